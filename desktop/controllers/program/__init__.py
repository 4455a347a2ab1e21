"""What there is once in the program: its look and language, notices, help, and the lock before a campaign."""

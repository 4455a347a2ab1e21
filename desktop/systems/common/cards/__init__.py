"""Cards (アビリティ・アイテム): how one is written down, worded, looked up, and what is wrong with it."""

"""The play page (卓): party strip, the frame around every tracker, and the page that draws any engine."""

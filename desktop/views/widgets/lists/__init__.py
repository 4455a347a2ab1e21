"""Tables, trees and editors of rows."""

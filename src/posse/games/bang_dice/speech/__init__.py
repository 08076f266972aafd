"""What is asked, offered and refused, as sayings: questions (with their answers) and refusals."""

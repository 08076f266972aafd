"""The studies: their numbers counted anew, their workers killed."""

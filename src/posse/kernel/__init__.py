"""What every table needs and no game knows: rules in progress, luck, choices, secrets, records.

Imports nothing but the standard library, and compiles with mypyc as it stands.
"""

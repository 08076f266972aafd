# .\run.ps1 play: what `sh run play` does, on Windows. Finds Python and hands on to run.py.
$ErrorActionPreference = "Stop"
foreach ($name in @("py", "python3", "python")) {
    if (Get-Command $name -ErrorAction SilentlyContinue) {
        & $name -c "import sys; raise SystemExit(sys.version_info < (3, 11))" 2>$null
        if ($LASTEXITCODE -eq 0) {
            & $name (Join-Path $PSScriptRoot "run.py") @args
            exit $LASTEXITCODE
        }
    }
}
[Console]::Error.WriteLine("posse: Posse needs Python 3.11 or later, and none was found (https://www.python.org).")
exit 1

"""Build hook: with POSSE_COMPILE=1 in the environment, kernel and games are compiled by mypyc into the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("src/posse/kernel", "src/posse/games")


class CompileEngine(BuildHookInterface[Any]):
    """Compiles the engine from the same source that runs interpreted."""

    PLUGIN_NAME = "custom"

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("POSSE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        return ["mypy>=1.15", "setuptools>=75"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted() or version == "editable":
            return
        root = Path(self.root)
        out = root / "build" / "compiled"
        compile_engine(root, out)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in out.rglob("*.so" if os.name != "nt" else "*.pyd"):
            build_data["force_include"][str(library)] = library.relative_to(out).as_posix()


def compile_engine(root: Path, out: Path) -> None:
    """Compile every module of the engine into `out`, laid out as in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    sys.path.insert(0, str(root / "src"))
    sources = [str(path) for folder in ENGINE for path in sorted(Path(folder).rglob("*.py"))]
    target = str(root / "build" / "mypyc")
    modules = mypycify(["--strict", *sources], opt_level="3", debug_level="0", target_dir=target)
    if sys.platform == "linux":  # calls inside the engine need no detour, and small ones are inlined: a sixth faster
        for module in modules:
            module.extra_compile_args += ["-flto=auto", "-fno-semantic-interposition"]
            module.extra_link_args += ["-flto=auto", "-O3", "-Wl,-Bsymbolic"]
    distribution = Distribution({"name": "posse", "ext_modules": modules, "package_dir": {"": "src"}})
    command = build_ext(distribution)
    command.build_lib = str(out)
    command.build_temp = target
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()

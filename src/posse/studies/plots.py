"""Figures drawn by Altair (Vega-Lite), as SVG that needs no script; colours are the page's and follow its theme."""

from __future__ import annotations

from typing import Any, Final

import altair as alt
import vl_convert

from posse.studies.figures import MOST, Figure
from posse.words import Words

WIDTH: Final = 560
BOARD: Final = 760
ROW: Final = 20
INK: Final = "var(--ink)"
SOFT: Final = "var(--soft)"
MAIN: Final = "var(--main)"
OTHER: Final = "var(--other)"
LINE: Final = "var(--line)"
LONGEST: Final = 46
"""Letters of a label; the table has it whole."""

CONFIG: Final[dict[str, Any]] = {
    "background": None,
    "padding": {"left": 40, "right": 70, "top": 6, "bottom": 6},  # a reader's letters may be wider than those here
    "font": "system-ui, sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": SOFT,
        "tickColor": LINE,
        "domainColor": LINE,
        "gridColor": LINE,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelLimit": 320,
    },
    "text": {"color": INK, "fontSize": 11},
    "legend": {
        "labelColor": INK,
        "titleColor": SOFT,
        "labelFontSize": 12,
        "orient": "top",
        "direction": "vertical",
        "labelLimit": 400,
    },
}


def svg(figure: Figure, words: Words) -> str:
    """The figure as an SVG; empty if it is only a table."""
    draw = {
        "shares": _shares,
        "lengths": _lengths,
        "choices": _choices,
        "line": _line,
        "board": _board,
        "differences": _differences,
        "curve": _curve,
    }.get(figure.form)
    if draw is None or not figure.rows:
        return ""
    spec = draw(figure, words).to_dict()
    spec["config"] = CONFIG
    comma = words.language == "pl"
    locale = {"decimal": "," if comma else ".", "thousands": "\u00a0" if comma else ",", "grouping": [3]}
    drawn: str = vl_convert.vegalite_to_svg(spec, format_locale={**locale, "currency": ["", ""]})
    return drawn


def _data(rows: list[dict[str, Any]]) -> Any:
    return alt.Data(values=rows)  # type: ignore[no-untyped-call]


def _values(figure: Figure, *names: str) -> Any:
    rows = [dict(zip(names, row, strict=False)) for row in figure.rows]
    for row in rows:
        if isinstance(row.get("who"), str) and len(str(row["who"])) > LONGEST:
            row["who"] = str(row["who"])[: LONGEST - 1] + "…"
    return _data(rows)


def _shares(figure: Figure, words: Words) -> Any:
    """A bar for each, the interval over it, and a line where equals would be."""
    data = _values(figure, "who", "seats", "wins", "share", "low", "high")
    who = alt.Y("who:N", sort=None, title=None)
    share = alt.X("share:Q", title=words.text(figure.columns[3]), axis=alt.Axis(format=".0%", tickCount=6))
    base = alt.Chart(data).properties(width=WIDTH, height=alt.Step(ROW + 4))
    chart = base.mark_bar(color=MAIN, height=ROW - 6).encode(y=who, x=share)
    if len(figure.columns) > 4:
        chart += base.mark_rule(color=INK, strokeWidth=2).encode(y=who, x="low:Q", x2="high:Q")
    if figure.fair is not None:
        rule = alt.Chart(_data([{"fair": figure.fair}]))
        chart += rule.mark_rule(color=OTHER, strokeDash=[5, 4], strokeWidth=2).encode(x="fair:Q")
    return chart


def _lengths(figure: Figure, words: Words) -> Any:
    """A bar for each length."""
    rows = [{"from": int(row[0] or 0) - 0.5, "to": int(row[1] or 0) + 0.5, "count": row[2]} for row in figure.rows]
    title = words.text(f"study-{figure.key}-axis")
    return (
        alt.Chart(_data(rows))
        .mark_bar(color=MAIN, stroke="var(--page)", strokeWidth=0.5)
        .encode(
            x=alt.X("from:Q", title=title, bin="binned", axis=alt.Axis(tickMinStep=1, format="d", grid=False)),
            x2="to:Q",
            y=alt.Y("count:Q", title=words.text(figure.columns[2]), axis=alt.Axis(tickMinStep=1)),
        )
        .properties(width=WIDTH, height=180)
    )


def _choices(figure: Figure, words: Words) -> Any:
    """How often each is taken when it is offered, and the share of wins after that and after taking something else."""
    rows: list[dict[str, Any]] = []
    for number, row in enumerate(figure.rows[:MOST]):
        label = f"{number + 1}. {row[0]}"
        for column in (3, 4, 5):
            name = words.text(figure.columns[column])
            if row[column] is not None:
                rows.append({"who": label[:LONGEST], "what": name, "share": row[column], "at": number})
    names = [words.text(figure.columns[column]) for column in (3, 4, 5)]
    return (
        alt.Chart(_data(rows))
        .mark_point(filled=True, size=70, opacity=1)
        .encode(
            y=alt.Y("who:N", sort=None, title=None),
            x=alt.X("share:Q", title=words.text("study-share"), axis=alt.Axis(format=".0%", tickCount=6)),
            color=alt.Color("what:N", scale=alt.Scale(domain=names, range=[SOFT, MAIN, OTHER]), title=None),
            shape=alt.Shape("what:N", scale=alt.Scale(domain=names, range=["diamond", "circle", "cross"]), title=None),
        )
        .properties(width=WIDTH - 160, height=alt.Step(ROW))
    )


def _line(figure: Figure, words: Words) -> Any:
    """Several shares in the course of a game."""
    names = [words.text(column) for column in figure.columns[1:]]
    rows = [
        {"played": row[0], "what": name, "share": share}
        for row in figure.rows
        for name, share in zip(names, row[1:], strict=True)
    ]
    colour = alt.Color("what:N", scale=alt.Scale(domain=names, range=[MAIN, OTHER, INK]), title=None)
    dash = alt.StrokeDash("what:N", scale=alt.Scale(domain=names, range=[[1, 0], [6, 4], [2, 3]]), title=None)
    return (
        alt.Chart(_data(rows))
        .mark_line(point=True, strokeWidth=2)
        .encode(
            x=alt.X("played:Q", title=words.text(figure.columns[0]), axis=alt.Axis(format=".0%", grid=False)),
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format=".0%"), scale=alt.Scale(domain=[0, 1])),
            color=colour,
            strokeDash=dash,
        )
        .properties(width=WIDTH, height=240)
    )


def _curve(figure: Figure, words: Words) -> Any:
    """A number in the course of a training; a line where nothing would have been learnt."""
    games, what = (words.text(column) for column in figure.columns)
    base = alt.Chart(_values(figure, "games", "what")).properties(width=WIDTH, height=200)
    axis = alt.X("games:Q", title=games, axis=alt.Axis(format="~s", grid=False))
    chart = base.mark_line(color=MAIN, strokeWidth=2).encode(x=axis, y=alt.Y("what:Q", title=what))
    if figure.fair is not None:
        rule = alt.Chart(_data([{"fair": figure.fair}]))
        chart += rule.mark_rule(color=OTHER, strokeDash=[5, 4], strokeWidth=2).encode(y="fair:Q")
    return chart


def _differences(figure: Figure, words: Words) -> Any:
    """How much each share has changed, with its interval; a line where nothing would have."""
    base = alt.Chart(_values(figure, "who", "usual", "changed", "difference", "low", "high"))
    base = base.properties(width=WIDTH, height=alt.Step(ROW))
    who = alt.Y("who:N", sort=None, title=None)
    title = words.text(figure.columns[3])
    zero = alt.Chart(_data([{"zero": 0}])).mark_rule(color=OTHER, strokeDash=[5, 4], strokeWidth=2).encode(x="zero:Q")
    rule = base.mark_rule(color=INK, strokeWidth=2).encode(y=who, x="low:Q", x2="high:Q")
    axis = alt.Axis(format="+.0%", tickCount=6)
    point = base.mark_point(color=MAIN, filled=True, size=80, opacity=1)
    return rule + zero + point.encode(y=who, x=alt.X("difference:Q", title=title, axis=axis))


def _board(figure: Figure, _words: Words) -> Any:
    """The places of the board where they are, the fuller the more happens there."""
    most = max(float(row[2] or 0) for row in figure.rows) or 1.0
    rows = []
    for row, (x, y) in zip(figure.rows, figure.places, strict=True):
        rows.append({"where": row[0], "rate": row[2], "heat": float(row[2] or 0) / most, "x": x, "y": y})
    across = [place[0] for place in figure.places]
    down = [place[1] for place in figure.places]
    step = BOARD / (max(across) - min(across) + 1)
    right = alt.X("x:Q", axis=None, scale=alt.Scale(domain=[min(across) - 0.5, max(across) + 0.5]))
    below = alt.Y("y:Q", axis=None, scale=alt.Scale(domain=[max(down) + 0.5, min(down) - 0.5]))
    base = alt.Chart(_data(rows)).encode(x=right, y=below)
    square: dict[str, Any] = {"width": step * 0.94, "height": 52, "cornerRadius": 4}
    frame = base.mark_rect(fill="var(--page)", stroke=LINE, **square)
    heat = base.mark_rect(fill=MAIN, **square).encode(
        opacity=alt.Opacity("heat:Q", scale=alt.Scale(domain=[0, 1], range=[0, 0.55]), legend=None)
    )
    names = base.mark_text(dy=-9, limit=step * 0.9).encode(text="where:N")
    counts = base.mark_text(dy=9, fontWeight="bold").encode(text=alt.Text("rate:Q", format=".2f"))
    return (frame + heat + names + counts).properties(width=BOARD, height=56 * (max(down) - min(down) + 1))

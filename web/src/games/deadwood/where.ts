/** Where on Deadwood's board a choice is: a plot, a rank on a Ranch, a stack, a corner, a player; or an answer written on the board. */

import type { Asked, Choice } from "../../wire";
import { CHURCH_PLOT, CORNERS, MINE, type Town } from "./view";

const blank = (choice: Choice, name: string): number | undefined => choice.words.args?.[name]?.[1];

export function where(choice: Choice, _question: Asked, town: Town, eyes: number | null): string[] {
  const site = (tile: number | undefined): string[] => {
    const plot = tile === undefined ? -1 : town.plots.indexOf(tile);
    return plot < 0 ? [] : [`plot:${plot}`];
  };
  const seat = blank(choice, "seat");
  const rank = blank(choice, "rank");
  const building = blank(choice, "building");
  const plot = blank(choice, "plot");
  const plots = plot === undefined ? site(building) : [`plot:${plot}`];
  const player = seat === undefined ? [] : [`seat:${seat}`];
  const answer = `answer:${choice.value}`;
  switch (choice.words.key) {
    case "choice-send":
    case "choice-send-fee":
    case "choice-attack":
    case "choice-send-astray":
      return [`ranch:${eyes}:${rank}`, ...plots];
    case "choice-home-mine":
    case "choice-dance-home-mine":
      return [`place:${MINE}`, `mine:${eyes}:${rank}`];
    case "choice-grift":
    case "choice-order":
      // In the Church several may stand: there each of them can be clicked.
      return plots[0] === `plot:${CHURCH_PLOT}` ? [...plots, `church:${seat}`] : plots;
    case "choice-grift-ranch":
      return [`ranch:${seat}:${rank}`];
    case "choice-nobody-in-church":
      return [`plot:${CHURCH_PLOT}`];
    case "choice-hire":
      return [`hire:${eyes}:${rank}`];
    case "choice-sheriff":
    case "choice-keep-sheriff":
      return [`corner:${choice.value}`, ...(CORNERS[choice.value]?.plots ?? []).map((one) => `plot:${one}`)];
    case "choice-stack":
    case "choice-look":
      return [`stack:${choice.value}`];
    case "choice-arrange":
      return [`tile:${building}`];
    case "choice-build":
      return [`tile:${building}`, ...plots];
    case "choice-annex":
      return [...plots, answer];
    case "choice-news-self":
      return [`seat:${eyes}`];
    case "choice-share":
      return [answer];
  }
  if (plots.length) return plots;
  return player.length ? player : [answer];
}

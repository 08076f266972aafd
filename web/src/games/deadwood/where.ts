/** Where on Deadwood's board a choice is: a plot, a rank on a Ranch, a stack, a corner, a player. */

import type { Asked, Choice } from "../../wire";
import { blank, type View } from "../plain/areas";
import { CORNERS, MINE, type Town } from "./view";

const church = 2;

export function where(choice: Choice, _question: Asked, view: View, eyes: number | null): string[] {
  const town = view["table"] as Town;
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
  switch (choice.words.key) {
    case "choice-send":
    case "choice-send-fee":
    case "choice-attack":
    case "choice-send-astray":
      return [`ranch:${eyes}:${rank}`, ...plots];
    case "choice-home-mine":
    case "choice-dance-home-mine":
      return [`place:${MINE}`];
    case "choice-grift-ranch":
      return [`ranch:${seat}:${rank}`];
    case "choice-nobody-in-church":
      return site(church);
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
    case "choice-news-self":
      return [`seat:${eyes}`];
  }
  return plots.length ? plots : player;
}

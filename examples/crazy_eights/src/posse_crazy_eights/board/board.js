/** The table in the browser. It knows no rule: what can be chosen glows by itself. */

const SIGNS = ["♣", "♦", "♥", "♠"];
const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const RED = [false, true, true, false];

export default function board(host) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("board.css", import.meta.url).href;
  const felt = element("div", "eights");
  host.append(style, felt);

  return {
    update({ view, players, text, noun, spot }) {
      const table = view.table;
      const middle = element("div", "middle", [
        card(table.top),
        element("div", "stock", [text("board-stock", { n: table.stock })]),
        element(
          "div",
          "suits",
          SIGNS.map((sign, suit) => {
            const drawn = element("div", RED[suit] ? "suit red" : "suit", [sign]);
            drawn.classList.toggle("counts", suit === table.suit);
            spot(drawn, `suit:${suit}`, noun("suit", suit));
            return drawn;
          }),
        ),
        element("div", "told", [text("board-counts", { suit: noun("suit", table.suit) })]),
      ]);
      const people = table.players.map((player, seat) => {
        const told = [text("board-cards", { n: player.cards }), text("board-points", { n: player.points })];
        const drawn = element("div", "player", [`${players[seat]}: ${told.join(", ")}`]);
        drawn.classList.toggle("turn", seat === table.player && !view.over);
        if (player.hand) drawn.append(element("div", "hand small", player.hand.map(card)));
        return drawn;
      });
      const hand = (table.yours?.hand ?? []).map((number) => {
        const drawn = card(number);
        drawn.classList.toggle("drawn", number === table.yours.drawn);
        spot(drawn, `card:${number}`, noun("card", number));
        return drawn;
      });
      felt.replaceChildren(
        middle,
        element("div", "people", people),
        ...(hand.length ? [element("h3", "", [text("board-hand")]), element("div", "hand", hand)] : []),
      );
    },
    destroy() {
      host.replaceChildren();
    },
  };
}

function card(number) {
  const suit = Math.floor(number / 13);
  return element("div", RED[suit] ? "card red" : "card", [`${RANKS[number % 13]}${SIGNS[suit]}`]);
}

function element(name, look, inside = []) {
  const made = document.createElement(name);
  made.className = look;
  made.append(...inside);
  return made;
}

/** The faces of the bots: who they are by hat and beard, their temper by brows and mouth. Drawn for 32 by 32. */

export interface Looks {
  hat: string;
  brim: string;
  /** What is on the hat: a band, a star. */
  band?: string;
  /** Beard and whiskers. */
  hair?: string;
  /** What is only ink: freckles, a moustache. */
  ink?: string;
  cloth: string;
  /** The printer's colours (tokens.css) of hat, band, hair and cloth. */
  colours: { hat: string; band?: string; hair?: string; cloth: string };
  /** How far down the mouth is. */
  mouth: number;
}

export interface Mood {
  eyes: string;
  brows: string;
  /** For a mouth so far down. */
  mouth: (down: number) => string;
}

export const HEAD =
  "M9.2 13.5c-.9.3-1.5 1.2-1.3 2.4.2 1.3 1 2.2 1.9 2.2 1 4.7 3.4 8.3 6.2 8.3s5.2-3.6 6.2-8.3c.9 0 1.7-.9 1.9-2.2.2-1.2-.4-2.1-1.3-2.4z";

export const LOOKS: Record<string, Looks> = {
  /** A bowler from the city, freckles, a bow tie. */
  greenhorn: {
    hat: "M9.3 12.2C9.3 6.3 11.7 3 16 3s6.7 3.3 6.7 9.2z",
    brim: "M5.8 12.1c1.7.5 4 .8 10.2.8s8.5-.3 10.2-.8c.9-.3 1.5 1 .7 1.6-2 1.3-5.3 1.8-10.9 1.8s-8.9-.5-10.9-1.8c-.8-.6-.2-1.9.7-1.6z",
    band: "M9.3 10.1h13.4l.1 2.3H9.2z",
    ink: "M11.3 20.3a.6.6 0 1 1 0 .1zM12.9 21.3a.6.6 0 1 1 0 .1zM19.5 20.3a.6.6 0 1 1 0 .1zM17.9 21.3a.6.6 0 1 1 0 .1z",
    cloth:
      "M16 28.3l-5.2-2.5c-.6-.3-1.1.1-1.1.8v3.6c0 .7.6 1.1 1.2.8zl5.2-2.5c.6-.3 1.1.1 1.1.8v3.6c0 .7-.6 1.1-1.2.8z",
    colours: { hat: "wood", band: "ink", cloth: "green" },
    mouth: 24,
  },
  /** A slouch hat that has seen rain, a beard of a week, a neckerchief. */
  drifter: {
    hat: "M10.1 11.6c-.3-3.6.4-7 2.7-7.7 1.3-.4 2.1.9 3.3.8 1.4-.1 2.4-1.6 3.9-.6 1.8 1.2 2.3 4.3 2 7.9z",
    brim: "M2.5 14.9c2.4-.5 4.3-2.6 6.5-3.6 4-1.3 10.2-1.3 14 .2 2.3 1.3 3.9 4 6.6 5.1-1.9 1.3-4.6-.2-7.1-1.3-3.9-1.4-9.3-1.5-12.9-.3-2.6.9-5.3 2-7.1-.1z",
    hair: "M9.8 19.2c1 4.2 3.4 8 6.2 8s5.2-3.8 6.2-8c-1.1 1.6-2.3 2.5-3.6 2.5-.9 0-1.6-.4-2.6-.4s-1.7.4-2.6.4c-1.3 0-2.5-.9-3.6-2.5z",
    cloth: "M8.5 26.2c4.5 2.1 10.5 2.1 15 0l-2.2 3.9-3.4.5L16 33l-1.9-2.4-3.4-.5z",
    colours: { hat: "green", hair: "wood", cloth: "red" },
    mouth: 23.9,
  },
  /** A flat black crown with a red band, and a moustache that hangs. */
  gunhand: {
    hat: "M10 11.9l-.4-6.6c-.1-1 .5-1.6 1.5-1.6h9.8c1 0 1.6.6 1.5 1.6l-.4 6.6z",
    brim: "M3.6 12.1c0-.8.6-1.2 1.4-1.1 6.5.7 15.5.7 22 0 .8-.1 1.4.3 1.4 1.1 0 .7-.5 1.2-1.2 1.4-6.4 1.5-16 1.5-22.4 0-.7-.2-1.2-.7-1.2-1.4z",
    band: "M9.8 8.5h12.4l-.2 2.7H10z",
    ink: "M16 20.3c-1.1-.6-2.5-.5-3.6.2-1.6 1.1-2 3-1.9 5.4.1.6.9.6 1 .1.3-1.8 1-2.9 2.2-3.2.9-.2 1.7-.2 2.3-.8.6.6 1.4.6 2.3.8 1.2.3 1.9 1.4 2.2 3.2.1.5.9.5 1-.1.1-2.4-.3-4.3-1.9-5.4-1.1-.7-2.5-.8-3.6-.2z",
    cloth: "M7 31c.5-2.7 3-4.2 5.2-4.6L16 29.5l3.8-3.1c2.2.4 4.7 1.9 5.2 4.6z",
    colours: { hat: "ink", band: "red", cloth: "ink" },
    mouth: 24.6,
  },
  /** A tall crown with a crease and a star, grey whiskers. */
  marshal: {
    hat: "M9.9 11.4c-.1-3.8.2-8 2-9.3 1.5-1 2.7.8 4.1.8s2.6-1.8 4.1-.8c1.8 1.3 2.1 5.5 2 9.3z",
    brim: "M2.3 11c1.1-1.3 2.3-.5 3.5.1 2.8 1.1 17.6 1.1 20.4 0 1.2-.6 2.4-1.4 3.5-.1.3.5-.1 1.1-.6 1.5-3.2 2.4-7.3 2.7-13.1 2.7s-9.9-.3-13.1-2.7c-.5-.4-.9-1-.6-1.5z",
    band: "M16 4.4l.9 2.1 2.3.2-1.7 1.5.5 2.2-2-1.2-2 1.2.5-2.2-1.7-1.5 2.3-.2z",
    hair: "M9.5 16.5c-.1 2.8.6 4.3 1.9 4.7 1.7.4 2.4-1.3 4.6-1.3s2.9 1.7 4.6 1.3c1.3-.4 2-1.9 1.9-4.7 1 2.3.9 5.3-.3 6.7-1.7 1.9-4.6 1.3-6.2-.2-1.6 1.5-4.5 2.1-6.2.2-1.2-1.4-1.3-4.4-.3-6.7z",
    cloth: "M7 31c.5-2.7 3-4.2 5.2-4.6L16 29.5l3.8-3.1c2.2.4 4.7 1.9 5.2 4.6z",
    colours: { hat: "wood", band: "gold", hair: "grey", cloth: "blue" },
    mouth: 24.5,
  },
};

export const MOODS: Record<string, Mood> = {
  /** One brow up, half a smile. */
  bold: {
    eyes: "M12 17.3a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM18 17.1a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
    brows: "M10.8 15.6l3.6-.5M17.8 14.4l3.7.3",
    mouth: (down) => `M13.5 ${down}c1.8.9 3.9.4 5.2-1.3`,
  },
  /** Spectacles, and lips closed. */
  careful: {
    eyes: "M12.2 17.5a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0zM18.2 17.5a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0z",
    brows:
      "M10.6 17.4a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM16.8 17.4a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0zM15.2 17.1q.8-.6 1.6 0",
    mouth: (down) => `M14 ${down}h4`,
  },
  /** Brows drawn together, the corners of the mouth down. */
  vengeful: {
    eyes: "M12.1 18a1 .8 0 1 0 2 0 1 .8 0 1 0-2 0zM17.9 18a1 .8 0 1 0 2 0 1 .8 0 1 0-2 0z",
    brows: "M10.5 15.2l4.3 1.7M21.5 15.2l-4.3 1.7",
    mouth: (down) => `M13.5 ${down}q2.5-1.6 5 0`,
  },
};

/** Of whom no temper is known: eyes that tell nothing. */
export const PLAIN: Mood = {
  eyes: "M12.1 17.3a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM17.9 17.3a1 1 0 1 0 2 0 1 1 0 1 0-2 0z",
  brows: "M10.9 15.2h3.400M17.700 15.2h3.400",
  mouth: (down) => `M14 ${down}h4`,
};

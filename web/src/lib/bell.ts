/** It is my turn: the page's icon says so, and a small bell, if the person likes that and was not looking or had to wait. */

import { prefs } from "./prefs.svelte";

const ICON = "/star.svg";
const CALLS = "/star-turn.svg";
/** Milliseconds since my last question after which the next one rings: one's own turn goes on without it. */
const WAITED = 8_000;
/** Two strokes on a hotel bell: Hz, and seconds from the beginning. */
const STROKES = [
  [1318.5, 0],
  [1760, 0.14],
] as const;

export class Bell {
  #turn = false;
  #left = -Infinity;
  #audio: AudioContext | null = null;

  /** Whether it is my turn. */
  set turn(turn: boolean) {
    if (turn === this.#turn) return;
    this.#turn = turn;
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? CALLS : ICON);
    if (!turn) this.#left = performance.now();
    else if (document.hidden || performance.now() - this.#left > WAITED) this.#ring();
  }

  close(): void {
    this.turn = false;
    void this.#audio?.close();
    this.#audio = null;
  }

  #ring(): void {
    // Browsers keep pages quiet that nobody has touched.
    if (!prefs.sounds || !navigator.userActivation?.hasBeenActive) return;
    this.#audio ??= new AudioContext();
    const audio = this.#audio;
    for (const [pitch, after] of STROKES) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const at = audio.currentTime + after;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, at);
      loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(loudness).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
    window.dispatchEvent(new CustomEvent("posse-bell"));
  }
}

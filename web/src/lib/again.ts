/** A server that is away for a moment is asked again: `fetch` and `import` both say with a TypeError that nobody was there. */

const WAITS = [300, 1_000, 3_000];

export async function again<T>(work: () => Promise<T>, waits = WAITS): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (problem) {
      // Without a network there is nobody to wait for.
      if (!(problem instanceof TypeError) || globalThis.navigator?.onLine === false) throw problem;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
  return work();
}

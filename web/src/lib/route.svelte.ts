/** Where in the page one is. Addresses are plain: `/`, `/new/GAME`, `/learn/GAME`, `/t/TABLE`, `/t/TABLE/replay`, `/rules/GAME`, `/me`, `/me/LINK`, `/deeds`, `/honour`, `/friends`, `/friend/LINK`, `/g/GROUP`, `/cups`, `/cup/CUP`, `/p/GUEST`, `/mail/TOKEN`, `/stop/TOKEN`, `/style`. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** The parts of the address: `["t", "abc", "replay"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
    document.getElementById("main")?.focus();
  }
  /** The same page, at another moment: no step to come back to. */
  mend(address: string): void {
    history.replaceState(null, "", address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** For `<a onclick={follow}>`: stay in the page unless a new tab is wanted. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  route.go(pathname + search + hash);
}

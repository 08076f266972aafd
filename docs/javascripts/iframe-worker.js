// The search runs in a worker, and no browser starts one for a page that was opened as a file: a frame does its work there.
// (Named as the theme's plugin `offline` looks for it; otherwise it would fetch another one from elsewhere.)
if (location.protocol === "file:") {
  window.IFrameWorker = window.Worker = class extends EventTarget {
    #frame = document.createElement("iframe");
    #ready;

    constructor(address) {
      super();
      this.#frame.hidden = true;
      this.#frame.srcdoc = "<!doctype html><body></body>";
      this.#ready = new Promise((resolve, reject) => {
        this.#frame.onload = () => {
          const inside = this.#frame.contentWindow;
          inside.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
          const script = Object.assign(inside.document.createElement("script"), { onload: resolve, onerror: reject });
          script.src = address;
          inside.document.body.append(script);
        };
      });
      document.body.append(this.#frame);
    }

    async postMessage(data) {
      await this.#ready;
      this.#frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }

    terminate() {
      this.#frame.remove();
    }
  };
}

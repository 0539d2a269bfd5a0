import { vi } from "vitest";

/** Replaces the browser's WebSocket; undo it with `vi.unstubAllGlobals`. Returns those that opened. */
export function fakeSockets() {
  const sockets: FakeSocket[] = [];
  vi.stubGlobal(
    "WebSocket",
    class extends FakeSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
  return sockets;
}

class FakeSocket extends EventTarget {
  readyState = 0;
  constructor(readonly url: string) {
    super();
  }

  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  /** Receives a message from the server. */
  receive(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** The connection breaks. */
  fail() {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("error"), { error: new Error("broken") }));
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }));
  }

  close() {
    this.readyState = 3;
  }
}

import { countedId } from "./layer";

export type ScriptState = "absent" | "waiting" | "loaded" | "failed";

const SOURCE = "https://www.googletagmanager.com/gtag/js";

let state: ScriptState = "absent";
const listeners = new Set<() => void>();

export function scriptState(): ScriptState {
  return state;
}

/** Calls back whenever the state of the script changes; returns what ends it. */
export function onScriptState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds Google's script once the page has loaded and is idle, and the visitor is still counted. */
export function loadScriptWhenIdle() {
  if (state !== "absent") return;
  become("waiting");
  if (document.readyState === "complete") whenIdle(load);
  else addEventListener("load", () => whenIdle(load), { once: true });
}

function load() {
  const id = countedId();
  // The next page that is counted asks again.
  if (!id) return become("absent");
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SOURCE}?id=${id}`;
  script.addEventListener("load", () => become("loaded"));
  script.addEventListener("error", () => become("failed"));
  document.head.append(script);
}

/** Safari has no idle callback. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

function become(next: ScriptState) {
  state = next;
  for (const listener of listeners) listener();
}

import { activeMeasurementId } from "./data-layer";

export type ScriptState = "absent" | "waiting" | "loaded" | "failed";

const SOURCE = "https://www.googletagmanager.com/gtag/js";

let state: ScriptState = "absent";
const listeners = new Set<() => void>();

export function scriptState(): ScriptState {
  return state;
}

/** Subscribes to the script's state; returns the unsubscribe function. */
export function onScriptState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds Google's script when the page has loaded and is idle, if the visitor is still counted. */
export function loadScriptWhenIdle() {
  if (state !== "absent") return;
  setState("waiting");
  if (document.readyState === "complete") whenIdle(load);
  else addEventListener("load", () => whenIdle(load), { once: true });
}

function load() {
  const id = activeMeasurementId();
  // The next counted page tries again.
  if (!id) return setState("absent");
  const script = document.createElement("script");
  script.async = true;
  script.src = `${SOURCE}?id=${id}`;
  script.addEventListener("load", () => setState("loaded"));
  script.addEventListener("error", () => setState("failed"));
  document.head.append(script);
}

/** Safari has no idle callback. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback);
  else setTimeout(callback);
}

function setState(next: ScriptState) {
  state = next;
  for (const listener of listeners) listener();
}

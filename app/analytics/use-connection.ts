import { useSyncExternalStore } from "react";
import { onScriptState, scriptState } from "./script";

/** The state of Google's script; null before hydration. */
export function useConnection() {
  const script = useSyncExternalStore(onScriptState, scriptState, () => null);
  const available = useSyncExternalStore(
    onScriptState,
    () => typeof window.gtag === "function",
    () => null,
  );
  return { script, available };
}

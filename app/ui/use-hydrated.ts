import { useSyncExternalStore } from "react";

/** Returns whether hydration has ended: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

/** Whether React has taken the page over: false on the server and while it does. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

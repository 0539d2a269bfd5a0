import { useSyncExternalStore } from "react";
import type { ToastMessage } from "./toast";

let current: ToastMessage | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastMessage | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Replaces the current toast. Its message must also be in the page. */
export function toast(message: Omit<ToastMessage, "id">) {
  count += 1;
  set({ ...message, id: count });
}

/** Closes a toast, unless it has been replaced. */
export function closeToast(id: number) {
  if (current?.id === id) set(null);
}

export function useToast(): ToastMessage | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}

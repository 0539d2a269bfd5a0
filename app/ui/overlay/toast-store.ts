import { createStore, useStore } from "~/web/browser/store";

/** How long a toast shows (specification 7). */
export const TOAST_MS = 5_000;

export type ToastMessage = {
  id: number;
  kind: "default" | "destructive";
  title: string;
  text?: string;
  /** A button, which the page has too, and how long the toast stays for it. */
  action?: { label: string; ms: number; run: () => void };
  /** Whether the page announces the message itself: a screen reader must say it only once. */
  isSilent?: boolean;
};

const store = createStore<ToastMessage | null>(null);
let count = 0;

/** Replaces the current toast. Its message must also be in the page. */
export function toast(message: Omit<ToastMessage, "id">) {
  count += 1;
  store.set({ ...message, id: count });
}

/** Closes a toast, unless it has been replaced. */
export function closeToast(id: number) {
  if (store.get()?.id === id) store.set(null);
}

export function useToast(): ToastMessage | null {
  return useStore(store);
}

import { createStore, useStore } from "~/ui/store";
import type { ToastMessage } from "./toast";

type State = { current: ToastMessage | null; count: number };

const store = createStore<State>({ current: null, count: 0 });

/** Replaces the current toast. Its message must also be in the page. */
export function toast(message: Omit<ToastMessage, "id">) {
  const id = store.get().count + 1;
  store.set({ current: { ...message, id }, count: id });
}

/** Closes a toast, unless it has been replaced. */
export function closeToast(id: number) {
  const { current, count } = store.get();
  if (current?.id === id) store.set({ current: null, count });
}

export function useToast(): ToastMessage | null {
  return useStore(store).current;
}

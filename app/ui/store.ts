import { useSyncExternalStore } from "react";

/** State outside components. The server renders its initial value. */
export type Store<State> = {
  initial: State;
  get(): State;
  set(next: State): void;
  /** Returns a cleanup. */
  subscribe(listener: () => void): () => void;
};

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}

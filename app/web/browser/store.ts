import { useSyncExternalStore } from "react";

export type Store<State> = ReturnType<typeof createStore<State>>;

/** State of a page outside of React's tree, for code that is no component. */
export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => state,
    set(next: State) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The state, also after each change. On the server and while hydrating, the initial one. */
export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}

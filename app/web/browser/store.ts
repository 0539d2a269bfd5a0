import { useSyncExternalStore } from "react";

export type Store<State> = ReturnType<typeof createStore<State>>;

/** Creates state of a page outside of React's tree, for code that is no component. */
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

/**
 * Returns the state, and renders again after each change. On the server and while hydrating it is the
 * initial one.
 */
export function useStore<State>({ subscribe, get, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, get, () => initial);
}

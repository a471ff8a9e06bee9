import { useSyncExternalStore } from 'react';

/** A value outside the components, for state that outlives a page. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param hydrationValue - must equal the value of the prerendered page */
export const useStore = <Value>({ subscribe, read }: Store<Value>, hydrationValue: Value): Value =>
  useSyncExternalStore(subscribe, read, () => hydrationValue);

import { useSyncExternalStore } from 'react';

/** State that outlives a page. */
export interface Store<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
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

/** @param hydrationValue - must equal the prerendered value */
export const useStore = <Value>({ subscribe, read }: Store<Value>, hydrationValue: Value): Value =>
  useSyncExternalStore(subscribe, read, () => hydrationValue);

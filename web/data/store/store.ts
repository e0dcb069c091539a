import { useSyncExternalStore } from 'react';

/** Calls listeners with events; `subscribe` returns the function that removes a listener. */
export type Emitter<Event = void> = {
  readonly emit: (event: Event) => void;
  readonly subscribe: (listener: (event: Event) => void) => () => void;
};

/**
 * Makes an emitter. `connect` is called before the first listener is added, and what it returns after the last one was
 * removed, so that an emitter listens to something itself only while somebody listens to it.
 */
export function createEmitter<Event = void>(connect?: () => () => void): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  let disconnect: (() => void) | undefined;
  return {
    emit: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect?.();
      };
    },
  };
}

/** A value outside of React. Listeners are called after it has changed. */
export type Store<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Makes a store that begins with this value; `connect` as for an emitter. */
export function createStore<Value>(initial: Value, connect?: () => () => void): Store<Value> {
  let value = initial;
  const { emit, subscribe } = createEmitter(connect);
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}

/** The value of a store, or what `select` takes from it. The component is rendered again only when that changes. */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Selected>(store: Store<Value>, select: (value: Value) => Selected): Selected;
export function useStore(store: Store<unknown>, select = (value: unknown) => value): unknown {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

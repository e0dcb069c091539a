import { useSyncExternalStore } from 'react';

/** Why a project's stream has ended for good: it may not be read any more, or it is deleted. */
export type Farewell = 'hidden' | 'gone';

let farewell: Farewell | undefined;
const listeners = new Set<() => void>();

/** The project is no longer to be read; undefined: that is over. */
export function bidFarewell(to: Farewell | undefined): void {
  farewell = to;
  for (const listener of listeners) listener();
}

/** Why the project of this page is no longer to be read; undefined while it is. */
export function useFarewell(): Farewell | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => farewell,
  );
}

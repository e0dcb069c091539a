import { useSyncExternalStore } from 'react';

/** Why a project's stream has ended for good: it may not be read any more, or it is deleted. */
export type Farewell = 'hidden' | 'gone';

const farewells = new Map<number, Farewell>();
const listeners = new Set<() => void>();

/** A project is no longer to be read; undefined: that is over. */
export function bidFarewell(project: number, kind: Farewell | undefined): void {
  if (kind) farewells.set(project, kind);
  else farewells.delete(project);
  for (const listener of listeners) listener();
}

/** Why a project is no longer to be read; undefined while it is. */
export const farewellTo = (project: number): Farewell | undefined => farewells.get(project);

/** The same, followed. */
export function useFarewell(project: number): Farewell | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => farewellTo(project),
  );
}

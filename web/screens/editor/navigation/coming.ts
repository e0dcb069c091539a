import { useSyncExternalStore } from 'react';
import type { ListSearch } from '../state/address.ts';

/** Where a move that is on its way leads, as far as it is known. */
export type Coming = { readonly page?: number; readonly list?: ListSearch };

const listeners = new Set<() => void>();
let coming: Coming | undefined;

/** Tells where the move leads that has just begun; undefined when it has ended. */
export function setComing(to: Coming | undefined): void {
  coming = to;
  for (const listener of listeners) listener();
}

/** Where the move leads that is on its way, if one is. */
export const comingNow = (): Coming | undefined => coming;

/**
 * The same for what shows it before the list does: a press is answered at once by the control that was pressed, and nothing
 * else is drawn anew for it.
 */
export const useComing = (): Coming | undefined => useSyncExternalStore(follow, comingNow);

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LogEntry } from '#contract/history/log.ts';
import { eventKindOf, liveEffectOf } from '#domain/core/events/kinds.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import type { Done } from '../../../features/history/undo/undo-step.ts';

const UNDO = hashKey(writeKeys.named('undo'));

/**
 * Calls a function when the user's own undo has changed which strings there are, or their order: the list is reloaded
 * at once, where changes of others wait (undo.22).
 */
export function useReloadUndone(reload: () => void): void {
  const queries = useQueryClient();
  const onUndone = useEffectEvent(reload);
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { options, state } = event.mutation;
        const isUndo = options.mutationKey !== undefined && hashKey(options.mutationKey) === UNDO;
        const undone = state.data as Done | undefined;
        // Of an import into new sections the list may be gone.
        const { isMany } = (state.variables ?? {}) as { isMany?: boolean };
        if (isUndo && undone && !isMany && changesList(undone.made)) onUndone();
      }),
    [queries],
  );
}

/** Whether an event changes which strings there are, or their order. */
function changesList({ w, acts }: Pick<LogEntry, 'w' | 'acts'>): boolean {
  const kind = eventKindOf(w);
  const isMove = acts.place !== undefined || acts.section !== undefined;
  // Parts of a batch and of an update are announced by themselves.
  return isMove || kind === 'runBatch' || kind === 'updateSource' || liveEffectOf(kind).isReordering === true;
}

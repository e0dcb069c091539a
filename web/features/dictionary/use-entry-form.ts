import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addEntry, type Entry, editEntry } from '#contract/dictionary.ts';
import type { EntryDraft } from '#domain/dictionary/dictionary.ts';
import { DICTIONARY, dictionaryQuery } from '../../data/queries/dictionary.ts';
import { call } from '../../data/wire/call.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { useHeldBack } from '../../data/writes/use-held-back.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { changedFields, differing, draftOf, drawnOver, EMPTY_ENTRY, isEntry } from './entry-draft.ts';
import { existingEntry } from './existing.ts';

type Options = {
  project: number;
  /** The entry to change; none: one is added. */
  entry: Entry | undefined;
  /** What the word begins with, when one is added. */
  word?: string;
  onSaved: (entry: Entry) => void;
};

/**
 * A word being added or changed. What the server refuses it for stays in `error` and nothing typed is lost: over what
 * somebody else has saved meanwhile (409) one saves again or takes theirs, and what is deleted meanwhile is added again.
 */
export function useEntryForm({ project, entry, word = '', onSaved }: Options) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(entry);
  const [draft, setDraft] = useState<EntryDraft>(() => (entry ? draftOf(entry) : { ...EMPTY_ENTRY, word }));
  const saving = useWrite({
    mutationFn: () => send(project, seen, draft),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: DICTIONARY });
      onSaved(saved);
    },
    onError: (error) => {
      if (!(error instanceof Failure) || !seen) return;
      if (hasKind(error, 'gone', 'entry')) setSeen(undefined);
      const { current } = error;
      if (!hasKind(error, 'changed') || !isEntry(current)) return;
      setDraft(drawnOver(seen, draft, current));
      setSeen(current);
    },
  });
  const { data: entries = [] } = useQuery(dictionaryQuery(project));
  const exists = useHeldBack<Entry>(draft.word);
  return {
    draft,
    /** The entry that has the word already, for one that is added. */
    exists,
    /** Saves, unless the word is there already: then it is warned of once. */
    save: () => {
      if (saving.isPending) return;
      if (seen || exists.passes(() => existingEntry(entries, draft.word))) saving.mutate();
    },
    isChanged: differing(draft, seen ? draftOf(seen) : { ...EMPTY_ENTRY, word }).length > 0,
    write: (change: Partial<EntryDraft>) => {
      setDraft((draft) => ({ ...draft, ...change }));
      if (!isOvertaken(saving.error)) saving.reset();
    },
    /** As the server had it last; undefined for one that is added. */
    seen,
    takeTheirs: () => {
      if (seen) setDraft(draftOf(seen));
      saving.reset();
    },
    saving,
  };
}

/** Adds, or changes what was changed; nothing changed asks nothing. */
async function send(project: number, seen: Entry | undefined, draft: EntryDraft): Promise<Entry> {
  if (!seen) return call(addEntry, { params: { project }, body: draft });
  const change = changedFields(seen, draft);
  if (Object.keys(change).length === 0) return seen;
  const { id, updated_at } = seen;
  try {
    return await call(editEntry, { params: { project, entry: id }, body: { ...change, updated_at } });
  } catch (error) {
    const current = error instanceof Failure && hasKind(error, 'changed') && error.current;
    // Two have had the same thought.
    if (isEntry(current) && differing(drawnOver(seen, draft, current), current).length === 0) return current;
    throw error;
  }
}

/** Whether somebody was quicker: what they did stays said while one goes on writing. */
function isOvertaken(error: Error | null): boolean {
  return error instanceof Failure && (hasKind(error, 'changed') || hasKind(error, 'gone', 'entry'));
}

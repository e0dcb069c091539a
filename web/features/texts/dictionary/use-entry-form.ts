import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addEntry, editEntry } from '#contract/texts/dictionary.routes.ts';
import type { Entry } from '#contract/texts/dictionary.ts';
import {
  EMPTY_ENTRY,
  type EntryDraft,
  fieldsOf,
  translationOf,
} from '#domain/texts/dictionary/dictionary.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { dictionaryQuery } from '../../../data/queries/dictionary.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useSaveWarning } from '../../../data/writes/use-save-warning.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { changedFields, differingFields, isEntry, rebased } from './entry-draft.ts';
import { existingEntry } from './existing-entry.ts';

type Options = {
  project: number;
  /** The entry to edit; undefined for a new one. */
  entry: Entry | undefined;
  /** The initial word of a new entry. */
  word?: string;
  /** Its initial description. */
  desc?: string;
  onSaved: (entry: Entry) => void;
};

/**
 * The state of an entry's form. Nothing typed is lost: where somebody else has edited the entry meanwhile (409) the user
 * saves again or takes theirs, and one that was deleted meanwhile is added again.
 */
export function useEntryForm({ project, entry, word = '', desc = '', onSaved }: Options) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(entry);
  const [draft, setDraft] = useState<EntryDraft>(() =>
    entry ? fieldsOf(entry) : { ...EMPTY_ENTRY, word, desc },
  );
  /** What is stored, from the reply on: the lists that show it are fetched after that. */
  const [stored, setStored] = useState<EntryDraft>();
  const saving = useWrite({
    mutationFn: () => send(project, seen, draft),
    onSuccess: async (saved) => {
      setStored(draft);
      await queries.invalidateQueries({ queryKey: cacheKeys.dictionaries() });
      onSaved(saved);
    },
    onError: (error) => {
      if (!(error instanceof Failure) || !seen) return;
      if (hasKind(error, 'gone', 'entry')) setSeen(undefined);
      const { current } = error;
      if (!hasKind(error, 'changed') || !isEntry(current)) return;
      setDraft(rebased(seen, draft, current));
      setSeen(current);
    },
  });
  const { data: entries = [] } = useQuery(dictionaryQuery(project));
  const exists = useSaveWarning<Entry>(draft.word);
  return {
    draft,
    /** The warning of a new entry whose word exists already. */
    exists,
    /** Saves, after a warning where the word exists already. */
    save: () => {
      if (saving.isPending) return;
      if (seen || exists.passes(() => existingEntry(entries, draft.word))) saving.mutate();
    },
    isChanged:
      draft !== stored &&
      differingFields(draft, seen ? fieldsOf(seen) : { ...EMPTY_ENTRY, word, desc }).length > 0,
    write: (change: Partial<EntryDraft>) => {
      setDraft((before) => {
        const draft = { ...before, ...change };
        return { ...draft, translate: translationOf(draft) };
      });
      if (!isConflict(saving.error)) saving.reset();
    },
    /** The entry as it was last read; undefined for a new one. */
    seen,
    takeTheirs: () => {
      if (seen) setDraft(fieldsOf(seen));
      saving.reset();
    },
    saving,
  };
}

/** Adds the entry, or sends its changed fields, if there are any. */
async function send(project: number, seen: Entry | undefined, draft: EntryDraft): Promise<Entry> {
  if (!seen) return call(addEntry, { params: { project }, body: draft });
  const change = changedFields(seen, draft);
  if (Object.keys(change).length === 0) return seen;
  const { id, updated_at } = seen;
  try {
    return await call(editEntry, { params: { project, entry: id }, body: { ...change, updated_at } });
  } catch (error) {
    const current = error instanceof Failure && hasKind(error, 'changed') && error.current;
    // Somebody else has made the same changes.
    if (isEntry(current) && differingFields(rebased(seen, draft, current), current).length === 0)
      return current;
    throw error;
  }
}

/** Whether somebody else has changed the entry: that error stays while the user goes on writing. */
function isConflict(error: Error | null): boolean {
  return error instanceof Failure && (hasKind(error, 'changed') || hasKind(error, 'gone', 'entry'));
}

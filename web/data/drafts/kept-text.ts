import { useRef, useSyncExternalStore } from 'react';
import { type Draft, isNothing } from './draft.ts';
import { draftAt, draftNames, keepDraft, onDrafts, readDraft } from './draft-store.ts';

/**
 * A text being written, kept in local storage under its name until it is sent (translations.26): it outlives a reload, a
 * failure and a look at another string, and is the same in every tab. Another name brings that name's text. `place`: for
 * the list of drafts.
 */
export function useKeptText(
  name: string,
  place?: Draft['place'],
): readonly [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(onDrafts, () => readDraft(name));
  return [text, (text) => keepDraft(name, text, place)];
}

/** A draft with its name. */
export type NamedDraft = { readonly name: string; readonly draft: Draft };

/** The drafts that are kept under these names, followed. */
export function useDraftsAt(names: readonly string[]): readonly NamedDraft[] {
  return useDrafts(() => names);
}

/** All drafts of a user that have a place, the latest first, followed. */
export function useDraftsOf(user: number | undefined): readonly NamedDraft[] {
  const drafts = useDrafts(draftNames);
  return drafts
    .filter(({ draft }) => user !== undefined && draft.place?.user === user)
    .sort((one, other) => other.draft.changed - one.draft.changed);
}

function useDrafts(namesNow: () => readonly string[]): readonly NamedDraft[] {
  const last = useRef<readonly NamedDraft[]>([]);
  const read = () => {
    const now = namesNow().flatMap((name) => {
      const draft = draftAt(name);
      return isNothing(draft) ? [] : { name, draft };
    });
    const isSame =
      now.length === last.current.length &&
      now.every(({ name, draft }, at) => {
        const before = last.current[at];
        return before?.name === name && before.draft === draft;
      });
    if (!isSame) last.current = now;
    return last.current;
  };
  return useSyncExternalStore(onDrafts, read);
}

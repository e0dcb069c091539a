import { useRef, useSyncExternalStore } from 'react';
import { type Draft, isEmptyDraft } from './draft.ts';
import { draftNames, getDraft, onDrafts, readDraftText, storeDraftText } from './draft-store.ts';

/**
 * The text of a draft as state that is stored under a name until it is sent (translations.26): it outlives a reload and a
 * failure, and is the same in every tab. `target`: what it is for.
 */
export function useDraftText(
  name: string,
  target?: Draft['target'],
): readonly [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(onDrafts, () => readDraftText(name));
  return [text, (text) => storeDraftText(name, text, target)];
}

/** A draft with its name. */
export type NamedDraft = { readonly name: string; readonly draft: Draft };

/** The drafts of these names, without empty ones. */
export function useDraftsByName(names: readonly string[]): readonly NamedDraft[] {
  return useDrafts(() => names);
}

/** All drafts of a user whose target is known, the latest first. */
export function useUserDrafts(user: number | undefined): readonly NamedDraft[] {
  const drafts = useDrafts(draftNames);
  return drafts
    .filter(({ draft }) => user !== undefined && draft.target?.user === user)
    .sort((one, other) => other.draft.changed - one.draft.changed);
}

function useDrafts(namesNow: () => readonly string[]): readonly NamedDraft[] {
  const last = useRef<readonly NamedDraft[]>([]);
  const read = () => {
    const now = namesNow().flatMap((name) => {
      const draft = getDraft(name);
      return isEmptyDraft(draft) ? [] : { name, draft };
    });
    const isSame =
      now.length === last.current.length &&
      now.every(({ name, draft }, index) => {
        const before = last.current[index];
        return before?.name === name && before.draft === draft;
      });
    if (!isSame) last.current = now;
    return last.current;
  };
  return useSyncExternalStore(onDrafts, read);
}

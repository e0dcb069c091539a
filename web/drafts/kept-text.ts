import { useSyncExternalStore } from 'react';
import { keepDraft, onDrafts, readDraft } from './draft-store.ts';

/**
 * A text being written, kept in local storage under its name until it is sent: it outlives a reload, a failure and a
 * look at another string, and is the same in every tab. Another name brings that name's text.
 */
export function useKeptText(name: string): readonly [text: string, write: (text: string) => void] {
  const text = useSyncExternalStore(onDrafts, () => readDraft(name));
  return [text, (text) => keepDraft(name, text)];
}

import { useState } from 'react';
import { keepDraft, readDraft } from './draft-store.ts';

/**
 * A text being written, kept in local storage under its name until it is sent: it outlives a reload, a failure and a
 * look at another string. Another name brings that name's text.
 */
export function useKeptText(name: string): readonly [text: string, write: (text: string) => void] {
  const [draft, setDraft] = useState(() => ({ name, text: readDraft(name) }));
  if (draft.name !== name) setDraft({ name, text: readDraft(name) });
  const write = (text: string) => {
    keepDraft(name, text);
    setDraft((shown) => (shown.name === name ? { name, text } : shown));
  };
  return [draft.name === name ? draft.text : readDraft(name), write];
}

import { useCallback, useRef, useState } from 'react';
import type { Entry } from '#contract/texts/dictionary.ts';

/**
 * The row of the dictionary that is open as a form, if any. `after`: the entry that was saved last; `left`: what opened the
 * form that has just closed, and gets the focus.
 */
export type OpenRow =
  | { kind: 'none'; after?: number; left?: number | 'add' }
  | { kind: 'adding'; word: string; desc?: string; after?: number }
  | { kind: 'editing'; entry: Entry };

/** The entries to show, always with the one that is being edited: it may be deleted meanwhile or not match the search. */
export function withOpenRow(shown: readonly Entry[], all: readonly Entry[], open: OpenRow): readonly Entry[] {
  if (open.kind !== 'editing') return shown;
  const { id } = open.entry;
  if (shown.some((entry) => entry.id === id)) return shown;
  const withIt = all.filter((entry) => entry.id === id || shown.includes(entry));
  return withIt.length > shown.length ? withIt : [open.entry, ...shown];
}

/** The open row as state, with the question before unsaved text in it is lost. */
export function useOpenRow() {
  const [row, setRow] = useState<OpenRow>({ kind: 'none' });
  const [next, setNext] = useState<OpenRow>();
  const isChanged = useRef(false);
  const open = (to: OpenRow) => {
    isChanged.current = false;
    setNext(undefined);
    setRow(to);
  };
  return {
    row,
    /** Opens a row without a question: the text of the open one was saved or discarded. */
    open,
    /** Opens a row, after a question where unsaved text would be lost. */
    askAndOpen: (to: OpenRow) => (isChanged.current ? setNext(to) : open(to)),
    /** Called by the open row with whether it has unsaved text. */
    setChanged: useCallback((is: boolean) => {
      isChanged.current = is;
    }, []),
    question: next && { onLeave: () => open(next), onStay: () => setNext(undefined) },
  };
}

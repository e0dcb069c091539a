import { useCallback, useRef, useState } from 'react';
import type { Opened } from './opened.ts';

/** What of the dictionary is open, and the question before another row is opened over what is not saved. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened>({ kind: 'none' });
  const [next, setNext] = useState<Opened>();
  const isChanged = useRef(false);
  const open = (to: Opened) => {
    isChanged.current = false;
    setNext(undefined);
    setOpened(to);
  };
  return {
    opened,
    /** Opens it, whatever is written in the row that is open: it was saved or given up. */
    open,
    /** Opens it, after a question where something would be lost. */
    turnTo: (to: Opened) => (isChanged.current ? setNext(to) : open(to)),
    /** For the open row to tell whether something in it is not saved. */
    tellChanged: useCallback((is: boolean) => {
      isChanged.current = is;
    }, []),
    question: next && { onLeave: () => open(next), onStay: () => setNext(undefined) },
  };
}

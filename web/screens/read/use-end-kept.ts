import { useEffect } from 'react';
import { follow } from './follow.ts';

/** The key *End* leads to the end of the text and stays there while the text takes its real height. */
export function useEndKept(): void {
  useEffect(() => {
    let leave = () => {};
    const followEnd = (event: KeyboardEvent) => {
      if (event.key !== 'End' || event.defaultPrevented || event.target !== document.body) return;
      leave();
      leave = follow(() => window.scrollTo(0, document.documentElement.scrollHeight));
    };
    document.addEventListener('keydown', followEnd);
    return () => {
      leave();
      document.removeEventListener('keydown', followEnd);
    };
  }, []);
}

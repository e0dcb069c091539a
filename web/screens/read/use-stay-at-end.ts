import { useEffect } from 'react';
import { keepInView } from './keep-in-view.ts';

/** The key *End* leads to the end of the text and stays there while the text takes its real height. */
export function useStayAtEnd(): void {
  useEffect(() => {
    let leave = () => {};
    const followEnd = (event: KeyboardEvent) => {
      if (event.key !== 'End' || event.defaultPrevented || event.target !== document.body) return;
      leave();
      leave = keepInView(() => window.scrollTo(0, document.documentElement.scrollHeight));
    };
    document.addEventListener('keydown', followEnd);
    return () => {
      leave();
      document.removeEventListener('keydown', followEnd);
    };
  }, []);
}

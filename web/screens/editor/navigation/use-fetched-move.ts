import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { sayFailed } from '../../../ui/toasts/toast.tsx';
import { painted } from '../state/after-paint.ts';
import { type Coming, setComing } from './coming.ts';

/** Fetches, and answers what then shows it. */
type Load = () => Promise<() => void>;

/** Moves that fetch before they show, so that one list gives way to the next without a gap; one overtaken by another is dropped. */
export function useFetchedMove() {
  const { t } = useTranslation();
  const last = useRef(0);

  /** Answers why it failed, if it did. */
  const tryMove = async (load: Load, to: Coming = {}): Promise<unknown> => {
    last.current += 1;
    const own = last.current;
    const isLast = () => own === last.current;
    setComing(to);
    try {
      // What is in hand waits until the press is answered: a page is long to draw.
      const [show] = await Promise.all([load(), painted()]);
      if (isLast()) show();
      return undefined;
    } catch (error) {
      return isLast() ? error : undefined;
    } finally {
      if (isLast()) setComing(undefined);
    }
  };
  const sayWhy = (failed: unknown) => {
    if (failed instanceof Error) void sayFailed(failureWords(t, failed));
  };
  /** One stays where it fails, and is told why. */
  const move = async (load: Load, to?: Coming): Promise<void> => sayWhy(await tryMove(load, to));
  return { tryMove, move, sayWhy };
}

export type FetchedMove = ReturnType<typeof useFetchedMove>;

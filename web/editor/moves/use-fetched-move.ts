import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../language/failure-words.ts';
import { sayFailed } from '../../toasts/toast.tsx';

/** Fetches, and answers what then shows it. */
type Load = () => Promise<() => void>;

/** Moves that fetch before they show, so that one list gives way to the next without a gap; one overtaken by another is dropped. */
export function useFetchedMove() {
  const { t } = useTranslation();
  const [isOnTheWay, setOnTheWay] = useState(false);
  const last = useRef(0);

  /** Answers why it failed, if it did. */
  const tryMove = async (load: Load): Promise<unknown> => {
    last.current += 1;
    const own = last.current;
    const isLast = () => own === last.current;
    setOnTheWay(true);
    try {
      const show = await load();
      if (isLast()) show();
      return undefined;
    } catch (error) {
      return isLast() ? error : undefined;
    } finally {
      if (isLast()) setOnTheWay(false);
    }
  };
  const sayWhy = (failed: unknown) => {
    if (failed instanceof Error) void sayFailed(failureWords(t, failed));
  };
  /** One stays where it fails, and is told why. */
  const move = async (load: Load): Promise<void> => sayWhy(await tryMove(load));
  return { isOnTheWay, tryMove, move, sayWhy };
}

export type FetchedMove = ReturnType<typeof useFetchedMove>;

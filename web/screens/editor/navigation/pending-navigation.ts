import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from '../../../data/store/store.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import type { ListSearch } from '../state/address.ts';
import { nextPaint } from '../state/after-paint.ts';

/** The page or the list that a navigation loads, as far as it is known. */
export type PendingNavigation = { readonly page?: number; readonly list?: ListSearch };

const store = createStore<PendingNavigation | undefined>(undefined);

/** The navigation that is loading, if one is. */
export const pendingNavigation = store.get;

/** The navigation that is loading, for controls that show its target before the list does. */
export const usePendingNavigation = () => useStore(store);

/** Loads what is to be shown, and returns the function that shows it. */
type Load = () => Promise<() => void>;

/**
 * Navigation that loads before it shows, so that one list replaces another without a gap. A later one cancels an
 * earlier one.
 */
export function useLoadedNavigation() {
  const { t } = useTranslation();
  const last = useRef(0);

  /** Returns the error if it fails. */
  const tryNavigate = async (load: Load, to: PendingNavigation = {}): Promise<unknown> => {
    last.current += 1;
    const attempt = last.current;
    const isLast = () => attempt === last.current;
    store.set(to);
    try {
      // A cached page waits until the press is painted too: it takes long to render.
      const [show] = await Promise.all([load(), nextPaint()]);
      if (isLast()) show();
      return undefined;
    } catch (error) {
      return isLast() ? error : undefined;
    } finally {
      if (isLast()) store.set(undefined);
    }
  };
  const showFailure = (failed: unknown) => {
    if (failed instanceof Error) void showErrorToast(failureWords(t, failed));
  };
  /** Stays where it fails, and shows why. */
  const navigate = async (load: Load, to?: PendingNavigation): Promise<void> =>
    showFailure(await tryNavigate(load, to));
  return { tryNavigate, navigate, showFailure };
}

export type LoadedNavigation = ReturnType<typeof useLoadedNavigation>;

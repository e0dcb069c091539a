import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { Failure } from '../../../data/wire/failure.ts';
import type { ListSearch } from '../state/address.ts';

/** Where one can go in the editor. */
export type Navigation = {
  /** The filters and the order of the list. */
  readonly list: ListSearch;
  readonly hasPageBefore: boolean;
  readonly hasPageAfter: boolean;
  /** The address of a string of the list. */
  readonly hrefOf: (id: number) => string;
  readonly hrefOfPage: (number: number) => string;
  /** Chooses a string of this page. */
  readonly choose: (id: number, options?: { isAnnounced?: boolean }) => void;
  /** Goes to the string before or after the chosen one, or another (`from`), also on the next page. */
  readonly step: (by: 1 | -1, from?: number) => void;
  readonly goToNextUntranslated: () => void;
  /** Goes to a string by its index in its section, without the filters where they exclude it. */
  readonly goToIndex: (section: number, index: number) => Promise<void>;
  /** Goes to a string in the list as it is now, after it was added or moved. */
  readonly goToString: (id: number) => Promise<void>;
  readonly goToPage: (number: number) => void;
  readonly stepPage: (by: 1 | -1) => void;
  /** Shows other filters or another order. Returns the failure for a caller with a field (`atField`). */
  readonly changeList: (
    to: ListSearch,
    options?: { replace?: boolean; atField?: boolean },
  ) => Promise<Failure | undefined>;
  /** Loads the list as it is now. */
  readonly reload: () => void;
  /** Shows pages of the size in the settings, with the same string. */
  readonly applyPageSize: () => void;
  /** Closes the chosen string, where it is over the list. */
  readonly close: () => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

/** Navigation, for components of the editor. */
export function useNavigationContext(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('This stands outside the editor.');
  return navigation;
}

/**
 * Makes of a navigation an object that changes only with the list, its page size, and whether there are pages before and
 * after, so that its users are not rendered again when another string is chosen. Its functions are always the latest.
 */
export function useStableNavigation(navigation: Navigation): Navigation {
  const latest = useRef(navigation);
  useLayoutEffect(() => {
    latest.current = navigation;
  });
  const { list, hasPageBefore, hasPageAfter, hrefOf, hrefOfPage } = navigation;
  const key = `${hrefOfPage(2)} ${hasPageBefore} ${hasPageAfter}`;
  const make = (): Navigation => ({
    list,
    hasPageBefore,
    hasPageAfter,
    hrefOf,
    hrefOfPage,
    choose: (...to) => latest.current.choose(...to),
    step: (...to) => latest.current.step(...to),
    goToNextUntranslated: () => latest.current.goToNextUntranslated(),
    goToIndex: (...to) => latest.current.goToIndex(...to),
    goToString: (id) => latest.current.goToString(id),
    goToPage: (number) => latest.current.goToPage(number),
    stepPage: (by) => latest.current.stepPage(by),
    changeList: (...to) => latest.current.changeList(...to),
    reload: () => latest.current.reload(),
    applyPageSize: () => latest.current.applyPageSize(),
    close: () => latest.current.close(),
  });
  const [stable, setStable] = useState(() => ({ key, navigation: make() }));
  if (stable.key === key) return stable.navigation;
  const next = { key, navigation: make() };
  setStable(next);
  return next.navigation;
}

import { useEffect } from 'react';
import { mayBePlural } from '#domain/core/text/may-be-plural.ts';
import { createStore, type Store, useStore } from '../../data/store/store.ts';
import { loadAllTexts } from '../../language/start.ts';

/** Code for plurals that is loaded once, when it is needed. */
type LazyCode<Code> = { loaded: Store<Code | undefined>; load: () => void };

/** Code for plurals, with the parser of messages, which most projects never need. */
export function lazyPluralCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  const loaded = createStore<Code | undefined>(undefined);
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    void Promise.all([fetchCode(), loadAllTexts()]).then(
      ([code]) => loaded.set(code),
      () => {
        isLoading = false;
      },
    );
  };
  return { loaded, load };
}

/**
 * Code for plurals, which is loaded only if one of the texts may be a plural. Undefined until then, and while it can't
 * be loaded: plurals are messages then.
 */
export function usePluralCode<Code>(
  { loaded, load }: LazyCode<Code>,
  texts: readonly string[],
): Code | undefined {
  const isNeeded = texts.some(mayBePlural);
  const code = useStore(loaded);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return isNeeded ? code : undefined;
}

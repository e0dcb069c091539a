import { useEffect } from 'react';
import { mayBePlural } from '#domain/texts/may-be-plural.ts';
import { createStore, useStore } from '../../../data/store/store.ts';
import { loadAllTexts } from '../../../language/start.ts';

/** The rules of plurals, with the parser of messages, which most projects never need. */
export type PluralCode = typeof import('./plural-code.ts');

const loaded = createStore<PluralCode | undefined>(undefined);
let isLoading = false;

/** Loads the rules once; while they can't be loaded, plurals are shown and edited as messages. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  const code = import('./plural-code.ts');
  void Promise.all([code, loadAllTexts()]).then(
    ([code]) => loaded.set(code),
    () => {
      isLoading = false;
    },
  );
}

/** The rules of plurals, once they are loaded; they are only loaded if one of these texts may be a plural. */
export function usePlurals(...texts: readonly string[]): PluralCode | undefined {
  const isNeeded = texts.some(mayBePlural);
  const code = useStore(loaded);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded]);
  return isNeeded ? code : undefined;
}

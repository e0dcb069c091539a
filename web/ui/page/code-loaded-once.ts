import { useEffect } from 'react';
import { createStore, type Store, useStore } from '../../data/store/store.ts';
import { loadAllTexts } from '../../language/start.ts';

/** Code with its texts that is loaded once, when it is needed. */
export type CodeLoadedOnce<Code> = { readonly loaded: Store<Code | undefined>; load(): void };

/** Code that most visits never need, and that the page does without until it is there. */
export function codeLoadedOnce<Code>(fetchCode: () => Promise<Code>): CodeLoadedOnce<Code> {
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

/** The code, once it is loaded; undefined until then, while it can't be loaded, and where it isn't needed. */
export function useCodeLoadedOnce<Code>(
  { loaded, load }: CodeLoadedOnce<Code>,
  isNeeded: boolean,
): Code | undefined {
  const code = useStore(loaded);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  return isNeeded ? code : undefined;
}

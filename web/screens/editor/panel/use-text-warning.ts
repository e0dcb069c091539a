import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '#contract/dictionary.ts';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { identicalTo } from '#domain/translations/identical.ts';
import { useSaveWarning } from '../../../data/writes/use-save-warning.ts';
import { useWords } from '../dictionary/words.ts';

/** What is warned of before a text is saved: the translation that says the same, and the dictionary words that are missing. */
export type Warning = { readonly same: Translation | undefined; readonly missing: readonly Entry[] };

/**
 * A press that came before the dictionary was loaded, with the number of its string. It lapses if the text is changed or
 * left meanwhile.
 */
export type Press = { readonly state: 'waits' | 'lapsed'; readonly index: number };

/**
 * Holds a text back once if its string has the same translation already (translations.23), or if it lacks words of the dictionary
 * (dictionary.10). `others`: the translations that it must not repeat.
 */
export function useTextWarning(
  { id, index, text: source }: Pick<EditorRow, 'id' | 'index' | 'text'>,
  text: string,
  others: readonly Translation[],
) {
  const words = useWords();
  const what = `${id} ${text}`;
  const { warning, isReady, passes } = useSaveWarning<Warning>(what);
  const [press, setPress] = useState<{ what: string; index: number; save?: () => void }>();
  // It was pressed for another text or string, and saves nothing. That is said until the next press.
  if (press?.save && press.what !== what) setPress({ what: press.what, index: press.index });
  const isWaiting = press?.save !== undefined;

  const find = () => {
    const found = { same: identicalTo(others, text), missing: words.missingIn(source, text) };
    return found.same || found.missing.length > 0 ? found : undefined;
  };
  const saveWaiting = useEffectEvent(() => {
    setPress(undefined);
    if (press?.save && passes(find)) press.save();
  });
  const isAwaited = isWaiting && words.areKnown;
  useEffect(() => {
    if (isAwaited) saveWaiting();
  }, [isAwaited]);
  return {
    warning,
    press: press && ({ state: isWaiting ? 'waits' : 'lapsed', index: press.index } satisfies Press),
    /** Whether a press saves now: not before a warning has been visible long enough, nor while the dictionary is on its way. */
    isReady: warning ? isReady : !isWaiting,
    /** Saves the text by this press, as soon as the dictionary is there, or warns of it. */
    saveWith: (save: () => void) => {
      setPress(words.areKnown ? undefined : { what, index, save });
      if (words.areKnown && passes(find)) save();
    },
  };
}

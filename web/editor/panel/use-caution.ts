import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '#contract/dictionary.ts';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { useHeldBack } from '../../writes/use-held-back.ts';
import { useWords } from '../dictionary/words.ts';
import { identicalTo } from './identical.ts';

/** What is warned of before a text is saved: the translation that says the same, and the dictionary words that are missing. */
export type Caution = { readonly same: Translation | undefined; readonly missing: readonly Entry[] };

/**
 * Holds a text back once if its string has the same translation already (DECISIONS §5.10), or if it lacks words of the dictionary
 * (SPEC §5). `others`: the translations that it must not repeat.
 */
export function useCaution(
  { id, text: source }: Pick<EditorRow, 'id' | 'text'>,
  text: string,
  others: readonly Translation[],
) {
  const words = useWords();
  const what = `${id} ${text}`;
  const { warning, isReady, passes } = useHeldBack<Caution>(what);
  const [waiting, wait] = useState<{ what: string; save: () => void }>();
  // Another text, or another string: it was not meant.
  if (waiting && waiting.what !== what) wait(undefined);

  const find = () => {
    const found = { same: identicalTo(others, text), missing: words.missingIn(source, text) };
    return found.same || found.missing.length > 0 ? found : undefined;
  };
  const saveWaiting = useEffectEvent(() => {
    wait(undefined);
    if (waiting && passes(find)) waiting.save();
  });
  const isAwaited = waiting !== undefined && words.areKnown;
  useEffect(() => {
    if (isAwaited) saveWaiting();
  }, [isAwaited]);
  return {
    caution: warning,
    /** Whether a press saves now: not before a warning has been visible long enough, nor while the dictionary is on its way. */
    isReady: warning ? isReady : waiting === undefined,
    /** Saves the text by this press, as soon as the dictionary is there, or warns of it. */
    saveWith: (save: () => void) => {
      if (!words.areKnown) wait({ what, save });
      else if (passes(find)) save();
    },
  };
}

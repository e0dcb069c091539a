import { useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '#contract/texts/dictionary.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { type Identical, identicalTo } from '#domain/texts/translations/identical.ts';
import { useSaveWarning } from '../../../data/writes/use-save-warning.ts';
import { useMissingWords } from '../dictionary/found-words.ts';

/** What to warn of before a text is saved: an identical translation, and missing dictionary words. */
export type Warning = {
  readonly same: Identical<Translation> | undefined;
  readonly missing: readonly Entry[];
};

/**
 * A press before it was known which words lack, with the index of its string. It lapses if the text is edited or left
 * meanwhile.
 */
export type EarlyPress = { readonly state: 'waits' | 'lapsed'; readonly index: number };

/**
 * Warns once before a text is saved that repeats a translation of its string (translations.23) or lacks dictionary words
 * (dictionary.10). `readOthers` returns the translations that it must not repeat.
 */
export function useTextWarning(
  row: Pick<EditorRow, 'id' | 'section_id' | 'index' | 'text'>,
  text: string,
  readOthers: () => readonly Translation[],
) {
  const { id, index } = row;
  const textKey = `${id} ${text}`;
  const { warning, isReady, passes } = useSaveWarning<Warning>(textKey);
  const [press, setPress] = useState<{ of: string; index: number; save?: () => void }>();
  // The press was for another text or string: nothing is saved, and a message says so until the next press.
  if (press?.save && press.of !== textKey) setPress({ of: press.of, index: press.index });
  const isWaiting = press?.save !== undefined;
  const words = useMissingWords(row, text, isWaiting);

  const findDoubts = () => {
    const doubts = { same: identicalTo(readOthers(), text), missing: words.isAnswered ? words.missing : [] };
    return doubts.same || doubts.missing.length > 0 ? doubts : undefined;
  };
  const saveWaiting = useEffectEvent(() => {
    setPress(undefined);
    if (press?.save && passes(findDoubts)) press.save();
  });
  const isAwaited = isWaiting && words.isKnown;
  useEffect(() => {
    if (isAwaited) saveWaiting();
  }, [isAwaited]);
  return {
    warning,
    press: press && ({ state: isWaiting ? 'waits' : 'lapsed', index: press.index } satisfies EarlyPress),
    /**
     * Whether a press saves now: not before the warning has been visible long enough, nor while the service is
     * asked for missing words.
     */
    isReady: warning ? isReady : !isWaiting,
    /** Saves the text once it is known what it lacks, or shows the warning. */
    saveWith: (save: () => void) => {
      setPress(words.isKnown ? undefined : { of: textKey, index, save });
      if (words.isKnown && passes(findDoubts)) save();
    },
  };
}

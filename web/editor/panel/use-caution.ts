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
  const { warning, isReady, passes } = useHeldBack<Caution>(`${id} ${text}`);
  return {
    caution: warning,
    isReady,
    /** Whether the text may be saved by this press. If not, it is warned of. */
    passes: () =>
      passes(() => {
        const found = { same: identicalTo(others, text), missing: words.missingIn(source, text) };
        return found.same || found.missing.length > 0 ? found : undefined;
      }),
  };
}

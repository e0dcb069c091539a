import { isBlank } from '#domain/core/text/text.ts';
import { codeLoadedOnce, useCodeLoadedOnce } from '../../../ui/page/code-loaded-once.ts';
import { mayHaveCode } from '../../../ui/texts/IsolatedCode.tsx';

const code = codeLoadedOnce(() => import('./check-code.ts'));

/**
 * The checks and what the editor shows of them, once they are loaded. A blank translation needs none, unless it is being written and its
 * source may have marks.
 */
export const useCheckCode = (translation: string, source = '') =>
  useCodeLoadedOnce(code, !isBlank(translation) || mayHaveCode(source));

/** What the editor shows of checks that the list is filtered by, once it is loaded. */
export const useCheckFilterCode = (isFiltered: boolean) => useCodeLoadedOnce(code, isFiltered);

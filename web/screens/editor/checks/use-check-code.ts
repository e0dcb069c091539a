import { isBlank } from '#domain/core/text/text.ts';
import { codeLoadedOnce, useCodeLoadedOnce } from '../../../ui/page/code-loaded-once.ts';

const code = codeLoadedOnce(() => import('./check-code.ts'));

/** The checks and what the editor shows of them, once they are loaded; a blank translation needs none. */
export const useCheckCode = (translation: string) => useCodeLoadedOnce(code, !isBlank(translation));

/** What the editor shows of checks that the list is filtered by, once it is loaded. */
export const useCheckFilterCode = (isFiltered: boolean) => useCodeLoadedOnce(code, isFiltered);

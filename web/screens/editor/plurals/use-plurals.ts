import { codeLoadedOnce } from '../../../ui/page/code-loaded-once.ts';
import { usePluralCode } from '../../../ui/plurals/use-plural-code.ts';

/** The rules of plurals, and their fields in the editor. */
export type PluralCode = typeof import('./plural-code.ts');

const code = codeLoadedOnce<PluralCode>(() => import('./plural-code.ts'));

/** The rules of plurals, once they are loaded, which they are only if one of these texts may be a plural. */
export const usePlurals = (...texts: readonly string[]): PluralCode | undefined => usePluralCode(code, texts);

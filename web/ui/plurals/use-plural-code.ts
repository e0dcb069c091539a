import { mayBePlural } from '#domain/core/text/may-be-plural.ts';
import { type CodeLoadedOnce, useCodeLoadedOnce } from '../page/code-loaded-once.ts';

/**
 * Code for plurals, with the parser of messages, which is loaded only if one of the texts may be a plural. Undefined until then, and
 * while it can't be loaded: plurals are messages then.
 */
export const usePluralCode = <Code>(code: CodeLoadedOnce<Code>, texts: readonly string[]): Code | undefined =>
  useCodeLoadedOnce(code, texts.some(mayBePlural));

import type { Check, CheckContext } from '../domain/texts/checks/check.ts';
import { checkedText } from '../domain/texts/checks/checked-text.ts';

/** From English to Russian, of a file whose programs could be any. */
export const CONTEXT: CheckContext = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'nested_json' };

/** What one check finds, for its test: each code with what is marked in the translation, and the translation as its fix makes it. */
export function foundBy(
  check: Check,
  source: string,
  target: string,
  more: Partial<CheckContext> = {},
): string[] {
  const context = { ...CONTEXT, ...more };
  if (!(check.appliesTo?.(context) ?? true)) return [];
  const found = check.find(checkedText(source, context), checkedText(target, context), context);
  return found.map(({ code, target: ranges = [], fix }) =>
    [
      code,
      ...ranges.map(({ start, end }) => target.slice(start, end)),
      ...(fix ? ['→', target.slice(0, fix.start) + fix.text + target.slice(fix.end)] : []),
    ].join(' '),
  );
}

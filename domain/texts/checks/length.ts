import { isTooLong, lengthForLimit } from '../../core/text/may-be-plural.ts';
import { lengthOf } from '../../core/text/text.ts';
import { translationLimit } from '../../core/text/translation-limit.ts';
import { defineCheck } from './check.ts';

/** A translation with more code points than its string may have, of plurals in one form (strings.6, plurals.3, checks.8). */
export const length = defineCheck({
  id: 'length',
  kind: 'certain',
  codes: ['over'],
  readsMessages: true,
  appliesTo: ({ maxLength }) => typeof maxLength === 'number',
  find(_source, { text }, { maxLength }) {
    const limit = translationLimit(maxLength);
    if (!isTooLong(text, limit)) return [];
    const own = lengthForLimit(text);
    const isWhole = own === lengthOf(text);
    const target = isWhole ? [{ start: offsetOf(text, limit), end: text.length }] : [];
    return [{ code: 'over', values: { length: own, limit }, target }];
  },
});

/** Where the code point with this number begins. */
function offsetOf(text: string, codePoints: number): number {
  let offset = 0;
  for (let nth = 0; nth < codePoints; nth++) offset += (text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  return offset;
}

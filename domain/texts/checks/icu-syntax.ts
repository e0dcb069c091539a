import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { placeholdersOf } from '../placeholders/placeholders-of-format.ts';
import { defineCheck } from './check.ts';

/** A message of ICU that can't be read, though that of the source can (checks.6). */
export const icuSyntax = defineCheck({
  id: 'icu-syntax',
  kind: 'certain',
  codes: ['unreadable'],
  readsMessages: true,
  appliesTo(context) {
    const placeholders = placeholdersOf(context);
    return placeholders.includes('braces') && !placeholders.includes('quotedBraces');
  },
  find({ text: source }, { text: target }) {
    if (!source.includes('{') || !target.includes('{') || !hasArguments(source)) return [];
    const at = faultOf(target);
    return at === undefined ? [] : [{ code: 'unreadable', target: [{ start: at, end: target.length }] }];
  },
});

const OPTIONS = { ignoreTag: true, requiresOtherClause: true } as const;

function hasArguments(text: string): boolean {
  try {
    return parse(text, OPTIONS).some(({ type }) => type !== TYPE.literal);
  } catch {
    return false;
  }
}

/** Where a message can't be read further; undefined if it can. */
function faultOf(text: string): number | undefined {
  try {
    parse(text, OPTIONS);
    return undefined;
  } catch (error) {
    const at = (error as { location?: { start?: { offset?: number } } }).location?.start?.offset;
    return at === undefined ? 0 : Math.min(at, text.length);
  }
}

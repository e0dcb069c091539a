import { type Bounds, LIMITS } from '../limits.ts';
import { greatest } from '../long-lists.ts';
import { isBlank, isLongerThan, lengthOf, type TextProblem } from './text.ts';

/** The argument of a plural in an ICU message, as `{count, plural, `. */
const PLURAL_ARGUMENT = /\{\s*[^\s{},]+\s*,\s*(?:plural|selectordinal)\s*,/;

/**
 * Whether a text may be a plural (plurals.1). It only looks for the argument and parses nothing, so that the parser is
 * loaded only for such texts.
 */
export function mayBePlural(text: string): boolean {
  return text.includes('{') && PLURAL_ARGUMENT.test(text);
}

/** Whether a text has more than `max` code points, or of a plural one of its forms (plurals.3). */
export function isTooLong(text: string, max: number): boolean {
  return isLongerThan(text, max) && lengthForLimit(text) > max;
}

/** The code points that a limit is about: those of a text, or of a plural's longest form with what is around the plural. */
export function lengthForLimit(text: string): number {
  if (!mayBePlural(text) || isLongerThan(text, LIMITS.pluralText.max)) return lengthOf(text);
  const { around, forms } = roughForms(text);
  return lengthOf(around) + greatest([0, ...forms.map(lengthOf)]);
}

/** Why a source text or a translation violates its bounds; of a plural each form has them (strings.10, plurals.3). */
export function whyNotMessage(text: string, { max }: Bounds): TextProblem | undefined {
  if (isBlank(text)) return 'required';
  return isTooLong(text, max) ? 'maxlength' : undefined;
}

/**
 * The texts in the braces of a plural, and the text outside of all braces. Quoted braces count as braces: the parts
 * that they make of a form are measured as several forms, and the limit of the whole text bounds them.
 */
function roughForms(text: string): { around: string; forms: string[] } {
  const forms: string[] = [];
  let around = '';
  let depth = 0;
  let from = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const mark = text[offset];
    if (mark !== '{' && mark !== '}') continue;
    if (mark === '{' && depth === 0) around += text.slice(from, offset);
    if (mark === '}' && depth === 2) forms.push(text.slice(from, offset));
    depth = Math.max(0, depth + (mark === '{' ? 1 : -1));
    if (depth === 0 || (mark === '{' && depth <= 2)) from = offset + 1;
  }
  return { around: around + text.slice(from), forms };
}

import { defineCheck } from './check.ts';
import type { CheckedText } from './checked-text.ts';

/** A translation that differs from others of the same source, or that another source has too (checks.25). */
export const inconsistent = defineCheck({
  id: 'inconsistent',
  kind: 'perhaps',
  codes: ['source', 'target'],
  readsOtherStrings: true,
  readsMessages: true,
  appliesTo: ({ sameSource = [], sameTarget = [] }) => sameSource.length + sameTarget.length > 0,
  find(source, target, { sameSource = [], sameTarget = [] }) {
    const translation = sameSource.find((text) => !areEqual(text, target.text));
    const other = sameTarget.find((text) => !areEqual(text, source.text));
    const places = { source: [wholeOf(source)], target: [wholeOf(target)] };
    return [
      ...(translation === undefined
        ? []
        : [{ code: 'source' as const, values: { signs: beginningOf(translation) }, ...places }]),
      ...(other === undefined
        ? []
        : [{ code: 'target' as const, values: { signs: beginningOf(other) }, ...places }]),
    ];
  },
});

const wholeOf = ({ text }: CheckedText) => ({ start: 0, end: text.length });

const areEqual = (one: string, other: string) => comparedText(one) === comparedText(other);

/** What is compared of a text: all but capitals and how it is spaced. */
export const comparedText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** How much of another text an explanation has, in characters. */
const SHOWN = 80;
function beginningOf(text: string): string {
  const characters = Array.from(text.slice(0, 2 * SHOWN + 2));
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : text;
}

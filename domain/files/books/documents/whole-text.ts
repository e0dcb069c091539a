import type { Element } from '../markup/elements.ts';
import { findTexts } from '../markup/find-texts.ts';
import { XHTML } from '../markup/vocabulary.ts';
import type { FoundText } from '../model/places.ts';

/** An element with nothing but text, as one text. */
export function wholeText(content: string, { from, to, name }: Element): FoundText[] {
  const { texts } = findTexts(content.slice(from, to), XHTML);
  const [only, ...more] = texts;
  // A description may have HTML in it, spelled as text.
  if (!only || more.length > 0 || only.text.includes('<')) return [];
  return [{ ...only, from: only.from + from, to: only.to + from, element: name, isBeside: true }];
}

import { append } from '#domain/core/long-lists.ts';
import type { FoundPlace } from '#domain/texts/find/find-places.ts';

/** A part of a text, in UTF-16 units: words between its matches, or a match with its number. What is between two parts is not shown. */
export type ExcerptPart = { readonly start: number; readonly end: number } & (
  | { readonly place?: undefined }
  | { readonly place: FoundPlace; readonly nth: number }
);

/** UTF-16 units around a match that are shown. */
const AROUND = 90;

/** An index that is not inside of a code point. */
function whole(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

/** What is between two matches: all of it, or only what is near them. */
function between(text: string, start: number, end: number): ExcerptPart[] {
  const hasBefore = start > 0;
  const hasAfter = end < text.length;
  const around = (hasBefore ? AROUND : 0) + (hasAfter ? AROUND : 0);
  if (end - start <= around + 1) return [{ start, end }];
  return [
    ...(hasBefore ? [{ start, end: whole(text, start + AROUND) }] : []),
    ...(hasAfter ? [{ start: whole(text, end - AROUND), end }] : []),
  ];
}

/** A text as far as it is near its matches, in parts. */
export function excerptOf(text: string, places: readonly FoundPlace[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const [nth, place] of places.entries()) {
    if (place.start > from) append(parts, between(text, from, place.start));
    parts.push({ start: place.start, end: place.end, place, nth });
    from = place.end;
  }
  if (from < text.length) append(parts, between(text, from, text.length));
  return parts;
}

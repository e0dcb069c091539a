import type { FoundPlace } from '#domain/texts/find/find-places.ts';

/** A part of a text with its matches: a text between them, or a match with its number. */
export type ExcerptPart =
  | { readonly key: number; readonly text: string; readonly place?: undefined }
  | { readonly key: number; readonly text: string; readonly place: FoundPlace; readonly nth: number };

/** UTF-16 units around a match that are shown. */
const AROUND = 90;

/** An index that is not inside of a code point. */
function whole(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

/** The part between two matches: whole, or only what is near them. */
function between(text: string, start: number, end: number): string {
  const hasBefore = start > 0;
  const hasAfter = end < text.length;
  const around = (hasBefore ? AROUND : 0) + (hasAfter ? AROUND : 0);
  if (end - start <= around + 1) return text.slice(start, end);
  const head = hasBefore ? text.slice(start, whole(text, start + AROUND)) : '';
  const tail = hasAfter ? text.slice(whole(text, end - AROUND), end) : '';
  return `${head}…${tail}`;
}

/** A text as far as it is near its matches, in parts. */
export function excerptOf(text: string, places: readonly FoundPlace[]): ExcerptPart[] {
  const parts: ExcerptPart[] = [];
  let from = 0;
  for (const [nth, place] of places.entries()) {
    if (place.start > from) parts.push({ key: from, text: between(text, from, place.start) });
    parts.push({ key: place.start, text: text.slice(place.start, place.end), place, nth });
    from = place.end;
  }
  if (from < text.length) parts.push({ key: from, text: between(text, from, text.length) });
  return parts;
}

import { pluralOf } from '../../core/plurals/plural.ts';
import type { Range } from './checked-text.ts';

/**
 * Where the forms of a plural are in its text, by their selectors; undefined for every other text. A form that has text from outside
 * the plural has no place.
 */
export function formPlaces(text: string): ReadonlyMap<string, Range> | undefined {
  const plural = pluralOf(text);
  if (!plural) return undefined;
  const places = new Map<string, Range>();
  let from = 0;
  // In the order of the message, so that of two equal forms each has its own place.
  for (const [selector, form] of plural.forms) {
    const braced = text.indexOf(`{${form}}`, from);
    if (braced < 0) continue;
    const end = braced + 1 + form.length;
    places.set(selector, { start: braced + 1, end });
    from = end;
  }
  return places;
}

/** A form of a plural and where it is in the text; of another text the whole, without a selector. */
export type PlaceOfForm = { readonly selector: string | undefined; readonly place: Range };

/** The form that a range of a text is in; undefined if it is outside of the forms. */
export function formAt(text: string, { start, end }: Range): PlaceOfForm | undefined {
  const places = formPlaces(text);
  if (!places) return { selector: undefined, place: { start: 0, end: text.length } };
  const found = [...places].find(([, place]) => place.start <= start && end <= place.end);
  return found && { selector: found[0], place: found[1] };
}

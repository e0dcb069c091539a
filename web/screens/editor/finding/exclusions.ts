import type { FoundString, FoundText } from '#contract/texts/find.ts';

/** The matches that are not to be replaced: by the text, the numbers of some from 0, or all. */
export type Exclusions = ReadonlyMap<number, ReadonlySet<number> | 'all'>;

export const NONE_EXCLUDED: Exclusions = new Map();

/** A text of a search by its id: that of the translation, or of the string whose source it is. */
export type Found = Pick<FoundText, 'places' | 'updated_at'> & { readonly id: number };

/** The texts of a found string. */
export const textsOf = ({ id, texts }: FoundString): (FoundText & Found)[] =>
  texts.map((text) => ({ ...text, id: text.translation ?? id }));

/** Whether a match is replaced. */
export function isSelected(exclusions: Exclusions, text: number, place: number): boolean {
  const excluded = exclusions.get(text);
  return excluded !== 'all' && !excluded?.has(place);
}

/** How many matches of a text are replaced. */
export function selectedIn(exclusions: Exclusions, { id, places }: Found): number {
  const excluded = exclusions.get(id);
  return excluded === 'all' ? 0 : places - (excluded?.size ?? 0);
}

/** The exclusions after a match was selected, or excluded if it was selected. */
export function withPlaceToggled(exclusions: Exclusions, { id, places }: Found, place: number): Exclusions {
  const before = exclusions.get(id);
  const excluded = new Set(before === 'all' ? Array.from({ length: places }, (_, nth) => nth) : before);
  if (!excluded.delete(place)) excluded.add(place);
  const after = new Map(exclusions);
  if (excluded.size === 0) after.delete(id);
  else after.set(id, excluded.size === places ? 'all' : excluded);
  return after;
}

/** The exclusions after all matches of some texts were selected or excluded. */
export function withTextsSelected(
  exclusions: Exclusions,
  texts: readonly Found[],
  isSelected: boolean,
): Exclusions {
  const after = new Map(exclusions);
  for (const { id } of texts) {
    if (isSelected) after.delete(id);
    else after.set(id, 'all');
  }
  return after;
}

/** The texts in which something is replaced, as they were seen, and the single matches that are not. */
export function selectionOf(exclusions: Exclusions, texts: readonly Found[]) {
  const chosen = texts.filter(({ id }) => exclusions.get(id) !== 'all');
  const except = chosen.flatMap(({ id }) => {
    const excluded = exclusions.get(id);
    return excluded === undefined || excluded === 'all'
      ? []
      : Array.from(excluded, (place) => ({ id, place }));
  });
  return { texts: chosen.map(({ id, updated_at }) => ({ id, seen: updated_at })), except };
}

import type { EditorRow } from '#contract/editor.ts';
import type { Section } from '#contract/sections.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { LIMITS } from '#domain/limits.ts';
import { isLongerThan } from '#domain/texts/text.ts';
import type { MoveTarget } from '../mutations/move-string.ts';

/** Where somebody would have a string: no place is the end of its section. */
export type Wish = { section: number; pos: number | undefined; key: string };

type Moved = Pick<EditorRow, 'section_id' | 'index' | 'key'>;

/** How many places a string may have in a section: in another one there is one more than strings. */
export function placesIn({ id, stats }: Pick<Section, 'id' | 'stats'>, row: Moved): number {
  return stats.strings_amount + (id === row.section_id ? 0 : 1);
}

/** The format of the file that a string goes out of; undefined when it stays in one of that format, or came in none. */
export function formatLeft(
  from: Pick<Section, 'format'> | undefined,
  to: Pick<Section, 'format'> | undefined,
): Format | undefined {
  return from && to && from.format !== to.format && from.format !== 'text' ? from.format : undefined;
}

/** What is sent of a wish: only what differs from where the string stands; nothing for nothing. */
export function destinationOf(row: Moved, { section, pos, key }: Wish): MoveTarget {
  const isCrossing = section !== row.section_id;
  const isPlaced = isCrossing ? pos !== undefined : pos !== row.index;
  return {
    ...(isCrossing && { section_id: section }),
    ...(isPlaced && { pos: pos ?? LIMITS.stringsPerSection }),
    ...(key !== row.key && { key }),
  };
}

/** Why a wish can't be sent: a place that is none, a key too long. */
export function whyNotGo({ pos, key }: Wish, places: number | undefined) {
  if (pos !== undefined) {
    if (!Number.isInteger(pos)) return { key: 'pos', kind: 'number' } as const;
    if (pos < 1) return { key: 'pos', kind: 'min' } as const;
    if (pos > (places ?? LIMITS.stringsPerSection)) return { key: 'pos', kind: 'max' } as const;
  }
  return isLongerThan(key, LIMITS.key.max) ? ({ key: 'key', kind: 'maxlength' } as const) : undefined;
}

import type { EditorRow } from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isLongerThan } from '#domain/core/text/text.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { MoveTarget } from '../mutations/string-writes.ts';

/** Where a string is to go; without `pos` to the end of the section. */
export type Destination = { section: number; pos: number | undefined; key: string };

type Moved = Pick<EditorRow, 'section_id' | 'index' | 'key'>;

/** The number of positions in a section: in another one there is one more than strings. */
export function countPositions({ id, stats }: Pick<Section, 'id' | 'stats'>, row: Moved): number {
  return stats.strings_amount + (id === row.section_id ? 0 : 1);
}

/** The file format that a string leaves; undefined when it stays in a section of that format, or has none. */
export function formatLeft(
  from: Pick<Section, 'format'> | undefined,
  to: Pick<Section, 'format'> | undefined,
): Format | undefined {
  return from && to && from.format !== to.format && from.format !== 'text' ? from.format : undefined;
}

/** The changes to send: what differs from the string's present section, index and key. */
export function moveTargetOf(row: Moved, { section, pos, key }: Destination): MoveTarget {
  const isCrossing = section !== row.section_id;
  const isRepositioned = isCrossing ? pos !== undefined : pos !== row.index;
  return {
    ...(isCrossing && { section_id: section }),
    ...(isRepositioned && { pos: pos ?? LIMITS.stringsPerSection }),
    ...(key !== row.key && { key }),
  };
}

/** Why the move can't be sent: an invalid position, a key that is too long. */
export function whyNotMove({ pos, key }: Destination, positions: number | undefined) {
  if (pos !== undefined) {
    if (!Number.isInteger(pos)) return { key: 'pos', kind: 'number' } as const;
    if (pos < 1) return { key: 'pos', kind: 'min' } as const;
    if (pos > (positions ?? LIMITS.stringsPerSection)) return { key: 'pos', kind: 'max' } as const;
  }
  return isLongerThan(key, LIMITS.key.max) ? ({ key: 'key', kind: 'maxlength' } as const) : undefined;
}

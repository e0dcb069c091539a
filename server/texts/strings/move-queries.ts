import { LIMITS } from '#domain/core/limits.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { sortKeysForInsertion } from './sort-key-queries.ts';

/** The target of a move: a section and an index; the end of another section if there is no index. */
type MoveTarget = { target: number; pos: number | undefined };

/** The sort key of a moved string, and its index before and after. */
type Move = { place: number; indexes: [before: number, after: number] };

/**
 * Computes a move while both sections are locked. `stays`: the string is there already; `tooMany`: the other section
 * is full; `gone`: the string is not in this section.
 */
export async function moveOf(
  tx: Transaction,
  { project, section, string }: Pick<StringTarget, 'project' | 'section' | 'string'>,
  { target, pos }: MoveTarget,
): Promise<Move | 'stays' | 'tooMany' | 'gone'> {
  const isCrossing = target !== section;
  if (!isCrossing && pos === undefined) return 'stays';
  const [row] = await tx<{ before: number; others: number }[]>`
    SELECT
      (SELECT count(*) FROM strings b
       WHERE b.project_id = ${project} AND b.section_id = ${section} AND (b.place, b.id) <= (s.place, s.id)
      ) AS before,
      (SELECT count(*) FROM strings o
       WHERE o.project_id = ${project} AND o.section_id = ${target} AND o.id <> s.id) AS others
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  if (!row) return 'gone';
  const { before, others } = row;
  if (isCrossing && others >= LIMITS.stringsPerSection) return 'tooMany';
  const index = Math.min(pos ?? LIMITS.stringsPerSection, others + 1);
  if (!isCrossing && index === before) return 'stays';
  const { start, step } = await sortKeysForInsertion(tx, {
    project,
    section: target,
    index,
    amount: 1,
    moving: string,
  });
  return { place: start + step, indexes: [before, index] };
}

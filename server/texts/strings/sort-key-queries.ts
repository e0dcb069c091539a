import { type KeyRange, keysBetween, SORT_KEY_STEP } from '#domain/texts/sections/sort-keys.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** The id of no string, because ids begin at 1. */
const NO_STRING = 0;

/**
 * Where strings are inserted: a locked section, the index of the first, and the string that is being moved, if any.
 */
type Gap = { project: number; section: number; index: number; amount: number; moving?: number };

/**
 * The sort keys for strings inserted at an index, between those of their neighbours. If there is no room between
 * them, the section gets new sort keys (docs/decisions/007). A string being moved is not its own neighbour.
 */
export async function sortKeysForInsertion(tx: Transaction, gap: Gap): Promise<KeyRange> {
  const { project, section, index, moving = NO_STRING } = gap;
  const neighbour = (above: number) => tx`(
    SELECT place FROM strings
    WHERE project_id = ${project} AND section_id = ${section} AND id <> ${moving}
    ORDER BY place, strings.id OFFSET ${above} LIMIT 1)`;
  const [row] = await tx<{ before: number | null; after: number | null }[]>`
    SELECT ${index > 1 ? neighbour(index - 2) : tx`NULL::bigint`} AS before, ${neighbour(index - 1)} AS after`;
  const run = keysBetween(row?.before ?? undefined, row?.after ?? undefined, gap.amount);
  return run ?? (await respace(tx, gap));
}

/**
 * Writes the sort keys of locked strings. Each key is looked up in a JSON object, not joined from rows: PostgreSQL
 * might compare the rows with every string of a project without statistics (docs/decisions/031).
 */
export async function writeSortKeys(
  tx: Transaction,
  project: number,
  strings: readonly { id: number; place: number }[],
): Promise<void> {
  const places = Object.fromEntries(strings.map(({ id, place }) => [id, place]));
  await tx`
    UPDATE strings SET place = (${tx.json(places)}::jsonb ->> id::text)::bigint
    WHERE project_id = ${project} AND id = ANY(${strings.map(({ id }) => id)}::bigint[])`;
}

/**
 * Gives the strings of a section evenly spaced sort keys, with a gap at the index. All are locked by id first,
 * including the one being moved.
 */
async function respace(
  tx: Transaction,
  { project, section, index, amount, moving = NO_STRING }: Gap,
): Promise<KeyRange> {
  await tx`
    SELECT count(*) FROM (
      SELECT FROM strings WHERE project_id = ${project} AND (section_id = ${section} OR id = ${moving})
      ORDER BY id FOR NO KEY UPDATE
    ) locked`;
  const others = await tx<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project} AND section_id = ${section} AND id <> ${moving}
    ORDER BY place, id`;
  const before = index - 1;
  const placed = others.map(({ id }, at) => ({
    id,
    place: (at + 1 + (at < before ? 0 : amount)) * SORT_KEY_STEP,
  }));
  await writeSortKeys(tx, project, placed);
  return { start: (index - 1) * SORT_KEY_STEP, step: SORT_KEY_STEP };
}

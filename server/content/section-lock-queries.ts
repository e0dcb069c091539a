import type { Section } from '#contract/sections.ts';
import type { KeptFormat } from '#domain/formats/kept-format.ts';
import type { Transaction } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/** A section as it is while it is held; its format as it is kept, not as its type may make it. */
export type HeldSection = Pick<
  Section,
  'id' | 'name' | 'translated_name' | 'type' | 'splitting' | 'updated_at'
> & {
  format: KeptFormat | null;
};

/**
 * Sections of a project, locked until the transaction ends, by id; those that are not there are left out. Whatever
 * changes the order or number of a section's strings holds the section, so that such acts come one after the other.
 */
export function lockSections(tx: Transaction, projectId: number, ids: readonly number[]) {
  return tx<HeldSection[]>`
    SELECT id, name, translated_name, type, splitting, format, updated_at FROM sections
    WHERE project_id = ${projectId} AND id = ANY(${[...ids]}::bigint[])
    ORDER BY id FOR NO KEY UPDATE`;
}

/** The bytes around a held section's texts before a statement that may change them: its first step. */
export const envelopeBefore = (tx: Transaction, projectId: number, id: number): Fragment => tx`
  before AS (SELECT envelope_bytes FROM sections WHERE project_id = ${projectId} AND id = ${id})`;

/** By how much they grew: SQL over `done`, which has them as they are then. */
export const envelopeGrown = (tx: Transaction): Fragment =>
  tx`(done.envelope_bytes - (SELECT envelope_bytes FROM before))`;

/**
 * Every section of a project in its order, with the project locked before and the sections after it: what changes their
 * order or number. Undefined: the project is gone.
 */
export async function lockAllSections(tx: Transaction, projectId: number) {
  const [project] = await tx`SELECT id FROM projects WHERE id = ${projectId} FOR NO KEY UPDATE`;
  if (!project) return undefined;
  const sections = await tx<(HeldSection & { num: number })[]>`
    SELECT id, name, translated_name, type, splitting, format, updated_at, num FROM sections WHERE project_id = ${projectId}
    ORDER BY id FOR NO KEY UPDATE`;
  return sections.toSorted((a, b) => a.num - b.num || a.id - b.id);
}

import type { Section } from '#contract/texts/sections.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { Fragment } from '../../platform/database/fragment.ts';
import { isProjectThere } from './present-project-queries.ts';
import { lockExistingProject } from './project-lock-queries.ts';

/** A locked section; `format` is the stored one, not the one derived from its type. */
export type LockedSection = Pick<
  Section,
  'id' | 'name' | 'translated_name' | 'type' | 'splitting' | 'published_at' | 'updated_at'
> & {
  format: StoredFormat | null;
};

/**
 * Locks sections until the transaction ends, in the order of their ids, and returns those that exist: none if the project
 * was deleted meanwhile. Every change of the order or number of a section's strings takes this lock.
 */
export function lockSections(tx: Transaction, projectId: number, ids: readonly number[]) {
  return tx<LockedSection[]>`
    SELECT id, name, translated_name, type, splitting, format, published_at, updated_at FROM sections
    WHERE project_id = ${projectId} AND id = ANY(${[...ids]}::bigint[]) AND ${isProjectThere(projectId)}
    ORDER BY id FOR NO KEY UPDATE`;
}

/** The first step of a statement that may change a section's header and footer: reads their size before it. */
export const headerAndFooterSizeBefore = (tx: Transaction, projectId: number, id: number): Fragment => tx`
  before AS MATERIALIZED (SELECT envelope_bytes FROM sections WHERE project_id = ${projectId} AND id = ${id})`;

/** SQL over `done`: by how many bytes header and footer grew. */
export const headerAndFooterGrowth = (tx: Transaction): Fragment =>
  tx`(done.envelope_bytes - (SELECT envelope_bytes FROM before))`;

/**
 * Locks a project and then all its sections, and returns them in order: for changes of the order or number of
 * sections. Undefined if the project is gone.
 */
export async function lockAllSections(tx: Transaction, projectId: number) {
  if (!(await lockExistingProject(tx, projectId))) return undefined;
  const sections = await tx<(LockedSection & { num: number })[]>`
    SELECT id, name, translated_name, type, splitting, format, published_at, updated_at, num FROM sections WHERE project_id = ${projectId}
    ORDER BY id FOR NO KEY UPDATE`;
  return sections.toSorted((a, b) => a.num - b.num || a.id - b.id);
}

import type { BodyOf } from '#contract/endpoint.ts';
import type { addSection } from '#contract/sections.ts';
import { lockExistingProject } from '../content/project-lock-queries.ts';
import { lockAllSections } from '../content/section-lock-queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { logSteps } from '../events/record.ts';
import { doOnce, type Once } from '../idempotency/once.ts';

type Made = { made: number } | { refused: 'gone' | 'after' | 'quota' };

/** The request, and the most sections of the project. */
type NewSection = BodyOf<typeof addSection> & { most: number };

/**
 * Adds a section at the end or after another, which moves the later ones down. The project is locked, so that
 * concurrent ones get different numbers. Refusals: the project is `gone`, the other section is (`after`), or the
 * project already has the maximum of sections (`quota`).
 */
export function makeSection(
  sql: Sql,
  where: { project: number; actor: number },
  section: NewSection,
  once?: Once,
): Promise<Made> {
  const keptOf = (made: Made) => ('made' in made ? made.made : undefined);
  return sql.begin(async (tx) => {
    const done = await doOnce(tx, once, () => insertSection(tx, where, section), keptOf);
    return 'again' in done ? { made: done.again } : done;
  });
}

/** Adds a section in a transaction. */
export async function insertSection(
  tx: Transaction,
  { project, actor }: { project: number; actor: number },
  { name, after, most }: NewSection,
): Promise<Made> {
  const num = await (after === undefined ? lockForEnd(tx, project) : numberAfter(tx, project, after));
  if (num === 'gone' || num === 'after') return { refused: num };
  const [made] = await tx<{ id: number }[]>`
    WITH room AS (
      SELECT count(*) < ${most} AS is_there FROM sections WHERE project_id = ${project}
    ), moved_down AS (
      UPDATE sections SET num = num + 1
      WHERE project_id = ${project} AND num >= ${num}::int AND (SELECT is_there FROM room)
    ), done AS (
      INSERT INTO sections (project_id, name, num)
      SELECT ${project}, ${name}, coalesce(${num}::int, max(num) + 1, 1) FROM sections WHERE project_id = ${project}
      HAVING (SELECT is_there FROM room)
      RETURNING id
    ),
    ${logSteps('addSection', project, { actor, section: tx`done.id`, data: { se: name } })},
    touched AS (
      UPDATE projects SET last_update = now_ms() FROM done WHERE projects.id = ${project}
    )
    SELECT id FROM done`;
  return made ? { made: made.id } : { refused: 'quota' };
}

/**
 * Locks only the project, which is enough for a section at the end, so that concurrent imports into other sections are
 * not awaited.
 */
async function lockForEnd(tx: Transaction, project: number): Promise<null | 'gone'> {
  return (await lockExistingProject(tx, project)) ? null : 'gone';
}

/** Locks all sections, and returns the number after one of them. */
async function numberAfter(
  tx: Transaction,
  project: number,
  after: number,
): Promise<number | 'gone' | 'after'> {
  const sections = await lockAllSections(tx, project);
  if (!sections) return 'gone';
  const held = sections.find(({ id }) => id === after);
  return held ? held.num + 1 : 'after';
}

import type { BodyOf } from '#contract/core/endpoint.ts';
import type { addSection } from '#contract/texts/sections.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import { lockExistingProject } from '../../core/content/project-lock-queries.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { logSteps } from '../../core/events/record.ts';
import { SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { doOnce, type Once } from '../../platform/idempotency/once.ts';

type SectionAdded = { id: number } | { refused: 'gone' | 'after' | 'quota' };

/** The request, and the most sections of the project. After null it is the first one. */
type NewSection = Pick<BodyOf<typeof addSection>, 'name'> & {
  after?: number | null | undefined;
  most: number;
};

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
): Promise<SectionAdded> {
  const storedPartOf = (added: SectionAdded) => ('id' in added ? added.id : undefined);
  return sql.begin(async (tx) => {
    const result = await doOnce(tx, once, () => insertSection(tx, where, section), storedPartOf);
    return 'stored' in result ? { id: result.stored } : result;
  });
}

/** The number of a new section, and its index among the present ones, from 1; the end if it has none. */
type Position = { num: number | null; index: number | undefined };

/** Adds a section in a transaction. */
export async function insertSection(
  tx: Transaction,
  { project, actor, origin }: Omit<SectionTarget, 'section'>,
  { name, after, most }: NewSection,
): Promise<SectionAdded> {
  const position = await (after === undefined ? lockForEnd(tx, project) : positionAfter(tx, project, after));
  if (position === 'gone' || position === 'after') return { refused: position };
  const { num, index } = position;
  const [section] = await tx<{ id: number }[]>`
    WITH room AS (
      SELECT count(*) < ${most} AS is_there FROM sections WHERE project_id = ${project}
    ), moved_down AS (
      UPDATE sections SET num = num + 1
      WHERE project_id = ${project} AND num >= ${num}::int AND (SELECT is_there FROM room)
    ), done AS (
      INSERT INTO sections (project_id, name, num)
      SELECT ${project}, ${name}, coalesce(${num}::int, max(num) + 1, 1) FROM sections WHERE project_id = ${project}
      HAVING (SELECT is_there FROM room)
      RETURNING id AS section_id, ${SECTION_STATE}
    ),
    ${logSteps('addSection', project, { actor, origin, section: tx`done.section_id`, data: { se: name } })},
    ${orderStep({ project }, { index, placed: tx`ARRAY(SELECT section_id FROM done)`, grown: 1 })},
    ${sectionRevisions({
      editor: actor,
      from: tx`SELECT project_id, done.section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done`,
    })},
    touched AS (
      UPDATE projects SET last_update = now_ms() FROM done WHERE projects.id = ${project}
    )
    SELECT section_id AS id FROM done`;
  return section ? { id: section.id } : { refused: 'quota' };
}

/**
 * Locks only the project, which is enough for a section at the end, so that concurrent imports into other sections are
 * not awaited.
 */
async function lockForEnd(tx: Transaction, project: number): Promise<Position | 'gone'> {
  return (await lockExistingProject(tx, project)) ? { num: null, index: undefined } : 'gone';
}

/** Locks all sections, and returns the position after one of them, or the first. */
async function positionAfter(
  tx: Transaction,
  project: number,
  after: number | null,
): Promise<Position | 'gone' | 'after'> {
  const sections = await lockAllSections(tx, project);
  if (!sections) return 'gone';
  if (after === null) return { num: sections[0]?.num ?? null, index: 1 };
  const before = sections.findIndex(({ id }) => id === after);
  const held = sections[before];
  return held ? { num: held.num + 1, index: before + 2 } : 'after';
}

import { hasPermission } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import { ownedProjects } from '../../core/quotas/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockProject, lockProjects, lockUser } from '../../platform/database/directory-locks.ts';
import { forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { memberRoleOf } from '../../projects/members/queries.ts';
import { requireCurrentMember } from '../../projects/members/require-current-member.ts';
import { beginFamily, familyOf } from './queries.ts';

type Locked = {
  id: number;
  name: string;
  source_lang: string;
  target_lang: string;
  family_id: number | null;
};

/** The project as it is now, while it is locked. */
async function lockedProject(tx: Transaction, id: number): Promise<Locked | undefined> {
  const [row] = await tx<Locked[]>`
    SELECT p.id, p.name, p.source_lang, p.target_lang, p.family_id FROM projects p WHERE p.id = ${id} AND ${NOT_DELETED}`;
  return row;
}

/**
 * Makes another project of the same owner a language of this one, if it has the same strings in the same order, section by section
 * (families.5). Its sections and strings become copies of those of this one.
 */
export async function joinFamilyOf(
  sql: Sql,
  { project, other, actor }: { project: number; other: number; actor: number },
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockProjects(tx, [project, other]);
    const first = orNotFound(await lockedProject(tx, project), 'project');
    await requireCurrentMember(tx, project, actor, 'is_owner');
    const joining = await lockedProject(tx, other);
    const owner = joining && (await memberRoleOf(tx, other, actor));
    if (!joining || !owner || !hasPermission(owner.role, 'is_owner')) throw invalid('project_id', 'unknown');
    if (joining.id === first.id) throw invalid('project_id', 'same');
    await lockUser(tx, actor);
    const [family, otherFamily] = [await familyOf(tx, project), await familyOf(tx, other)];
    if (family !== null && family === otherFamily) return;
    if (otherFamily !== null) throw invalid('project_id', 'inFamily');
    if (joining.source_lang !== first.source_lang) throw invalid('project_id', 'otherSource');
    const present = await tx<{ target_lang: string }[]>`
      SELECT p.target_lang FROM projects p WHERE (p.id = ${project} OR p.family_id = ${family}) AND ${NOT_DELETED}`;
    if (present.some(({ target_lang }) => target_lang === joining.target_lang))
      throw invalid('project_id', 'notUnique');
    if (present.length >= LIMITS.familyLanguages) throw forbidden('general', 'tooMany');
    await becomeCopy(tx, first.id, joining.id);
    const id = first.family_id ?? (await beginFamily(tx, first.id));
    await setFamily(tx, { project: other, actor, family: id, acts: ['', first.name] });
  });
}

/**
 * Takes a project out of its family (families.6). It then counts by itself, so its owner may not have the most projects
 * already. One that is in none stays as it is.
 */
export async function leaveFamilyOf(
  sql: Sql,
  { project, actor, most }: { project: number; actor: number; most: number },
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockProject(tx, project);
    const held = orNotFound(await lockedProject(tx, project), 'project');
    await requireCurrentMember(tx, project, actor, 'is_owner');
    await lockUser(tx, actor);
    const family = await familyOf(tx, project);
    if (family === null) return;
    const [owner] = await tx<{ owned: number }[]>`SELECT ${ownedProjects(actor)} AS owned`;
    if ((owner?.owned ?? 0) >= most) throw forbidden('general', 'tooMany');
    const [other] = await tx<{ name: string }[]>`
      SELECT p.name FROM projects p WHERE p.family_id = ${family} AND p.id <> ${held.id} AND ${NOT_DELETED} ORDER BY p.id LIMIT 1`;
    await setFamily(tx, { project, actor, family: null, acts: [other?.name ?? '', ''] });
  });
}

type Change = { project: number; actor: number; family: number | null; acts: [string, string] };

/** Writes the family of a locked project with its log entry. */
async function setFamily(tx: Transaction, { project, actor, family, acts }: Change) {
  await tx`
    WITH done AS (
      UPDATE projects SET family_id = ${family}, last_update = greatest(last_update, now_ms()) WHERE id = ${project} RETURNING id
    ),
    ${logSteps('editProject', project, { actor, data: { acts: { family: acts } } })}
    SELECT FROM done`;
}

/** The sections of a locked project in order, each with a hash of its strings. */
const hashedSections = (tx: Transaction, project: number) => tx<
  { id: number; source_id: number; hash: string }[]
>`
  SELECT s.id, coalesce(s.source_id, s.id) AS source_id, strings.hash
  FROM sections s LEFT JOIN (
    SELECT section_id, md5(string_agg(md5(text) || md5(key), '' ORDER BY place, id)) AS hash
    FROM strings WHERE project_id = ${project} GROUP BY section_id
  ) strings ON strings.section_id = s.id
  WHERE s.project_id = ${project} ORDER BY s.num, s.id`;

/** Makes the sections and strings of a project copies of those of another; refuses if they are not equal. */
async function becomeCopy(tx: Transaction, project: number, joining: number) {
  await lockAllSections(tx, project);
  await lockAllSections(tx, joining);
  const [first, joiningSections] = [await hashedSections(tx, project), await hashedSections(tx, joining)];
  const isSame =
    first.length === joiningSections.length &&
    first.every(({ hash }, index) => hash === joiningSections[index]?.hash);
  if (!isSame) throw invalid('project_id', 'otherSource');
  for (const [index, { id, source_id }] of first.entries()) {
    const other = joiningSections[index];
    if (!other) continue;
    const sources = await tx<{ source_id: number }[]>`
      SELECT coalesce(source_id, id) AS source_id FROM strings WHERE project_id = ${project} AND section_id = ${id}
      ORDER BY place, id`;
    await tx`
      UPDATE sections SET source_id = ${source_id} WHERE project_id = ${joining} AND id = ${other.id}`;
    await tx`
      UPDATE strings s SET source_id = copies.source_id
      FROM (
        SELECT id, row_number() OVER (ORDER BY place, id) AS nth FROM strings
        WHERE project_id = ${joining} AND section_id = ${other.id}
      ) own JOIN unnest(${sources.map((source) => source.source_id)}::bigint[]) WITH ORDINALITY AS copies (source_id, nth)
        ON copies.nth = own.nth
      WHERE s.project_id = ${joining} AND s.id = own.id AND s.source_id IS DISTINCT FROM copies.source_id`;
  }
}

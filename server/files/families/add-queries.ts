import type { BodyOf } from '#contract/core/endpoint.ts';
import type { addLanguages } from '#contract/files/families.ts';
import { type Quotas, whyNotStore } from '#domain/core/access/quotas.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { handleInLanguage, nameInLanguage } from '#domain/files/families/names.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { SOURCE_WORK_COLUMNS } from '../../core/content/work-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import { ownUse } from '../../core/quotas/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { lockProject, lockUser } from '../../platform/database/directory-locks.ts';
import { forbidden, orNotFound, Refused } from '../../platform/http/failures.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { requireCurrentMember } from '../../projects/members/require-current-member.ts';
import { duplicateFieldsOf } from '../../projects/queries.ts';
import { beginFamily } from './queries.ts';
import { insertTask } from './task-queries.ts';

type NewLanguages = BodyOf<typeof addLanguages>['languages'];

/** What a new language takes from the project that it is added to. */
type First = {
  id: number;
  name: string;
  handle: string;
  source_lang: string;
  target_lang: string;
  family_id: number | null;
  strings_amount: number;
};

/**
 * Adds languages to a project: a project for each, with the same settings and owner, and a task that brings it the source
 * (families.3). All are made, or none. The owner is locked, as whenever what they own is counted.
 */
export async function addLanguagesTo(
  sql: Sql,
  {
    project,
    actor,
    wanted: languages,
    quotas,
  }: { project: number; actor: number; wanted: NewLanguages; quotas: Quotas },
): Promise<void> {
  await sql.begin(async (tx) => {
    await lockProject(tx, project);
    const [row] = await tx<First[]>`
      SELECT p.id, p.name, p.handle, p.source_lang, p.target_lang, p.family_id, p.strings_amount
      FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
    const first = orNotFound(row, 'project');
    await requireCurrentMember(tx, project, actor, 'is_owner');
    await lockUser(tx, actor);
    await refuseLanguages(tx, first, languages);
    const use = await ownUse(tx, actor);
    const growth = { strings: first.strings_amount * languages.length };
    const kind = whyNotStore(
      { strings: 0, bytes: 0, owner_strings: use.strings, owner_bytes: use.bytes },
      growth,
      { ...quotas, stringsPerProject: Number.POSITIVE_INFINITY },
    );
    if (kind) throw forbidden('general', kind);
    const family = first.family_id ?? (await beginFamily(tx, first.id));
    const sections = await sectionIds(tx, first.id);
    const tasks: { project: number; task: number }[] = [];
    for (const [index, language] of languages.entries()) {
      const newProject = await insertLanguage(tx, { first, family, actor, language, index });
      if (sections.length === 0) continue;
      const task = await insertTask(tx, {
        project: newProject,
        origin: first.id,
        actor,
        sections,
        addsSections: true,
        removesMissing: false,
      });
      tasks.push({ project: newProject, task });
    }
    await enqueue(tx, 'updateLanguage', tasks);
  });
}

/** Refuses languages that the family has, and more than it may have. */
async function refuseLanguages(
  tx: Transaction,
  { id, source_lang, family_id }: First,
  languages: NewLanguages,
) {
  const present = await tx<{ target_lang: string }[]>`
    SELECT p.target_lang FROM projects p WHERE (p.id = ${id} OR p.family_id = ${family_id}) AND ${NOT_DELETED}`;
  const taken = new Set(present.map(({ target_lang }) => target_lang));
  const mistakes = languages.flatMap(({ target_lang }, index) => {
    if (target_lang === source_lang) return { key: 'target_lang', kind: 'same' as const, index };
    return taken.has(target_lang) ? { key: 'target_lang', kind: 'notUnique' as const, index } : [];
  });
  if (mistakes.length > 0) throw new Refused(400, mistakes);
  if (present.length + languages.length > LIMITS.familyLanguages) throw forbidden('general', 'tooMany');
}

/** The sections of a project in order. */
export async function sectionIds(tx: Transaction, project: number): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    SELECT id FROM sections WHERE project_id = ${project} ORDER BY num, id`;
  return rows.map(({ id }) => id);
}

type NewLanguage = {
  first: First;
  family: number;
  actor: number;
  language: NewLanguages[number];
  index: number;
};

/** Makes the project of a language with the settings and the cover of the first one. */
async function insertLanguage(
  tx: Transaction,
  { first, family, actor, language, index }: NewLanguage,
): Promise<number> {
  const { target_lang } = language;
  const name = language.name ?? nameInLanguage(first.name, target_lang);
  const handle = language.handle ?? handleInLanguage(first.handle, target_lang);
  const taken = await duplicateFieldsOf(tx, { name, handle });
  if (taken.length > 0) {
    throw new Refused(
      400,
      taken.map((key) => ({ key, kind: 'notUnique', index })),
    );
  }
  const [newProject] = await tx<{ id: number }[]>`
    WITH done AS (
      INSERT INTO projects
        (name, handle, description, recomendations, ${SOURCE_WORK_COLUMNS}, cover_url, cover_from, cover_hash, cover_problem,
         visibility, source_lang, target_lang, family_id, cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration, cue_min_gap,
         check_severities, placeholder_patterns)
      SELECT ${name}, ${handle}, description, recomendations, ${SOURCE_WORK_COLUMNS}, cover_url, cover_from, cover_hash, cover_problem,
        visibility, source_lang, ${target_lang}, ${family}, cue_line_length, cue_lines, cue_speed, cue_min_duration, cue_max_duration,
        cue_min_gap, check_severities, placeholder_patterns
      FROM projects WHERE id = ${first.id}
      RETURNING id
    ), owner AS (
      INSERT INTO members (project_id, user_id, role_id) SELECT id, ${actor}, ${OWNER_ROLE} FROM done
    ),
    ${logSteps('createProject', tx`done.id`, { actor, data: { n: name } })}
    SELECT id FROM done`;
  if (!newProject) throw new Error('the project is locked');
  return newProject.id;
}

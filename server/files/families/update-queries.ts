import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { FamilyLanguage, startFamilyUpdate } from '#contract/files/families.ts';
import { whyNotWrite } from '#domain/core/access/project-status.ts';
import { hasPermission, heldRole } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { invalid, tooMany } from '../../platform/http/failures.ts';
import { doOnce, type Once } from '../../platform/idempotency/once.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { sectionIds } from './add-queries.ts';
import { otherLanguages } from './queries.ts';
import { insertTask, unfinishedTasks } from './task-queries.ts';

type Started = ReplyOf<typeof startFamilyUpdate>;
type UpdateRequest = BodyOf<typeof startFamilyUpdate> & { project: number; actor: number };

/** Why a language stays as it is, if it does (families.12). */
function whyUntouched(language: Pick<FamilyLanguage, 'status' | 'role_id' | 'permissions'>) {
  const role = heldRole(language);
  if (!hasPermission(role, 'can_manage_strings')) return 'role';
  return whyNotWrite(language.status, 'content', hasPermission(role, 'can_manage_project'));
}

/** Queues a task for each other language that the user may change, once for each idempotency key. */
export async function startUpdate(sql: Sql, update: UpdateRequest, once?: Once): Promise<Started> {
  const result = await sql.begin((tx) =>
    doOnce<Started, Started>(
      tx,
      once,
      () => start(tx, update),
      (started) => started,
    ),
  );
  return 'stored' in result ? result.stored : result;
}

async function start(
  tx: Transaction,
  { project, actor, sections, adds_sections, removes_missing }: UpdateRequest,
): Promise<Started> {
  const chosen = new Set(sections);
  const ordered = (await sectionIds(tx, project)).filter((id) => chosen.has(id));
  if (ordered.length < chosen.size) throw invalid('sections', 'unknown');
  const tasks: { project_id: number; task: number }[] = [];
  const untouched: Started['untouched'] = [];
  for (const language of await otherLanguages(tx, project, actor)) {
    const { project_id } = language;
    const reason = whyUntouched(language);
    if (reason) {
      untouched.push({ project_id, reason });
      continue;
    }
    if ((await unfinishedTasks(tx, project_id)) >= LIMITS.languageTasks) throw tooMany('general', 'tooMany');
    const task = await insertTask(tx, {
      project: project_id,
      origin: project,
      actor,
      sections: ordered,
      addsSections: adds_sections,
      removesMissing: removes_missing,
    });
    tasks.push({ project_id, task });
  }
  await enqueue(
    tx,
    'updateLanguage',
    tasks.map(({ project_id, task }) => ({ project: project_id, task })),
  );
  return { tasks, untouched };
}

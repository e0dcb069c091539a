import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readLog, readSiteLog } from '#contract/history/log.ts';
import { restrictUser } from '#contract/identity/users.ts';
import { listDeletedProjects, undeleteProject } from '#contract/projects/deleted-projects.ts';
import {
  createProject,
  deleteProject,
  editProject,
  getProject,
  listProjects,
} from '#contract/projects/projects.ts';
import { getOwnUsage } from '#contract/projects/usage.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { DAY } from '#domain/core/units.ts';
import { testOnOneServer } from '../../test/citus/on-one-server.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { runWhileLocked } from '../../test/run-while-locked.ts';
import { openTestApp } from '../../test/test-app.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { orderEvents } from '../core/events/order-queries.ts';
import { lockProject } from '../platform/database/directory-locks.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { jobHandlers } from '../programs/job-handlers.ts';
import { recountAll } from '../programs/recount/queries.ts';
import { purgeProject } from './delete-queries.ts';
import { purgeDeletedProjects } from './deleted-projects.ts';
import { dueProjects } from './deleted-queries.ts';

const testApp = await openTestApp();
const { admin, anna, boris, clara } = await testApp.signUps('admin', 'anna', 'boris', 'clara');

const DAYS = LIMITS.deletedProjectDays;
const never = new AbortController().signal;

const deletedBy = async (user = anna) => (await user.does(listDeletedProjects, {})).projects;
const restored = (id: number) => ({ params: { deleted_project: id } });

/** Moves the deletion of a project into the past. */
const backdate = (id: number, days: number) =>
  testApp.sql`UPDATE projects SET deleted_at = deleted_at - ${days * DAY}::bigint WHERE id = ${id}`;

/** Waits until so many connections wait for locks. */
async function waiting(amount: number) {
  while ((await waitingForLocks(testApp.sql)) < amount) await wait(5);
}

/** A project of a user, who deletes it. */
async function deletedOf(user = anna) {
  const testProject = await projectOf(user);
  await user.does(deleteProject, { params: { project: testProject.project.id } });
  return testProject;
}

test('the owner sees what they deleted until when, last deleted first, and nobody else does (projects.32)', async () => {
  const [first, second] = [await projectOf(anna), await projectOf(anna)];
  for (const { project } of [first, second]) await joinAs(testApp, boris, project, 'administrator');
  for (const { project } of [first, second]) {
    await anna.does(deleteProject, { params: { project: project.id } });
    await backdate(project.id, project.id === first.project.id ? 1 : 0);
  }
  const { days, projects } = await anna.does(listDeletedProjects, {});
  expect(days).toBe(7);
  expect(projects.map(({ id, name, handle }) => ({ id, name, handle }))).toEqual(
    [second, first].map(({ project: { id, name, handle } }) => ({ id, name, handle })),
  );
  for (const { deleted_at, restorable_until } of projects)
    expect(restorable_until).toBe(deleted_at + 7 * DAY);
  for (const user of [boris, admin]) {
    expect(await user.does(listDeletedProjects, {})).toEqual({ days: 7, projects: [] });
    expect(await user.tries(undeleteProject, restored(first.project.id))).toBe('404 project gone');
  }
  expect(await testApp.guest.tries(listDeletedProjects, {})).toBe('401 session signedOut');
});

test('a restored project is as it was, and both deeds are in its log and the site’s (projects.34)', async () => {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
  await anna.does(castVote, { params: { ...string, translation: id } });
  const at = { project: project.id };
  const query = { fetch_members: '', fetch_sections: '' } as const;
  const before = await anna.does(getProject, { params: at, query });
  await anna.does(deleteProject, { params: at });
  expect(await anna.tries(deleteProject, { params: at })).toBe('404 project gone');
  expect((await anna.does(undeleteProject, restored(project.id))).id).toBe(project.id);
  expect(await anna.does(getProject, { params: at, query })).toEqual(before);
  expect((await deletedBy()).map(({ id }) => id)).not.toContain(project.id);
  expect(await anna.tries(undeleteProject, restored(project.id))).toBe('404 project gone');
  await boris.does(addTranslation, { params: string, body: { text: 'Один' } });
  await anna.does(addSection, { params, body: { name: 'Two' } });
  const kinds = (await anna.does(readLog, { params: at })).map(({ w, u }) => [w, u?.username]);
  expect(kinds.slice(0, 4)).toEqual([
    [2, 'anna'],
    [4, 'boris'],
    [48, 'anna'],
    [37, 'anna'],
  ]);
  const ofSite = await admin.does(readSiteLog, { query: { limit: 2 } });
  expect(ofSite.map(({ w, u, n }) => [w, u?.username, n])).toEqual([
    [48, 'anna', project.name],
    [37, 'anna', project.name],
  ]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('the positions of its events go on (log.15)', async () => {
  const { project, params } = await projectOf(anna);
  const order = async () => {
    await orderEvents(testApp.sql, [project.id]);
    const events = await testApp.sql<{ w: number }[]>`
      SELECT l.w FROM event_order o, unnest(o.log_ids) WITH ORDINALITY one (id, nth), log l
      WHERE o.project_id = ${project.id} AND l.project_id = ${project.id} AND l.id = one.id ORDER BY o.position, nth`;
    const [head] = await testApp.sql`SELECT position FROM event_heads WHERE project_id = ${project.id}`;
    return { codes: events.map(({ w }) => w), head: head?.position };
  };
  const before = await order();
  await anna.does(deleteProject, { params });
  await order();
  await anna.does(undeleteProject, restored(project.id));
  await anna.does(addSection, { params, body: { name: 'Two' } });
  expect(await order()).toEqual({ codes: [...before.codes, 37, 48, 2], head: before.head + 3 });
});

test('after its days a project can’t be restored, also before it is purged', async () => {
  const { project } = await deletedOf();
  await backdate(project.id, DAYS);
  expect((await deletedBy()).map(({ id }) => id)).not.toContain(project.id);
  expect(await anna.tries(undeleteProject, restored(project.id))).toBe('404 project gone');
});

test('with 0 days nothing can be restored (operations.5)', async () => {
  const own = await openTestApp({ DELETED_PROJECT_DAYS: '0' });
  const dora = await own.signUp('dora');
  const { project } = await projectOf(dora);
  await dora.does(deleteProject, { params: { project: project.id } });
  expect(await dora.does(listDeletedProjects, {})).toEqual({ days: 0, projects: [] });
  expect(await dora.tries(undeleteProject, restored(project.id))).toBe('404 project gone');
  expect(await dueProjects(own.sql, 0, 10)).toEqual([project.id]);
});

test('of many deleted projects the last 50 can be restored, and the others are due (projects.32)', async () => {
  const dora = await testApp.signUp('dora');
  const { project } = await projectOf(dora);
  await testApp.sql`
    WITH made AS (
      INSERT INTO projects (name, handle, visibility, source_lang, target_lang, deleted_at, deleted_by)
      SELECT 'Heap ' || n, 'heap_' || n, 'public', 'en', 'ru', now_ms() - n, ${dora.id}
      FROM generate_series(1, ${LIMITS.deletedProjectsPerUser}) n RETURNING id
    )
    INSERT INTO members (project_id, user_id, role_id) SELECT id, ${dora.id}, 0 FROM made`;
  const before = await deletedBy(dora);
  expect(before).toHaveLength(LIMITS.deletedProjectsPerUser);
  await dora.does(deleteProject, { params: { project: project.id } });
  const after = await deletedBy(dora);
  expect(after.map(({ id }) => id)).toEqual([project.id, ...before.slice(0, -1).map(({ id }) => id)]);
  const oldest = before.at(-1)?.id ?? expect.fail();
  expect(await dora.tries(undeleteProject, restored(oldest))).toBe('404 project gone');
  expect(await dueProjects(testApp.sql, DAYS, 100)).toContain(oldest);
});

test('restoring keeps to the limits of the owner (projects.34)', async () => {
  const own = await openTestApp({ PROJECTS_PER_USER: '2', STRINGS_PER_USER: '5' });
  const dora = await own.signUp('dora');
  const make = (handle: string) =>
    dora.does(createProject, {
      body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
    });
  const { project } = await projectOf(dora);
  await dora.does(deleteProject, { params: { project: project.id } });
  const others = [await make('other_one'), await make('other_two')];
  const [one, two] = others.map(({ id }) => ({ project: id }));
  expect(await dora.tries(undeleteProject, restored(project.id))).toBe('403 general tooMany');
  await dora.does(deleteProject, { params: two ?? expect.fail() });
  const section = await dora.does(addSection, { params: one ?? expect.fail(), body: { name: 'One' } });
  const params = { project: one?.project ?? 0, section: section.id };
  const [added] = await dora.does(addStrings, { params, body: [1, 2, 3].map((n) => ({ text: `${n}.` })) });
  expect(added).toBeDefined();
  await own.sql`UPDATE projects SET strings_amount = 3 WHERE id = ${params.project}`;
  await own.sql`UPDATE projects SET strings_amount = 3 WHERE id = ${project.id}`;
  expect(await dora.tries(undeleteProject, restored(project.id))).toBe('403 general quotaUserStrings');
  expect((await dora.does(getOwnUsage, {})).strings.used).toBe(3);
  await own.sql`UPDATE projects SET strings_amount = 2 WHERE id = ${params.project}`;
  await dora.does(undeleteProject, restored(project.id));
  expect((await dora.does(getOwnUsage, {})).strings.used).toBe(5);
});

test('projects restored and made at the same time do not exceed the limit', async () => {
  const own = await openTestApp({ PROJECTS_PER_USER: '2' });
  const dora = await own.signUp('dora');
  const gone: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { project } = await projectOf(dora);
    await dora.does(deleteProject, { params: { project: project.id } });
    gone.push(project.id);
  }
  const body = {
    name: 'Another',
    handle: 'another',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  await Promise.all([
    ...gone.map((id) => dora.asks(undeleteProject, restored(id))),
    dora.asks(createProject, { body }),
  ]);
  expect(await dora.does(listProjects, { query: { mine: '' } })).toHaveLength(2);
});

test('a user who was banned at that moment restores nothing', async () => {
  const { project } = await deletedOf(clara);
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE users SET banned = true WHERE id = ${clara.id}`;
    },
    () => clara.tries(undeleteProject, restored(project.id)),
  );
  expect(answer).toBe('401 session signedOut');
  await admin.does(restrictUser, { params: { user: clara.id }, body: { banned: false } });
});

test('a write that waited while the project was deleted finds nothing (projects.30)', async () => {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const deletes = async (tx: Parameters<typeof lockProject>[0]) => {
    await lockProject(tx, project.id);
    await tx`UPDATE projects SET deleted_at = now_ms(), deleted_by = ${anna.id} WHERE id = ${project.id}`;
  };
  const writes = [
    () => anna.tries(editProject, { params: { project: project.id }, body: { description: 'Late' } }),
    () => anna.tries(addSection, { params, body: { name: 'Late' } }),
    () => anna.tries(deleteProject, { params: { project: project.id } }),
  ];
  for (const write of writes) {
    await testApp.sql`UPDATE projects SET deleted_at = NULL, deleted_by = NULL WHERE id = ${project.id}`;
    expect(await runWhileLocked(testApp, deletes, write)).toBe('404 project gone');
  }
  expect(await boris.tries(addTranslation, { params: string, body: { text: 'Late' } })).toBe(
    '404 project gone',
  );
});

test.each([
  ['the purge first', true, [true, 404], 404],
  ['the restore first', false, [200, false], 200],
])(
  'a purge and a restore at the same moment, %s: one of them, and wholly (projects.31)',
  async (_, isPurgeFirst, done, seen) => {
    const { project } = await deletedOf();
    const purge = () => purgeProject(testApp.sql, project.id, 0);
    const restore = async () => (await anna.asks(undeleteProject, restored(project.id))).statusCode;
    const { results } = await testApp.sql.begin(async (tx) => {
      await lockProject(tx, project.id);
      const begun: Promise<number | boolean>[] = [];
      for (const act of isPurgeFirst ? [purge, restore] : [restore, purge]) {
        begun.push(act());
        await waiting(begun.length);
      }
      return { results: begun };
    });
    expect(await Promise.all(results)).toEqual(done);
    expect((await anna.asks(getProject, { params: { project: project.id } })).statusCode).toBe(seen);
  },
);

test('a restored project is not purged, whenever it was deleted', async () => {
  const { project } = await deletedOf();
  await anna.does(undeleteProject, restored(project.id));
  expect(await purgeProject(testApp.sql, project.id, 0)).toBe(false);
  await anna.does(getProject, { params: { project: project.id } });
});

testOnOneServer('triggers')(
  'the job purges what is due, one after the other, and goes on after one that fails (projects.31)',
  async () => {
    const [due, early, broken] = [await deletedOf(), await deletedOf(), await deletedOf()];
    await backdate(due.project.id, DAYS);
    await backdate(broken.project.id, DAYS + 1);
    await testApp.sql.unsafe(`
    CREATE FUNCTION refuse_purge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER refuse_purge BEFORE DELETE ON projects FOR EACH ROW
      WHEN (OLD.id = ${broken.project.id}) EXECUTE FUNCTION refuse_purge();`);
    onTestFinished(async () => void (await testApp.sql`DROP FUNCTION refuse_purge CASCADE`));
    await expect(purgeDeletedProjects(testApp.sql, DAYS, never)).rejects.toThrow('broken');
    const left = await testApp.sql<{ id: number }[]>`
    SELECT id FROM projects WHERE id = ANY(${[due, early, broken].map(({ project }) => project.id)}::bigint[]) ORDER BY id`;
    expect(left.map(({ id }) => id)).toEqual([early.project.id, broken.project.id]);
  },
);

test('the job keeps to the setting, stops when the server does, and may run on two servers (projects.31)', async () => {
  const made = [await deletedOf(), await deletedOf()];
  for (const { project } of made) await backdate(project.id, 3);
  const ids = made.map(({ project }) => project.id);
  const amount = async () =>
    (await testApp.sql`SELECT FROM projects WHERE id = ANY(${ids}::bigint[])`).length;
  const run = (days: string, signal = never) =>
    jobHandlers(readSettings({ DELETED_PROJECT_DAYS: days }), {
      mailer: undefined,
      log: testApp.app.log,
    }).purgeDeletedProjects({
      sql: testApp.sql,
      data: null,
      signal,
    });
  await run('4');
  expect(await amount()).toBe(2);
  await expect(run('3', AbortSignal.abort(new Error('stops')))).rejects.toThrow('stops');
  expect(await amount()).toBe(2);
  await Promise.all([run('3'), run('3')]);
  expect(await amount()).toBe(0);
});

test('while a project is being purged, others are written to, made, deleted and restored (projects.31)', async () => {
  const { project, strings } = await deletedOf();
  const other = await projectOf(anna);
  const gone = await deletedOf();
  const held = strings.at(-1)?.string ?? expect.fail();
  await testApp.sql
    .begin(async (tx) => {
      // The purge has locked the project and most strings, and waits for this one.
      await tx`SELECT FROM strings WHERE project_id = ${project.id} AND id = ${held} FOR UPDATE`;
      const purge = purgeProject(testApp.sql, project.id, 0);
      await waiting(1);
      const string = other.strings[0] ?? expect.fail();
      await anna.does(addTranslation, { params: string, body: { text: 'Раз' } });
      await anna.does(addSection, { params: other.params, body: { name: 'Two' } });
      await anna.does(undeleteProject, restored(gone.project.id));
      await deletedOf();
      expect((await deletedBy()).map(({ id }) => id)).toContain(project.id);
      return { purge };
    })
    .then(({ purge }) => purge);
  expect(await anna.tries(undeleteProject, restored(project.id))).toBe('404 project gone');
});

import { expect, test } from 'vitest';
import { setNotificationSettings } from '#contract/notices/notifications.ts';
import { addWebhook, testWebhook } from '#contract/notices/webhooks.ts';
import { claimSection } from '#contract/projects/assignments.ts';
import { makeInviteLink } from '#contract/projects/invite-links.ts';
import { inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { createProject, deleteProject, editProject, getProject } from '#contract/projects/projects.ts';
import { createRole } from '#contract/projects/roles.ts';
import { reportProject } from '#contract/site/reports.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addComment, markCommentsRead } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addDismissal } from '#contract/texts/dismissals.ts';
import { setReadingPlace } from '#contract/texts/reading.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, deleteTranslation } from '#contract/texts/translations.ts';
import { deliverNow } from '../../test/notifications.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { runWhileLocked } from '../../test/run-while-locked.ts';
import { openTestApp } from '../../test/test-app.ts';
import { consumeEvents } from '../core/events/consume-queries.ts';
import { orderEvents } from '../core/events/order-queries.ts';
import { keepFile } from '../files/books/queries.ts';
import { lockProject } from '../platform/database/directory-locks.ts';
import { recountAll } from '../programs/recount/queries.ts';
import { purgeProject } from './delete-queries.ts';
import { CONTRIBUTIONS } from './statistics/contribution-queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** A project with at least one of everything. */
async function filled() {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  for (const string of strings) {
    const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз' } });
    const translation = { params: { ...string, translation: id } };
    await anna.does(castVote, translation);
    await anna.does(approve, translation);
    const comment = await boris.does(addComment, { params: string, body: { text: 'So?' } });
    await anna.does(addComment, { params: string, body: { text: 'So.', reply: comment.id } });
    await anna.does(markCommentsRead, { params: string });
    await anna.does(setReadingPlace, { params, body: { string_id: string.string } });
    const { id: deleted } = await boris.does(addTranslation, { params: string, body: { text: 'Два' } });
    await boris.does(deleteTranslation, { params: { ...string, translation: deleted } });
  }
  await deliverNow(testApp);
  await boris.does(reportProject, { params, body: { reason: 'spam' } });
  await boris.does(setNotificationSettings, {
    body: { project: project.id, kinds: [{ kind: 'reply', delivery: 'app' }] },
  });
  await anna.does(inviteUser, { params, body: { user_id: clara.id } });
  await anna.does(makeInviteLink, { params, body: { role_id: 4, lasts: null, most_uses: null } });
  const body = { url: 'https://hooks.example/', groups: ['comments' as const] };
  const hook = await anna.does(addWebhook, { params, body });
  await anna.does(testWebhook, { params: { ...params, webhook: hook.id } });
  await anna.does(createRole, { params, body: { name: 'Reader', permissions: [] } });
  await anna.does(addEntry, { params, body: { word: 'one', translate: 'раз' } });
  const dismissed = { check: 'repeated-word', scope: 'word', string: null, what: 'one' } as const;
  await anna.does(addDismissal, { params, body: dismissed });
  await testApp.sql`
    INSERT INTO idempotency_keys (project_id, user_id, key_hash, body_hash)
    VALUES (${project.id}, ${anna.id}, 'key', 'body')`;
  await anna.does(startBatch, {
    params,
    body: { action: 'unapprove', strings: strings.map(({ string }) => string) },
  });
  await anna.does(updateStrings, { params, body: { strings: [{ text: 'A newer text' }] } });
  await anna.does(claimSection, { params });
  await testApp.sql`
    INSERT INTO language_tasks (project_id, origin_id, actor_id, sections, adds_sections, removes_missing)
    VALUES (${project.id}, ${project.id}, ${anna.id}, '{}', false, false)`;
  await testApp.sql`INSERT INTO language_results (project_id, task_id, num, result) VALUES (${project.id}, 1, 1, '{}')`;
  const file = { id: 'f'.repeat(32), name: 'a.epub', format: 'epub', bytes: Buffer.from('A book') };
  await testApp.sql.begin((tx) => keepFile(tx, project.id, file));
  await orderEvents(testApp.sql, [project.id]);
  await consumeEvents(testApp.sql, CONTRIBUTIONS);
  await anna.does(editProject, { params: { project: project.id }, body: { description: 'Not ordered' } });
  return { project, params, strings };
}

/** Every table that has rows of projects. */
const tables = async () =>
  (
    await testApp.sql<{ name: string }[]>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'project_id' ORDER BY 1`
  ).map(({ name }) => name);

/** The tables that have rows of this project. */
async function leftOf(project: number) {
  const left = await Promise.all(
    (await tables()).map(async (name) => {
      const rows = await testApp.sql`SELECT FROM ${testApp.sql(name)} WHERE project_id = ${project} LIMIT 1`;
      return rows.length > 0 ? [name] : [];
    }),
  );
  return left.flat();
}

test('a purge leaves nothing of a project; the site’s log keeps its name (projects.31)', async () => {
  const { project } = await filled();
  expect(await leftOf(project.id)).toEqual(await tables());
  const params = { project: project.id };
  await anna.does(deleteProject, { params });
  expect(await leftOf(project.id)).toEqual(await tables());
  expect(await anna.tries(getProject, { params })).toBe('404 project gone');
  expect(await purgeProject(testApp.sql, project.id, 0)).toBe(true);
  expect(await leftOf(project.id)).toEqual([]);
  expect(await anna.tries(getProject, { params })).toBe('404 project gone');
  expect(await anna.tries(deleteProject, { params })).toBe('404 project gone');
  const lines = await testApp.sql`SELECT actor_id, data FROM site_log WHERE w = 37`;
  expect(lines).toEqual([{ actor_id: anna.id, data: { n: project.name } }]);
});

test('other projects stay as they were, and the name and handle are free once it is purged (projects.33)', async () => {
  const [kept, gone] = [await filled(), await filled()];
  // Some counters were written by hand.
  await recountAll(testApp.sql);
  const before = await anna.does(getProject, { params: { project: kept.project.id } });
  await anna.does(deleteProject, { params: { project: gone.project.handle } });
  expect(await anna.does(getProject, { params: { project: kept.project.id } })).toEqual(before);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  const { name, handle, visibility, source_lang, target_lang } = gone.project;
  const body = { name, handle, visibility, source_lang, target_lang };
  for (const user of [anna, boris]) {
    expect(await user.tries(createProject, { body })).toBe('400 name notUnique handle notUnique');
  }
  const renamed = { params: { project: kept.project.id }, body: { handle } };
  expect(await anna.tries(editProject, renamed)).toBe('400 handle notUnique');
  await purgeProject(testApp.sql, gone.project.id, 0);
  expect(await anna.does(getProject, { params: { project: kept.project.id } })).toEqual(before);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  await boris.does(createProject, { body });
});

test('only the owner may, in any status', async () => {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'administrator');
  expect(await boris.tries(deleteProject, { params })).toBe('403 role role');
  expect(await clara.tries(deleteProject, { params })).toBe('403 project hidden');
  expect(await testApp.guest.tries(deleteProject, { params })).toBe('401 session signedOut');
  await anna.does(editProject, { params, body: { status: 'closed' } });
  await anna.does(deleteProject, { params });
});

test('an owner who has handed it on at that moment deletes nothing', async () => {
  const { project, params } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const answer = await runWhileLocked(
    testApp,
    async (tx) => {
      await lockProject(tx, project.id);
      await tx`UPDATE members SET role_id = 1 WHERE project_id = ${project.id} AND user_id = ${anna.id}`;
      await tx`UPDATE members SET role_id = 0 WHERE project_id = ${project.id} AND user_id = ${boris.id}`;
    },
    () => anna.tries(deleteProject, { params }),
  );
  expect(answer).toBe('403 role role');
});

test('of edits, deletions, a purge and all other writes at once none fails, and nothing of the project is left', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { project, params, strings } = await filled();
    const at = { project: project.id };
    const busy = strings.flatMap((string, n) => [
      boris.asks(addTranslation, { params: string, body: { text: `Два ${n}` } }),
      boris.asks(addComment, { params: string, body: { text: 'Well?' } }),
      boris.asks(markCommentsRead, { params: string }),
    ]);
    const answers = await Promise.all([
      anna.asks(editProject, { params: at, body: { description: 'Last words' } }),
      ...busy,
      anna.asks(deleteProject, { params: at }),
      orderEvents(testApp.sql).then(() => consumeEvents(testApp.sql, CONTRIBUTIONS)),
      anna.asks(deleteProject, { params: at }).then(async (answer) => {
        await purgeProject(testApp.sql, project.id, 0);
        return answer;
      }),
      anna.asks(addSection, { params: at, body: { name: 'Two' } }),
      anna.asks(addStrings, { params, body: [{ text: 'Four.' }] }),
      clara.asks(requestInvite, { params: at }),
      anna.asks(editProject, { params: at, body: { name: `Later ${project.name}` } }),
    ]);
    await orderEvents(testApp.sql);
    await consumeEvents(testApp.sql, CONTRIBUTIONS);
    const statuses = new Set(answers.flatMap((answer) => answer?.statusCode ?? []));
    expect(statuses.isSubsetOf(new Set([200, 201, 204, 404]))).toBe(true);
    expect(await leftOf(project.id)).toEqual([]);
  }
});

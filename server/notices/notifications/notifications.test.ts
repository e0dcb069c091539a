import { expect, test } from 'vitest';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import {
  countNotifications,
  getNotificationSettings,
  getWatches,
  listMentionable,
  listNotifications,
  listWatches,
  markNotificationsRead,
  setNotificationSettings,
  setWatch,
} from '#contract/notices/notifications.ts';
import { answerInvite, inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { grantRole, removeMember } from '#contract/projects/members.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { createRole, deleteRole } from '#contract/projects/roles.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addComment, deleteComment, editComment } from '#contract/texts/comments.ts';
import { setReadingPlace } from '#contract/texts/reading.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { NOTIFICATION_KIND_NAMES } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { deliverNow, notificationsOf } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { jobHandlers } from '../../programs/job-handlers.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { sweepNotifications } from './list-queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

/** A project of anna's in which boris translates; the notifications of its making are read. */
async function shared(made?: Parameters<typeof projectOf>[1]) {
  const { project, params, strings } = await projectOf(anna, made);
  await deliverNow(testApp);
  if (made?.visibility === undefined || made.visibility === 'public')
    await joinAs(testApp, boris, project, 'moderator');
  await deliverNow(testApp);
  const string = strings[0] ?? expect.fail();
  const of = (who: TestUser) => notificationsOf(testApp, who, project);
  const kinds = async (who: TestUser) => (await of(who)).map(({ kind }) => kind);
  return { project, at: { params: { project: project.id } }, params, strings, string, of, kinds };
}

const add = async (
  who: TestUser,
  params: { project: number; section: number; string: number },
  text: string,
) => (await who.does(addTranslation, { params, body: { text } })).id;

test('the author of a translation learns that it was approved, edited and deleted, and that another was added (notifications.3)', async () => {
  const { string, of, kinds, project } = await shared();
  const translation = await add(boris, string, 'Раз.');
  const at = { params: { ...string, translation } };
  await anna.does(approve, at);
  const [approved] = await of(boris);
  expect(approved).toMatchObject({
    kind: 'approved',
    is_read: false,
    is_gone: false,
    project: { id: project.id, name: project.name },
    section: { id: string.section, name: 'One' },
    string: { id: string.string, text: 'One.' },
    translation: { id: translation, text: 'Раз.' },
    actors: [{ id: anna.id, username: 'anna' }],
    actors_amount: 1,
    amount: 1,
  });
  await anna.does(editTranslation, { ...at, body: { text: 'Один.' } });
  await add(anna, string, 'Раз-раз.');
  expect(await kinds(boris)).toEqual(['rivalled', 'edited', 'approved']);
  expect(await kinds(anna)).toEqual([]);
  await anna.does(deleteTranslation, at);
  const deleted = await of(boris);
  expect(deleted[0]).toMatchObject({ kind: 'deleted', translation: null, is_gone: false });
  expect(deleted.find(({ kind }) => kind === 'approved')).toMatchObject({ translation: null, is_gone: true });
});

test('nobody is told of what they do themselves', async () => {
  const { string, kinds } = await shared();
  const translation = await add(anna, string, 'Раз.');
  await anna.does(approve, { params: { ...string, translation } });
  await anna.does(addComment, { params: string, body: { text: 'So.' } });
  expect(await kinds(anna)).toEqual([]);
});

test('comments reach those who wrote at the string, and whom they reply to (notifications.7)', async () => {
  const { string, of } = await shared();
  await add(boris, string, 'Раз.');
  await deliverNow(testApp);
  const { id } = await anna.does(addComment, { params: string, body: { text: 'Why so?' } });
  expect(await of(boris)).toMatchObject([{ kind: 'reply', comment: { id, text: 'Why so?' } }]);
  await boris.does(addComment, { params: string, body: { text: 'It is.', reply: id } });
  await boris.does(addComment, { params: string, body: { text: 'Really.', reply: id } });
  expect(await of(anna)).toMatchObject([
    { kind: 'reply', amount: 2, ids: [expect.any(Number), expect.any(Number)], comment: { text: 'Really.' } },
  ]);
  await anna.does(deleteComment, { params: { ...string, comment: id } });
  expect(await of(boris)).toMatchObject([{ comment: null, is_gone: true }]);
});

test('who stopped watching a string stays so, whatever they write', async () => {
  const { string, params, at, kinds } = await shared();
  const state = () =>
    boris.does(getWatches, { ...at, query: { string: string.string, section: params.section } });
  const isWatched = { is_watched: true, is_automatic: true };
  const isNot = { is_watched: false, is_automatic: false };
  expect(await state()).toEqual({ project: isWatched, section: isNot, string: isNot });
  await add(boris, string, 'Раз.');
  await deliverNow(testApp);
  expect((await state()).string).toEqual(isWatched);
  await boris.does(setWatch, { ...at, body: { string_id: string.string, is_watched: false } });
  await add(boris, string, 'Два.');
  await anna.does(addComment, { params: string, body: { text: 'Why so?' } });
  expect(await kinds(boris)).toEqual([]);
  expect((await state()).string).toEqual(isNot);
  await boris.does(setWatch, { ...at, body: { section_id: params.section, is_watched: true } });
  await anna.does(addComment, { params: string, body: { text: 'And now?' } });
  expect(await kinds(boris)).toEqual(['reply']);
  const { items } = await boris.does(listWatches, { query: { project: params.project } });
  expect(items).toMatchObject([
    { target: 'section', section: { id: params.section, name: 'One' }, string: null, is_automatic: false },
    { target: 'project', section: null, is_automatic: true },
  ]);
  expect(await boris.tries(setWatch, { ...at, body: { string_id: 999_999_999, is_watched: true } })).toBe(
    '404 string gone',
  );
});

test('whoever watches a project learns of its state, new sections and updates of their source', async () => {
  const { at, params, of, kinds } = await shared();
  await anna.does(editProject, { ...at, body: { status: 'frozen' } });
  expect(await of(boris)).toMatchObject([{ kind: 'projectState', status: 'frozen' }]);
  await anna.does(editProject, { ...at, body: { status: 'opened', description: 'New.' } });
  const { id } = await anna.does(addSection, { ...at, body: { name: 'Two' } });
  await anna.does(addStrings, {
    params: { ...at.params, section: id },
    query: {},
    body: [{ text: 'First' }],
  });
  expect(await kinds(boris)).toEqual(['newSection', 'projectState', 'projectState']);
  await anna.does(addStrings, { params, query: {}, body: [{ text: 'Four.' }] });
  expect((await of(boris))[0]).toMatchObject({ kind: 'sourceUpdate', section: { id: params.section } });
  await boris.does(setWatch, { ...at, body: { is_watched: false } });
  await anna.does(addSection, { ...at, body: { name: 'Three' } });
  expect(await kinds(boris)).toHaveLength(4);
});

test('an update says how many of one’s own translations in the section need review now (notifications.34)', async () => {
  const { params, of } = await shared();
  const strings = await anna.does(listStrings, { params, query: {} });
  for (const who of [anna, boris])
    for (const { id } of strings)
      await who.does(addTranslation, {
        params: { ...params, string: id },
        body: { text: `By ${who.username}.` },
      });
  await anna.does(addStrings, { params, query: {}, body: [{ text: 'Four.' }] });
  expect((await of(boris))[0]).toMatchObject({ kind: 'sourceUpdate', review_amount: 0 });
  await testApp.sql`UPDATE translations SET needs_review = true WHERE project_id = ${params.project}`;
  expect((await of(boris))[0]).toMatchObject({ kind: 'sourceUpdate', review_amount: strings.length });
  expect((await of(boris)).slice(1).every(({ review_amount }) => review_amount === 0)).toBe(true);
});

test('whoever watches a project only later is not told of what happened before, however late the service is (notifications.6)', async () => {
  const { project } = await projectOf(anna);
  const at = { params: { project: project.id } };
  await joinAs(testApp, boris, project, 'translator');
  await clara.does(setWatch, { ...at, body: { is_watched: true } });
  await anna.does(addSection, { ...at, body: { name: 'Since then' } });
  await clara.does(setWatch, { ...at, body: { is_watched: true } });
  await deliverNow(testApp);
  for (const who of [boris, clara]) {
    const notifications = await notificationsOf(testApp, who, project);
    expect(notifications.map(({ kind, section }) => `${kind} ${section?.name}`)).toEqual([
      'newSection Since then',
    ]);
  }
});

test('a section is finished once for each time that its last string gets a translation (notifications.5)', async () => {
  const { strings, kinds, of, params } = await shared({ strings: ['One.', 'Two.'] });
  const [first, second] = strings as [(typeof strings)[0], (typeof strings)[0]];
  await add(boris, first, 'Раз.');
  expect(await kinds(anna)).toEqual([]);
  await add(boris, second, 'Два.');
  expect(await of(anna)).toMatchObject([
    { kind: 'sectionFinished', section: { id: params.section }, actors: [{ username: 'boris' }] },
  ]);
  await add(boris, second, 'Ещё два.');
  expect(await kinds(anna)).toHaveLength(1);
  await anna.does(addStrings, { params, query: {}, body: [{ text: 'Three.' }] });
  expect(await kinds(anna)).toHaveLength(1);
  const [third] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${params.project} ORDER BY id DESC LIMIT 1`;
  await add(boris, { ...first, string: third?.id ?? 0 }, 'Три.');
  const again = await of(anna);
  expect(again).toMatchObject([{ kind: 'sectionFinished', amount: 2 }]);
});

test('invitations, requests and roles reach those whom they concern', async () => {
  const { project, at, of, kinds } = await shared({ visibility: 'closed' });
  await anna.does(inviteUser, { ...at, body: { user_id: boris.id } });
  expect(await of(boris)).toMatchObject([{ kind: 'invitation', project: { name: project.name } }]);
  await anna.does(editProject, { ...at, body: { visibility: 'private' } });
  await clara.does(requestInvite, at);
  const [request] = await of(anna);
  expect(request).toMatchObject({ kind: 'joinRequest', actors: [{ username: 'clara' }] });
  const [invite] = await testApp.sql<{ id: number }[]>`
    SELECT id FROM invites WHERE project_id = ${project.id} AND user_id = ${clara.id}`;
  await anna.does(answerInvite, {
    params: { ...at.params, invite: invite?.id ?? 0 },
    body: { accept: true },
  });
  await anna.does(grantRole, { params: { ...at.params, user: clara.id }, body: { role_id: 3 } });
  expect(await of(clara)).toMatchObject([
    { kind: 'roleChange', role: 'redactor' },
    { kind: 'roleChange', role: 'translator' },
  ]);
  await anna.does(removeMember, { params: { ...at.params, user: clara.id } });
  expect((await of(clara))[0]).toMatchObject({ kind: 'roleChange', role: null });
  await anna.does(editProject, { ...at, body: { visibility: 'closed' } });
  expect(await kinds(clara)).toEqual([]);
});

test('whoever gets another role because theirs is deleted is told which (members.33)', async () => {
  const { at, of } = await shared();
  const made = await anna.does(createRole, {
    ...at,
    body: { name: 'Proofreader', permissions: ['can_approve'] },
  });
  await anna.does(grantRole, { params: { ...at.params, user: boris.id }, body: { role_id: made.id } });
  await of(boris);
  await anna.does(deleteRole, { params: { ...at.params, role: made.id } });
  const notifications = await of(boris);
  expect(notifications.map(({ kind, role }) => [kind, role])).toEqual([
    ['roleChange', 'translator'],
    ['roleChange', 'Proofreader'],
  ]);
  expect(await of(anna)).toEqual([]);
});

test('what someone may not read is not delivered, nor shown or counted when they lose access (notifications.9)', async () => {
  const { project, string, at, kinds, of } = await shared();
  const translation = await add(boris, string, 'Раз.');
  await anna.does(approve, { params: { ...string, translation } });
  expect(await kinds(boris)).toEqual(['approved']);
  const { unread } = await boris.does(countNotifications, {});
  await anna.does(editProject, { ...at, body: { visibility: 'closed' } });
  await anna.does(removeMember, { params: { ...at.params, user: boris.id } });
  await anna.does(editTranslation, { params: { ...string, translation }, body: { text: 'Один.' } });
  expect(await kinds(boris)).toEqual([]);
  expect((await boris.does(countNotifications, {})).unread).toBe(unread - 1);
  const stored = await testApp.sql`
    SELECT kind FROM notifications WHERE user_id = ${boris.id} AND project_id = ${project.id} ORDER BY id`;
  expect(stored.map(({ kind }) => kind)).toEqual(['approved']);
  await anna.does(editProject, { ...at, body: { visibility: 'public' } });
  expect((await of(boris)).map(({ kind }) => kind)).toEqual(['approved']);
  await boris.does(setReadingPlace, { params: at.params, body: { string_id: string.string } });
  await anna.does(deleteProject, at);
  expect(await kinds(boris)).toEqual([]);
  expect(await boris.tries(getNotificationSettings, { query: { project: project.id } })).toBe(
    '404 project gone',
  );
  await purgeProject(testApp.sql, project.id, 0);
  const left = await testApp.sql`
    SELECT project_id FROM notifications WHERE project_id = ${project.id}
    UNION ALL SELECT project_id FROM watches WHERE project_id = ${project.id}
    UNION ALL SELECT project_id FROM reading_places WHERE project_id = ${project.id}`;
  expect(left).toEqual([]);
});

test('a user is told as they chose, for the project before everywhere, or by default (notifications.2)', async () => {
  const { project, strings, kinds } = await shared();
  const choose = (who: TestUser, delivery: 'off' | 'app' | null, of?: number) =>
    who.does(setNotificationSettings, {
      body: { ...(of && { project: of }), kinds: [{ kind: 'approved', delivery }] },
    });
  const left = [...strings];
  const approveAnother = async () => {
    const string = left.pop() ?? expect.fail();
    const translation = await add(boris, string, 'Раз.');
    await anna.does(approve, { params: { ...string, translation } });
    return (await kinds(boris)).filter((kind) => kind === 'approved').length;
  };
  await choose(boris, 'off');
  expect(await approveAnother()).toBe(0);
  const { kinds: chosen } = await choose(boris, 'app', project.id);
  expect(chosen.find(({ kind }) => kind === 'approved')).toEqual({
    kind: 'approved',
    deliveries: ['off', 'app', 'mail', 'daily', 'weekly'],
    default: 'app',
    everywhere: 'off',
    project: 'app',
    delivery: 'app',
  });
  expect(await approveAnother()).toBe(1);
  await choose(boris, null, project.id);
  const { kinds: back } = await choose(boris, null);
  expect(back).toEqual((await boris.does(getNotificationSettings, { query: {} })).kinds);
  expect(back.map(({ kind }) => kind)).toEqual(NOTIFICATION_KIND_NAMES);
  expect(back.every(({ delivery, default: usual }) => delivery === usual)).toBe(true);
});

test('votes are for digests alone', async () => {
  const { project, string, kinds } = await shared();
  const translation = await add(boris, string, 'Раз.');
  await anna.does(castVote, { params: { ...string, translation } });
  expect(await kinds(boris)).toEqual([]);
  const stored = await testApp.sql`
    SELECT kind, in_app, mail FROM notifications WHERE user_id = ${boris.id} AND project_id = ${project.id}`;
  expect(stored).toEqual([{ kind: 'vote', in_app: false, mail: 'weekly' }]);
  expect(
    await boris.tries(setNotificationSettings, { body: { kinds: [{ kind: 'vote', delivery: 'app' }] } }),
  ).toBe('400 delivery choice');
});

test('an undone event is shown as gone, and its undoing is no event to users', async () => {
  const { string, of } = await shared();
  const translation = await add(boris, string, 'Раз.');
  await anna.does(approve, { params: { ...string, translation } });
  expect(await of(boris)).toMatchObject([{ kind: 'approved', is_gone: false }]);
  const [event] = await anna.does(listMyEvents, { params: { project: string.project } });
  await anna.does(undoEvent, { params: { project: string.project, event: event?.id ?? 0 } });
  expect(await of(boris)).toMatchObject([{ kind: 'approved', is_gone: true }]);
});

test('many of a kind at once are one notification (notifications.11)', async () => {
  const many = NOTIFICATION_LIMITS.gatheredFrom + 2;
  const { strings, params, of } = await shared({
    strings: Array.from({ length: many }, (_, n) => `String ${n}`),
  });
  for (const string of strings) await add(boris, string, 'Раз.');
  await deliverNow(testApp);
  await anna.does(startBatch, {
    params: { project: params.project },
    body: { action: 'approve', strings: strings.map(({ string }) => string) },
  });
  expect((await of(boris)).filter(({ kind }) => kind === 'approved')).toMatchObject([
    { amount: many, string: null, section: { id: params.section }, is_gone: false },
  ]);
});

test('pages follow each other, and notifications are marked as read one by one or up to one (notifications.13)', async () => {
  const { project, strings, of } = await shared({ strings: ['One.', 'Two.', 'Three.'] });
  for (const string of strings) {
    const translation = await add(boris, string, 'Раз.');
    await anna.does(approve, { params: { ...string, translation } });
  }
  const all = (await of(boris)).map(({ id }) => id);
  const page = (before?: number) =>
    boris.does(listNotifications, { query: { project: project.id, limit: 2, ...(before && { before }) } });
  const first = await page();
  const second = await page(first.next ?? 0);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all);
  expect(second.next).toBeNull();
  const unread = async () =>
    (await boris.does(listNotifications, { query: { project: project.id, unread: '' } })).items.map(
      ({ id }) => id,
    );
  await boris.does(markNotificationsRead, { body: { ids: [all[0] ?? 0] } });
  expect(await unread()).toEqual(all.slice(1));
  await anna.does(markNotificationsRead, { body: { up_to: all[0] ?? 0 } });
  expect(await unread()).toEqual(all.slice(1));
  await boris.does(markNotificationsRead, { body: { up_to: all[1] ?? 0, project: project.id } });
  expect(await unread()).toEqual([]);
});

test('a repetition after a failure delivers nothing twice', async () => {
  const { project, string, of } = await shared();
  const translation = await add(boris, string, 'Раз.');
  await anna.does(approve, { params: { ...string, translation } });
  await deliverNow(testApp);
  await testApp.sql`
    UPDATE event_cursors SET position = 0 WHERE project_id = ${project.id} AND consumer = 'notifications'`;
  const again = await of(boris);
  expect(again.filter(({ kind }) => kind === 'approved')).toMatchObject([{ amount: 1 }]);
});

test('notifications are kept for 90 days, and the newest of a user (notifications.14)', async () => {
  const { project, string, of } = await shared();
  const translation = await add(boris, string, 'Раз.');
  await anna.does(approve, { params: { ...string, translation } });
  expect(await of(boris)).toHaveLength(1);
  await testApp.sql`
    INSERT INTO notifications (user_id, project_id, kind, log_id, actor_id, at, in_app)
    SELECT ${boris.id}, ${project.id}, 'newSection', -n, ${anna.id}, now_ms(), true
    FROM generate_series(1, ${NOTIFICATION_LIMITS.keptPerUser}) n`;
  await sweepNotifications(testApp.sql);
  const amount = async () =>
    (await testApp.sql`SELECT FROM notifications WHERE user_id = ${boris.id}`).length;
  expect(await amount()).toBe(NOTIFICATION_LIMITS.keptPerUser);
  expect((await of(boris)).map(({ kind }) => kind)).not.toContain('approved');
  await testApp.sql`UPDATE notifications SET at = at - ${NOTIFICATION_LIMITS.kept + 1000} WHERE user_id = ${boris.id}`;
  await sweepNotifications(testApp.sql);
  expect(await amount()).toBe(0);
});

test('a mention reaches whoever may read the comment, an edit only those who are new in it (notifications.25, notifications.26)', async () => {
  const { project, at, string, of, kinds } = await shared();
  await add(boris, string, 'Раз.');
  await deliverNow(testApp);
  const { id } = await anna.does(addComment, {
    params: string,
    body: { text: 'See, @Boris and @anna and @nobody_there.' },
  });
  expect(await of(boris)).toMatchObject([{ kind: 'mention', comment: { id } }]);
  expect(await kinds(anna)).toEqual([]);
  await anna.does(editComment, {
    params: { ...string, comment: id },
    body: { text: 'See, @Boris and @clara.' },
  });
  expect(await kinds(boris)).toEqual(['mention']);
  expect(await kinds(clara)).toEqual(['mention']);
  await anna.does(editProject, { ...at, body: { visibility: 'private' } });
  expect(await kinds(clara)).toEqual([]);
  await anna.does(addComment, { params: string, body: { text: 'And @clara again.' } });
  const stored = await testApp.sql`
    SELECT FROM notifications WHERE user_id = ${clara.id} AND project_id = ${project.id}`;
  expect(stored).toHaveLength(1);
  const named = async (q: string) =>
    (await anna.does(listMentionable, { ...at, query: { q } })).users.map(({ username }) => username);
  expect([await named('B'), await named('bo%'), await named('c'), await named('anna')]).toEqual([
    ['boris'],
    [],
    [],
    [],
  ]);
});

test('who started work in the background learns once that it has ended (notifications.28)', async () => {
  const { strings, project, of } = await shared({
    strings: Array.from({ length: LIMITS.batchStep + 1 }, (_, n) => `String ${n}`),
  });
  await add(boris, strings[0] ?? expect.fail(), 'Раз.');
  const { id, ended_at } = await anna.does(startBatch, {
    params: { project: project.id },
    body: { action: 'approve', strings: strings.map(({ string }) => string) },
  });
  expect(ended_at).toBeNull();
  const handlers = jobHandlers(readSettings({}), { mailer: undefined, log: testApp.app.log });
  const run = {
    sql: testApp.sql,
    data: { project: project.id, batch: id },
    signal: new AbortController().signal,
  };
  await handlers.runBatch(run);
  await handlers.runBatch(run);
  expect(await of(anna)).toMatchObject([
    { kind: 'jobFinished', action: 'approve', amount: 1, is_gone: false },
  ]);
});

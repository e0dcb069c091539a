import { afterAll, expect, test } from 'vitest';
import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  setNotificationSettings,
} from '#contract/notices/notifications.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { decideReports, listReportCases, reportUser } from '#contract/site/reports.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { DAY } from '#domain/core/units.ts';
import type { Delivery, NotificationKind } from '#domain/notices/notifications/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { askApp } from '../../../test/ask-app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { openMail } from '../../platform/mail/open-mail.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { jobHandlers } from '../../programs/job-handlers.ts';

const server = await startMailServer();
const settings = readSettings(server.env);
const mailer = openMail(settings);
afterAll(async () => {
  mailer?.end();
  await server.close();
});

const testApp = await openTestApp(server.env);
const { sql } = testApp;
const handlers = jobHandlers(settings, { mailer, log: testApp.app.log });
const signal = new AbortController().signal;
const anna = await testApp.signUp('anna');

let made = 0;

/** A new user with a confirmed address who translates in a new project of anna's. */
async function translating() {
  made += 1;
  const boris = await testApp.signUp(`boris_${made}`);
  await sql`UPDATE users SET email_confirmed_at = now_ms() WHERE id = ${boris.id}`;
  const { project, params, strings } = await projectOf(anna);
  await deliverNow(testApp);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  await deliverNow(testApp);
  return { boris, project, params, string, translation: id };
}

/** Lets time pass for what waits, runs the job, and returns the emails about notifications that arrive. */
async function mailsAfter(milliseconds: number) {
  await deliverNow(testApp);
  await sql`UPDATE notifications SET at = at - ${milliseconds} WHERE mail IS NOT NULL`;
  await handlers.mailNotifications({ sql, data: null, signal });
  const queued = await sql<{ mail: number }[]>`
    DELETE FROM dragoman_jobs.job WHERE name = 'sendMail' RETURNING (data->>'mail')::bigint AS mail`;
  for (const { mail } of queued) {
    const [stored] = await sql<{ kind: string }[]>`SELECT kind FROM mails WHERE id = ${mail}`;
    if (stored?.kind === 'notification' || stored?.kind === 'digest')
      await handlers.sendMail({ sql, data: { mail }, signal });
  }
  const arrived = [];
  for (let mail = server.take(); mail; mail = server.take()) arrived.push(mail);
  return arrived;
}

const choose = (who: TestUser, kind: NotificationKind, delivery: Delivery) =>
  who.does(setNotificationSettings, { body: { kinds: [{ kind, delivery }] } });
const say = (string: { project: number; section: number; string: number }, text: string) =>
  anna.does(addComment, { params: string, body: { text } });

/** Forgets that a user had a digest. */
const forgetDigests = () => sql`UPDATE notification_mail SET daily_at = NULL, weekly_at = NULL`;

test('comments of some minutes are one email, with the places, texts and links (notifications.15)', async () => {
  const { boris, project, string } = await translating();
  await say(string, 'Why so?');
  await say(string, 'And <this>?');
  expect(await mailsAfter(0)).toEqual([]);
  const [mail, ...others] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`${project.name}: New comments: 2 (anna)`);
  expect(mail?.text).toContain('“And <this>?”');
  expect(mail?.html).toMatch(/<p dir="auto"[^>]*>And &lt;this&gt;\?</);
  expect(mail?.text).toContain(
    `https://dragoman.example/projects/${project.handle}/editor/${string.section.toString(16)}?string=${string.string}`,
  );
  expect(mail?.to).toMatchObject({ text: `${boris.username}@example.org` });
  expect(await mailsAfter(NOTIFICATION_LIMITS.mailCollected)).toEqual([]);
  expect((await boris.does(listNotifications, { query: {} })).items).toMatchObject([
    { kind: 'reply', amount: 2 },
  ]);
});

test('a mention says on which source it is, and the button says what it opens (notifications.15, notifications.33)', async () => {
  const { boris, project, string } = await translating();
  const { id } = await say(string, `Look here, @${boris.username}.`);
  const [mail] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
  const address = `https://dragoman.example/projects/${project.handle}/editor/${string.section.toString(16)}?string=${string.string}&comment=${id}`;
  expect(mail?.text).toContain(`“Look here, @${boris.username}.”\n  On: One.\n`);
  expect(mail?.text).toContain(`Read the comment:\n${address}`);
  expect(mail?.html).toContain('On: One.');
});

test('mentions come before news of what one watches, and several lead to all notifications (notifications.33)', async () => {
  const { boris, project, string } = await translating();
  await choose(boris, 'newSection', 'mail');
  await say(string, `Look here, @${boris.username}.`);
  await deliverNow(testApp);
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'Chapter IX' } });
  const [mail] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
  const [mention = -1, news = -1] = ['* You were mentioned', '* New section: “Chapter IX”'].map((title) =>
    `${mail?.text}`.indexOf(title),
  );
  expect(mention).toBeGreaterThan(0);
  expect(news).toBeGreaterThan(mention);
  expect(mail?.text).toContain('See all notifications:\nhttps://dragoman.example/notifications');
});

test('what was read, deleted or may not be read any more is not sent, nor anything without a confirmed address (notifications.9, notifications.15)', async () => {
  const seen = await translating();
  await say(seen.string, 'Read in the app.');
  await deliverNow(testApp);
  const { items } = await seen.boris.does(listNotifications, { query: {} });
  await seen.boris.does(markNotificationsRead, { body: { ids: items.flatMap(({ ids }) => ids) } });
  const deleted = await translating();
  const { id } = await say(deleted.string, 'Deleted.');
  const gone = await translating();
  await say(gone.string, 'A secret by now.');
  const unconfirmed = await translating();
  await say(unconfirmed.string, 'Nobody knows the address.');
  await deliverNow(testApp);
  await anna.does(deleteComment, { params: { ...deleted.string, comment: id } });
  const at = { project: gone.project.id };
  await anna.does(editProject, { params: at, body: { visibility: 'private' } });
  await anna.does(removeMember, { params: { ...at, user: gone.boris.id } });
  await sql`UPDATE users SET email_confirmed_at = NULL WHERE id = ${unconfirmed.boris.id}`;
  expect(await mailsAfter(NOTIFICATION_LIMITS.mailCollected)).toEqual([]);
});

test('a digest comes once a day or a week, if there is something (notifications.16)', async () => {
  const { boris, string, translation } = await translating();
  await choose(boris, 'approved', 'daily');
  const at = { params: { ...string, translation } };
  await anna.does(approve, at);
  await anna.does(castVote, at);
  expect(await mailsAfter(0)).toEqual([]);
  const digests = await mailsAfter(7 * DAY);
  expect(digests.map(({ subject }) => subject).toSorted()).toEqual([
    'Your day on Dragoman',
    'Your week on Dragoman',
  ]);
  const [day, week] = digests.toSorted((a, b) => `${a.subject}`.localeCompare(`${b.subject}`));
  expect(day?.text).toContain('Your translation was approved (anna)');
  expect(week?.text).toContain('A vote on your translation (anna)');
  const second = await boris.does(addTranslation, { params: string, body: { text: 'Два.' } });
  await anna.does(castVote, { params: { ...string, translation: second.id } });
  expect(await mailsAfter(7 * DAY)).toEqual([]);
  await forgetDigests();
  expect(await mailsAfter(0)).toMatchObject([{ subject: 'Your week on Dragoman' }]);
  await forgetDigests();
  expect(await mailsAfter(7 * DAY)).toEqual([]);
});

test('what waits to be sent follows a new choice', async () => {
  const { boris, string, project, translation } = await translating();
  await anna.does(castVote, { params: { ...string, translation } });
  await say(string, 'Why so?');
  await deliverNow(testApp);
  await choose(boris, 'reply', 'app');
  await boris.does(setNotificationSettings, {
    body: { project: project.id, kinds: [{ kind: 'vote', delivery: 'daily' }] },
  });
  expect(await mailsAfter(8 * DAY)).toMatchObject([{ subject: 'Your day on Dragoman' }]);
});

test('two servers that make emails at the same time make one', async () => {
  const { boris, string, translation } = await translating();
  await anna.does(castVote, { params: { ...string, translation } });
  await say(string, 'Why so?');
  await deliverNow(testApp);
  await sql`UPDATE notifications SET at = at - ${8 * DAY} WHERE user_id = ${boris.id}`;
  await Promise.all([1, 2, 3].map(() => handlers.mailNotifications({ sql, data: null, signal })));
  expect((await mailsAfter(0)).map(({ subject }) => subject?.replace(/^.*: /, '')).toSorted()).toEqual([
    'New comment (anna)',
    'Your week on Dragoman',
  ]);
});

test('programs for email switch off by a header without signing in, once or again (notifications.18)', async () => {
  const { boris, string } = await translating();
  await say(string, 'Why so?');
  const [mail] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
  const header = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
  const post = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line ?? '';
  expect(post).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, address = ''] = /<(https:[^>]+)>/.exec(header.replace(/\s+/g, '')) ?? [];
  const { pathname, search } = new URL(address);
  expect(search).toBe('?what=reply');
  expect(mail?.text).toContain(`https://dragoman.example/unsubscribe/${pathname.split('/').at(-1)}?what=all`);
  const oneClick = () =>
    askApp(testApp.app, {
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const looked = await askApp(testApp.app, { method: 'GET', url: `${pathname}${search}` });
  expect(looked.statusCode).toBe(404);
  await choose(boris, 'approved', 'mail');
  await say(string, 'It waits to be sent.');
  await deliverNow(testApp);
  expect([(await oneClick()).statusCode, (await oneClick()).statusCode]).toEqual([204, 204]);
  const { kinds } = await boris.does(getNotificationSettings, { query: {} });
  const deliveryOf = (of: NotificationKind) => kinds.find(({ kind }) => kind === of)?.delivery;
  expect([deliveryOf('reply'), deliveryOf('mention'), deliveryOf('approved')]).toEqual([
    'app',
    'mail',
    'mail',
  ]);
  expect(await mailsAfter(NOTIFICATION_LIMITS.mailCollected)).toEqual([]);
  const all = await askApp(testApp.app, { method: 'POST', url: `${pathname}?what=all` });
  expect(all.statusCode).toBe(204);
  const after = (await boris.does(getNotificationSettings, { query: {} })).kinds;
  expect(new Set(after.map(({ delivery }) => delivery))).toEqual(new Set(['app', 'off']));
  const wrong = await askApp(testApp.app, {
    method: 'POST',
    url: `/api/unsubscribe/${'x'.repeat(43)}?what=all`,
  });
  expect([wrong.statusCode, wrong.json().errors]).toEqual([400, [{ key: 'token', kind: 'wrong' }]]);
});

test('each language has its words, for one and for many', async () => {
  const { boris, string } = await translating();
  for (const [language, subject] of [
    ['ru', 'Новые уведомления'],
    ['it', 'Nuove notifiche'],
  ] as const) {
    await sql`UPDATE users SET language = ${language} WHERE id = ${boris.id}`;
    await choose(boris, 'approved', 'mail');
    const { id } = await boris.does(addTranslation, { params: string, body: { text: `Раз ${language}` } });
    await anna.does(approve, { params: { ...string, translation: id } });
    await say(string, 'Why so?');
    const [mail] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
    expect(mail?.subject).toBe(subject);
  }
});

test('a decision on a report of a profile is in an email too, without a project (notifications.32)', async () => {
  const { boris } = await translating();
  const clara = await testApp.signUp('clara');
  await choose(boris, 'reportDecided', 'mail');
  await boris.does(reportUser, { params: { user: clara.id }, body: { reason: 'spam' } });
  const [open] = await anna.does(listReportCases, {});
  await anna.does(decideReports, { params: { report_case: open?.id ?? 0 }, body: { decision: 'removed' } });
  const [mail] = await mailsAfter(NOTIFICATION_LIMITS.mailCollected);
  expect(mail?.subject).toBe('Something was done about the profile that you reported');
  expect(mail?.text).toContain(`/users/${clara.id}`);
});

import { beforeAll, expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { editProfile } from '#contract/identity/users.ts';
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
  setNotificationSettings,
} from '#contract/notices/notifications.ts';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { removeComment } from '#contract/site/administration.ts';
import {
  decideReports,
  listReportCases,
  reportComment,
  reportProject,
  reportString,
  reportTranslation,
  reportUser,
} from '#contract/site/reports.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { sweepReports } from './queries.ts';

let testApp: TestApp;
let admin: TestUser;
let made = 0;
const someone = () => testApp.signUp(`user_${++made}`);

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await testApp.signUp('admin');
  await testApp.sql`UPDATE users SET site_admin = true WHERE id = ${admin.id}`;
});

const open = () => admin.does(listReportCases, {});
const newest = async () => (await open())[0] ?? expect.fail('has a case');
const spam = { reason: 'spam' as const };

/** A project of anna with a comment and a translation of boris. */
async function reportable() {
  const [anna, boris] = [await someone(), await someone()];
  const { project, strings } = await projectOf(anna);
  const string = strings[0] ?? expect.fail('has a string');
  await joinAs(testApp, boris, project, 'translator');
  const comment = await boris.does(addComment, { params: string, body: { text: 'Buy my shoes.' } });
  const translation = await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  return { anna, boris, project, string, comment, translation };
}

test('a comment is reported with a reason and a note, and site administrators see what it said then (reports.1, reports.4)', async () => {
  const { anna, boris, project: at, string, comment } = await reportable();
  const params = { ...string, comment: comment.id };
  await anna.does(reportComment, { params, body: { ...spam, note: 'Third time.' } });
  await boris.does(deleteComment, { params });
  expect(await newest()).toMatchObject({
    target: 'comment',
    project: { id: at.id, name: at.name },
    section_id: string.section,
    string_id: string.string,
    comment_id: comment.id,
    author: { username: boris.username },
    text: 'Buy my shoes.',
    reports_amount: 1,
    reports: [{ reporter: { username: anna.username }, reason: 'spam', note: 'Third time.' }],
    decision: null,
  });
});

test('projects, strings, translations and profiles are reported too (reports.1)', async () => {
  const { anna, boris, project: at, string, translation } = await reportable();
  await boris.does(editProfile, { body: { about: 'I sell shoes.' } });
  const before = (await open()).length;
  await anna.does(reportProject, { params: { project: at.id }, body: spam });
  await anna.does(reportString, { params: string, body: spam });
  await anna.does(reportTranslation, { params: { ...string, translation: translation.id }, body: spam });
  await anna.does(reportUser, { params: { user: boris.username }, body: spam });
  const cases = (await open()).slice(0, -before || undefined);
  expect(cases.map(({ target, text, author }) => [target, text, author?.username])).toEqual([
    ['profile', `${boris.username}\n\nI sell shoes.`, boris.username],
    ['translation', 'Раз.', boris.username],
    ['string', 'One.', undefined],
    ['project', at.name, anna.username],
  ]);
});

test('several reports on one thing are one case, and a user’s second report changes their first (reports.3)', async () => {
  const { anna, boris, string, translation } = await reportable();
  const params = { ...string, translation: translation.id };
  await Promise.all([anna, boris, anna].map((who) => who.does(reportTranslation, { params, body: spam })));
  await anna.does(reportTranslation, { params, body: { reason: 'abuse', note: 'Worse.' } });
  const { reports, reports_amount } = await newest();
  expect(reports_amount).toBe(2);
  expect(reports.map(({ reporter, reason, note }) => [reporter?.username, reason, note])).toContainEqual([
    anna.username,
    'abuse',
    'Worse.',
  ]);
});

test('only who may read a thing reports it, and a deleted comment is not reported (reports.2)', async () => {
  const anna = await someone();
  const stranger = await someone();
  const { project: closed, strings } = await projectOf(anna, { visibility: 'closed' });
  const string = strings[0] ?? expect.fail('has a string');
  const comment = await anna.does(addComment, { params: string, body: { text: 'Gone soon.' } });
  expect(await stranger.tries(reportString, { params: string, body: spam })).toBe('404 project gone');
  expect(await stranger.tries(reportProject, { params: { project: closed.id }, body: spam })).toBe(
    '404 project gone',
  );
  const params = { ...string, comment: comment.id };
  await anna.does(deleteComment, { params });
  expect(await anna.tries(reportComment, { params, body: spam })).toBe('400 comment deleted');
});

test('a decision closes a case once, in the site’s log too, and a later report opens another (reports.5, reports.6)', async () => {
  const { anna, boris, string, comment } = await reportable();
  const params = { ...string, comment: comment.id };
  await anna.does(reportComment, { params, body: spam });
  const { id } = await newest();
  await admin.does(removeComment, { params });
  const decide = {
    params: { report_case: id },
    body: { decision: 'removed' as const, note: 'Advertising.' },
  };
  expect(await admin.does(decideReports, decide)).toMatchObject({
    decision: 'removed',
    decision_note: 'Advertising.',
    decided_by: { username: 'admin' },
  });
  expect(await admin.tries(decideReports, decide)).toBe('409 case changed');
  expect((await open()).map((open) => open.id)).not.toContain(id);
  const decided = await admin.does(listReportCases, { query: { state: 'decided' } });
  expect(decided.map((one) => one.id)).toContain(id);
  const log = await admin.does(readSiteLog, { query: { w: LOG_CODES.decideReports } });
  expect(log[0]).toMatchObject({ acts: { decision: [null, 'removed'] }, m: { username: boris.username } });

  const again = await boris.does(addComment, { params: string, body: { text: 'Buy more shoes.' } });
  await anna.does(reportComment, { params: { ...string, comment: again.id }, body: spam });
  expect((await newest()).id).not.toBe(id);
});

/** The decisions that a user is told of, newest first. */
const decisionsFor = async (who: TestUser) =>
  (await who.does(listNotifications, {})).items.filter(({ kind }) => kind === 'reportDecided');

test('all who reported a thing are told of the decision, and not who decided (reports.9)', async () => {
  const { anna, boris, project, string, comment } = await reportable();
  const clara = await someone();
  const params = { ...string, comment: comment.id };
  for (const who of [anna, clara]) await who.does(reportComment, { params, body: spam });
  await admin.does(removeComment, { params });
  await admin.does(decideReports, {
    params: { report_case: (await newest()).id },
    body: { decision: 'removed', note: 'Not for them.' },
  });
  for (const who of [anna, clara])
    expect(await decisionsFor(who)).toMatchObject([
      {
        report: { target: 'comment', decision: 'removed', user: null },
        project: { id: project.id },
        section: { id: string.section },
        comment: null,
        is_gone: false,
        actors: [],
        actors_amount: 0,
      },
    ]);
  expect(await decisionsFor(boris)).toEqual([]);
  expect((await clara.does(countNotifications, {})).unread).toBe(1);
  await clara.does(markNotificationsRead, { body: { ids: (await decisionsFor(clara))[0]?.ids } });
  expect((await clara.does(countNotifications, {})).unread).toBe(0);
});

test('a reporter is told of a decision on a profile, outside of any project (notifications.32)', async () => {
  const [anna, boris] = [await someone(), await someone()];
  await anna.does(reportUser, { params: { user: boris.id }, body: spam });
  await admin.does(decideReports, {
    params: { report_case: (await newest()).id },
    body: { decision: 'dismissed' },
  });
  expect(await decisionsFor(anna)).toMatchObject([
    {
      report: { target: 'profile', decision: 'dismissed', user: { id: boris.id, username: boris.username } },
      project: null,
      section: null,
    },
  ]);
});

test('a decision names no project or place that the reporter may not see any more (notifications.32)', async () => {
  const { anna, project, string, translation } = await reportable();
  const clara = await someone();
  await clara.does(reportTranslation, { params: { ...string, translation: translation.id }, body: spam });
  const { id } = await newest();
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'closed' } });
  await admin.does(decideReports, { params: { report_case: id }, body: { decision: 'removed' } });
  const [decision] = await decisionsFor(clara);
  expect(decision).toMatchObject({
    report: { target: 'translation', decision: 'removed', user: null },
    project: null,
    section: null,
    string: null,
    translation: null,
  });
  expect(JSON.stringify(decision)).not.toContain('Раз.');
});

test('who switched decisions off, or decides on their own report, isn’t told', async () => {
  const [anna, boris] = [await someone(), await someone()];
  await anna.does(setNotificationSettings, {
    body: { kinds: [{ kind: 'reportDecided', delivery: 'off' }] },
  });
  for (const who of [anna, admin]) await who.does(reportUser, { params: { user: boris.id }, body: spam });
  await admin.does(decideReports, {
    params: { report_case: (await newest()).id },
    body: { decision: 'removed' },
  });
  expect(await decisionsFor(anna)).toEqual([]);
  expect(await decisionsFor(admin)).toEqual([]);
});

test('two administrators decide at once: one decides, the other is told (reports.6)', async () => {
  const [anna, boris] = [await someone(), await someone()];
  await anna.does(reportUser, { params: { user: boris.id }, body: spam });
  const { id } = await newest();
  const decisions = (['removed', 'dismissed'] as const).map((decision) =>
    admin.asks(decideReports, { params: { report_case: id }, body: { decision } }),
  );
  const statuses = (await Promise.all(decisions)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a user makes so many reports a day; one more is refused, and opens no case (reports.3)', async () => {
  const [anna, boris] = [await someone(), await someone()];
  await testApp.sql`
    INSERT INTO reports (case_id, reporter_id, reason)
    SELECT -n, ${anna.id}, 'spam' FROM generate_series(1, ${SERVICE_LIMITS.reportsInWindow}) n`;
  const before = (await open()).length;
  expect(await anna.tries(reportUser, { params: { user: boris.id }, body: spam })).toBe('403 report tooMany');
  expect((await open()).length).toBe(before);
});

test('a page of cases goes on after its last one', async () => {
  const { id } = await (await someone()).does(createProject, {
    body: { name: 'Paged', handle: 'paged', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  await (await someone()).does(reportProject, { params: { project: id }, body: spam });
  const [first] = await admin.does(listReportCases, { query: { limit: 1 } });
  const [second] = await admin.does(listReportCases, { query: { limit: 1, before: first?.id } });
  expect(second?.id).toBeLessThan(first?.id ?? 0);
});

test('cases that were decided long ago are deleted with their reports, open ones stay (reports.7)', async () => {
  const { sql } = testApp;
  const old = Date.now() - SERVICE_LIMITS.decidedReportsKept - 1000;
  await sql`UPDATE report_cases SET decided_at = ${old} WHERE decision IS NOT NULL`;
  const before = (await open()).length;
  await sweepReports(sql);
  expect(await admin.does(listReportCases, { query: { state: 'decided' } })).toEqual([]);
  expect((await open()).length).toBe(before);
  const [left] = await sql`
    SELECT count(*)::int AS amount FROM reports r
    WHERE case_id > 0 AND NOT EXISTS (SELECT FROM report_cases c WHERE c.id = r.case_id)`;
  expect(left?.amount).toBe(0);
});

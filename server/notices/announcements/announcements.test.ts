import { expect, onTestFinished, test } from 'vitest';
import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
  readAnnouncements,
} from '#contract/notices/announcements.ts';
import { listAuditLog } from '#contract/site/audit.ts';
import { HOUR } from '#domain/core/units.ts';
import { ANNOUNCEMENT_LIMITS, byTextField } from '#domain/notices/announcements/announcements.ts';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { announce } from '../../../test/ended-announcement.ts';
import { openTestApp, openTestAppOn, type TestUser } from '../../../test/test-app.ts';
import { connect, connectSeparately } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openActiveList } from './active.ts';
import { type ActiveAnnouncement, activeAnnouncements } from './queries.ts';

const testApp = await openTestApp();
const { sql, guest } = testApp;
const { admin, anna } = await testApp.signUps('admin', 'anna');

const add = (text_en: string, others: object = {}) =>
  admin.does(addAnnouncement, { body: { text_en, ...others } });
const readBy = async (who: TestUser) => (await who.does(readAnnouncements, {})).map(({ text_en }) => text_en);
const clear = async () => {
  for (const { id } of await admin.does(listAnnouncements, {}))
    await admin.does(deleteAnnouncement, { params: { announcement: id } });
};

test('an administrator adds, edits and deletes; visitors see it at once, and the audit log has it (announcements.1, announcements.9)', async () => {
  const added = await add(' The service rests. ', { kind: 'warning', link: '/help', text_it: 'Pausa.' });
  expect(added).toMatchObject({
    text_en: 'The service rests.',
    text_ru: '',
    kind: 'warning',
    audience: 'everyone',
    dismissible: true,
    starts_at: null,
    ends_at: null,
    created_by: { id: admin.id, username: 'admin' },
  });
  expect(await guest.does(readAnnouncements, {})).toEqual([
    {
      id: added.id,
      ...byTextField(() => ''),
      text_en: 'The service rests.',
      text_it: 'Pausa.',
      kind: 'warning',
      link: '/help',
      dismissible: true,
      edited_at: added.edited_at,
    },
  ]);
  const params = { announcement: added.id };
  const edited = await admin.does(editAnnouncement, { params, body: { text_en: 'It works again.' } });
  expect(edited).toMatchObject({ id: added.id, text_it: '', kind: 'info', link: '' });
  expect(edited.edited_at).toBeGreaterThan(added.edited_at);
  expect(await readBy(guest)).toEqual(['It works again.']);
  await admin.does(deleteAnnouncement, { params });
  expect(await readBy(guest)).toEqual([]);
  expect(await admin.tries(deleteAnnouncement, { params })).toBe('404 announcement gone');
  expect(await admin.tries(editAnnouncement, { params, body: { text_en: 'Gone' } })).toBe(
    '404 announcement gone',
  );
  const log = await admin.does(listAuditLog, { query: { limit: 3 } });
  expect(log.map(({ kind, facts }) => [kind, facts])).toEqual(
    ['deleteAnnouncement', 'editAnnouncement', 'addAnnouncement'].map((kind) => [
      kind,
      { announcement: added.id },
    ]),
  );
});

test('a text in a language that only newer servers know stays, until the announcement is deleted (announcements.2)', async () => {
  const { id } = await add('Hello', { text_it: 'Ciao' });
  const params = { announcement: id };
  await sql`INSERT INTO announcement_texts (announcement_id, language, text) VALUES (${id}, 'xx', 'Later')`;
  const edited = await admin.does(editAnnouncement, { params, body: { text_en: 'Hello again' } });
  expect(edited).toMatchObject({ text_en: 'Hello again', text_it: '' });
  const stored = () =>
    sql`SELECT language, text FROM announcement_texts WHERE announcement_id = ${id} ORDER BY 1`;
  expect(await stored()).toEqual([
    { language: 'en', text: 'Hello again' },
    { language: 'xx', text: 'Later' },
  ]);
  await admin.does(deleteAnnouncement, { params });
  expect(await stored()).toEqual([]);
});

test.each([
  [listAnnouncements, {}],
  [addAnnouncement, { body: { text_en: 'Hello' } }],
  [editAnnouncement, { params: { announcement: 1 }, body: { text_en: 'Hello' } }],
  [deleteAnnouncement, { params: { announcement: 1 } }],
])('to everyone else the list does not exist: $method (announcements.1)', async (call, asked) => {
  expect(await anna.tries(call, asked)).toBe('404 address gone');
  expect(await guest.tries(call, asked)).toBe('404 address gone');
});

test('those for signed-in users are not told to guests; the newest three are shown (announcements.4, announcements.5)', async () => {
  for (const text of ['one', 'two', 'three', 'four']) await add(text);
  await add('for users', { audience: 'members' });
  expect(await readBy(guest)).toEqual(['four', 'three', 'two']);
  expect(await readBy(anna)).toEqual(['for users', 'four', 'three']);
  await clear();
});

test('one is shown from its start until its end (announcements.5)', async () => {
  const now = Date.now();
  await add('later', { starts_at: now + HOUR });
  await add('over', { ends_at: now - HOUR });
  await add('now', { starts_at: now - HOUR, ends_at: now + HOUR });
  expect(await readBy(guest)).toEqual(['now']);
  const [shown] = await guest.does(readAnnouncements, {});
  const params = { announcement: shown?.id ?? 0 };
  await admin.does(editAnnouncement, { params, body: { text_en: 'now', ends_at: now - 1 } });
  expect(await readBy(guest)).toEqual([]);
  expect(await admin.tries(addAnnouncement, { body: { text_en: 'x', starts_at: 5, ends_at: 5 } })).toBe(
    '400 ends_at min',
  );
  await clear();
});

test('another server of the database sees a change once its list is old, and keeps its list while the database is gone (announcements.5)', async () => {
  const other = connectSeparately(sql);
  let time = 0;
  let isGone = false;
  const warnings: unknown[] = [];
  const reads = ((...asked: Parameters<typeof other>) => {
    if (isGone) throw new Error('no database');
    return other(...asked);
  }) as typeof other;
  const list = openActiveList(reads, { warn: (said: unknown) => warnings.push(said) } as never, () => time);
  const texts = async () => (await list.now()).map(({ text_en }: ActiveAnnouncement) => text_en);
  try {
    expect(await texts()).toEqual([]);
    await add('by the first server');
    time += ANNOUNCEMENT_LIMITS.listHolds - 1;
    expect(await texts()).toEqual([]);
    time += 1;
    expect(await texts()).toEqual(['by the first server']);
    isGone = true;
    time += ANNOUNCEMENT_LIMITS.listHolds;
    expect(await texts()).toEqual(['by the first server']);
    expect(warnings).toHaveLength(1);
    isGone = false;
    await clear();
    list.forget();
    expect(await texts()).toEqual([]);
  } finally {
    await other.end();
  }
});

test('pages wait once, and not for long, for a database that hangs (announcements.5)', async () => {
  await clear();
  await add('Known.');
  let time = 0;
  const list = openActiveList(sql, { warn: () => {} } as never, () => time);
  const texts = async () => (await list.now()).map(({ text_en }) => text_en);
  expect(await texts()).toEqual(['Known.']);
  await sql.begin(async (tx) => {
    await tx`LOCK TABLE announcements IN ACCESS EXCLUSIVE MODE`;
    time += ANNOUNCEMENT_LIMITS.listHolds;
    expect(await texts()).toEqual(['Known.']);
    // Nothing is read now.
    expect(await Promise.race([texts(), new Promise((done) => setImmediate(done, 'waits'))])).toEqual([
      'Known.',
    ]);
  });
  await clear();
});

test('a second service on the same database shows what the first has announced (announcements.5)', async () => {
  await add('for all servers');
  const second = await openTestAppOn(connectSeparately(sql));
  expect(await readBy(second.guest)).toEqual(['for all servers']);
  await clear();
});

test('a hundred are stored, also if two are added at once (announcements.2)', async () => {
  for (let n = 1; n < ANNOUNCEMENT_LIMITS.stored; n += 1) await announce(sql);
  const answers = await Promise.all(
    [1, 2].map(() => admin.asks(addAnnouncement, { body: { text_en: 'last' } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
  expect(await admin.tries(addAnnouncement, { body: { text_en: 'more' } })).toBe('403 announcements tooMany');
  const page = await admin.does(listAnnouncements, { query: { limit: 60 } });
  const next = await admin.does(listAnnouncements, { query: { limit: 60, before: page.at(-1)?.id } });
  expect([page.length, next.length]).toEqual([60, 40]);
});

test('the texts of a version with a column for each language become rows (announcements.2)', async () => {
  const old = connect(await emptyDatabase());
  onTestFinished(() => old.end({ timeout: 0 }));
  await migrate(old, { upTo: 98 });
  await old`
    INSERT INTO announcements (text_en, text_ru, text_it, kind, link, dismissible, audience, created_by)
    VALUES ('Hello', '', 'Ciao', 'info', '/help', true, 'everyone', 1), ('', 'Привет', '', 'warning', '', false, 'members', 1)`;
  await migrate(old);
  expect(await activeAnnouncements(old)).toMatchObject([
    { id: 2, ...byTextField(() => ''), text_ru: 'Привет', kind: 'warning' },
    { id: 1, ...byTextField(() => ''), text_en: 'Hello', text_it: 'Ciao', link: '/help' },
  ]);
});

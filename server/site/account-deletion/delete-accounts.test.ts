import { expect, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { blockUser } from '#contract/identity/blocks.ts';
import {
  editProfile,
  getUser,
  listUsers,
  login,
  makePasswordLink,
  register,
  restrictUser,
  whoami,
} from '#contract/identity/users.ts';
import { setNotificationSettings, setWatch } from '#contract/notices/notifications.ts';
import { addPushDevice } from '#contract/notices/push.ts';
import { makeInviteLink } from '#contract/projects/invite-links.ts';
import { inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { createProject, deleteProject, editProject, getProject } from '#contract/projects/projects.ts';
import {
  askAccountDeletion,
  cancelAccountDeletion,
  getAccountDeletion,
} from '#contract/site/account-deletion.ts';
import { addComment, listComments, markCommentsRead } from '#contract/texts/comments.ts';
import { setReadingPlace } from '#contract/texts/reading.ts';
import { addStrings, getString } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { givePasskey } from '../../../test/calls/passkeys.ts';
import { beginSignIn, giveFactor } from '../../../test/calls/second-factor.ts';
import { afterVisit, connectionOf } from '../../../test/calls/sign-in-service.ts';
import { findInDatabase } from '../../../test/find-in-database.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { PushBrowser } from '../../../test/push-browser.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { CODE, openTestApp, PASSWORD, requestOf, type TestUser } from '../../../test/test-app.ts';
import { hashOf } from '../../core/auth/tokens.ts';
import { storeVisit } from '../../identity/sign-in-services/visit-queries.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { jobHandlers } from '../../programs/job-handlers.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { deleteAccount } from './delete-accounts.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org', PUBLIC_URL: 'https://a.example' };
const testApp = await openTestApp();
const { sql, guest } = testApp;
const { admin } = await testApp.signUps('admin');
const settings = readSettings(mail);
const signal = new AbortController().signal;
const handlers = jobHandlers(settings, { mailer: undefined, log: testApp.app.log });
const NOTHING_WRONG = { translations: 0, strings: 0, sections: 0, projects: 0 };

const asks = (person: TestUser, texts: 'keep' | 'erase' = 'keep') =>
  person.does(askAccountDeletion, { body: { current_password: PASSWORD, texts } });

/** Moves the day of a deletion to now. */
const comes = ({ id }: TestUser) => sql`UPDATE account_deletions SET due_at = now_ms() WHERE user_id = ${id}`;
const job = () => handlers.deleteAccounts({ sql, data: null, signal });

/** Deletes an account at once, with all that follows some minutes later. */
async function deleted(person: TestUser, texts: 'keep' | 'erase' = 'keep') {
  await asks(person, texts);
  await comes(person);
  await deleteAccount(sql, person.id, { settings, signal, settles: 0 });
}

const deletionOf = async ({ id }: TestUser) =>
  (await sql`SELECT * FROM account_deletions WHERE user_id = ${id}`)[0];
const mailsTo = async (address: string) =>
  (
    await sql<{ kind: string }[]>`
    SELECT m.kind FROM mails m LEFT JOIN users u ON u.id = m.user_id
    WHERE (m.address = ${address} OR u.email = ${address}) AND m.kind <> 'confirmEmail' ORDER BY m.id`
  ).map(({ kind }) => kind);

let nth = 0;
const some = (name: string) => testApp.signUp(`${name}_${++nth}`);

test('before its day an account stays, and after a cancelled request for ever (accounts.27)', async () => {
  const [anna, boris] = [await some('anna'), await some('boris')];
  for (const person of [anna, boris]) await asks(person);
  await job();
  expect((await anna.does(whoami, {})).id).toBe(anna.id);
  await comes(boris);
  await boris.does(cancelAccountDeletion, {});
  await job();
  expect((await boris.does(whoami, {})).id).toBe(boris.id);
});

test('a deleted account can’t sign in and is found nowhere (accounts.31)', async () => {
  const anna = await some('anna');
  await anna.does(editProfile, { body: { about: 'All about me' } });
  const program = await testApp.byToken(anna, ['read', 'translate', 'manage']);
  await deleted(anna);
  expect(await anna.tries(whoami, {})).toBe('401 session signedOut');
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
  for (const username of [anna.username, `${anna.username}@example.org`, `deleted-${anna.id}`])
    expect(await guest.tries(login, { body: { username, password: PASSWORD } })).toMatch(/^(404|400)/);
  for (const user of [anna.id, anna.username])
    expect(await guest.tries(getUser, { params: { user } })).toBe('404 user gone');
  for (const name of [anna.username, 'deleted'])
    expect(await admin.does(listUsers, { query: { name } })).toEqual([]);
  expect(await admin.tries(restrictUser, { params: { user: anna.id }, body: { banned: false } })).toBe(
    '404 user gone',
  );
  expect(await admin.tries(makePasswordLink, { params: { user: anna.id } })).toMatch(/^4/);
  const owner = await some('boris');
  const { project } = await projectOf(owner);
  expect(await owner.tries(inviteUser, { params: { project: project.id }, body: { user_id: anna.id } })).toBe(
    '404 user gone',
  );
});

/** What is a user's own, by `user_id`. */
const OWN_TABLES = [
  'sessions',
  'api_tokens',
  'devices',
  'security_events',
  'second_factors',
  'recovery_codes',
  'pending_sign_ins',
  'passkeys',
  'push_subscriptions',
  'connected_services',
  'service_visits',
  'service_proofs',
  'members',
  'read_marks',
  'invites',
  'idempotency_keys',
  'watches',
  'reading_places',
  'blocks',
  'notifications',
  'notification_settings',
];

/** Those of them that have a row of a user. */
async function tablesOf({ id }: TestUser): Promise<string[]> {
  const places: string[] = [];
  for (const table of OWN_TABLES)
    if ((await sql`SELECT FROM ${sql(table)} WHERE user_id = ${id} LIMIT 1`).length > 0) places.push(table);
  return places;
}

test('nothing personal of a deleted account is left in the database (accounts.31)', async () => {
  const [anna, boris] = [await some('anna'), await some('boris')];
  const { project, strings } = await projectOf(boris);
  await joinAs(testApp, anna, project, 'administrator');
  await anna.does(editProfile, { body: { about: 'unmistakable words', gender: 'female' } });
  await anna.does(addComment, { params: strings[0] ?? expect.fail(), body: { text: 'a comment' } });
  await boris.does(editProject, { params: { project: project.id }, body: { owner_id: anna.id } });
  await anna.does(editProject, { params: { project: project.id }, body: { owner_id: boris.id } });
  const other = await projectOf(boris, { visibility: 'private' });
  await anna.does(requestInvite, { params: { project: other.project.id } });
  await anna.does(makeInviteLink, {
    params: { project: project.id },
    body: { role_id: 4, lasts: null, most_uses: null },
  });
  await anna.does(markCommentsRead, { params: strings[0] ?? expect.fail() });
  await testApp.byToken(anna, ['read']);
  await givePasskey(anna);
  await anna.does(addPushDevice, { body: new PushBrowser('https://push.example/anna').subscription });
  await boris.does(addComment, { params: strings[0] ?? expect.fail(), body: { text: 'an answer' } });
  await deliverNow(testApp);
  await anna.does(blockUser, { params: { user: boris.id } });
  await boris.does(blockUser, { params: { user: anna.id } });
  await giveFactor(testApp, anna);
  await beginSignIn(testApp, anna);
  await connectionOf(testApp, anna);
  await afterVisit(testApp, anna, anna);
  await storeVisit(
    sql,
    { stateHash: hashOf('state'), browserHash: hashOf('browser') },
    {
      service: 'local',
      purpose: 'connect',
      user: anna.id,
      from: '/',
      choices: { remember: false, remember_forever: false },
    },
  );
  const asked = { params: strings[0] ?? expect.fail(), body: [{ text: 'Once.' }] };
  const headers = { ...anna.headers, 'idempotency-key': 'once' };
  const added = await testApp.app.inject(requestOf(addStrings, asked, headers));
  expect(added.statusCode).toBe(addStrings.status);
  await anna.does(setWatch, { params: { project: project.id }, body: { is_watched: true } });
  const { string = 0 } = strings[0] ?? {};
  await anna.does(setReadingPlace, { params: { project: project.id }, body: { string_id: string } });
  await anna.does(setNotificationSettings, { body: { kinds: [{ kind: 'mention', delivery: 'off' }] } });
  expect(await tablesOf(anna)).toEqual(OWN_TABLES);
  await deleted(anna);
  expect(await sql`SELECT FROM blocks WHERE blocked_id = ${anna.id}`).toEqual([]);
  expect(await findInDatabase(sql, anna.username)).toEqual([]);
  expect(await findInDatabase(sql, 'unmistakable words')).toEqual([]);
  expect(await tablesOf(anna)).toEqual([]);
  expect(await sql`SELECT FROM invite_links WHERE maker_id = ${anna.id}`).toEqual([]);
  const log = await boris.does(readLog, { params: { project: project.id }, query: { limit: 1 } });
  expect(log).toMatchObject([
    { u: { id: anna.id, username: `deleted-${anna.id}` }, n: `deleted-${anna.id}` },
  ]);
  expect((await deletionOf(anna))?.ended_at).not.toBeNull();
});

test('texts and votes stay, signed as those of a deleted user (accounts.30)', async () => {
  const [anna, boris] = [await some('anna'), await some('boris')];
  const { project, strings } = await projectOf(boris);
  await joinAs(testApp, anna, project, 'translator');
  const at = strings[0] ?? expect.fail();
  const text = await anna.does(addTranslation, { params: at, body: { text: 'Один.' } });
  const own = await boris.does(addTranslation, { params: at, body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...at, translation: own.id } });
  await anna.does(addComment, { params: at, body: { text: 'Mine.' } });
  await deleted(anna);
  const nobody = { id: anna.id, username: `deleted-${anna.id}` };
  const string = await boris.does(getString, {
    params: at,
    query: { fetch_translations: '', fetch_votes: '' },
  });
  expect(string.translations).toMatchObject([
    { id: own.id, votes_plus: [nobody] },
    { id: text.id, author: nobody, text: 'Один.' },
  ]);
  expect(await boris.does(listComments, { params: at })).toMatchObject([{ author: nobody, text: 'Mine.' }]);
  const { members } = await boris.does(getProject, {
    params: { project: project.id },
    query: { fetch_members: '' },
  });
  expect(members?.map(({ user }) => user.id)).toEqual([boris.id]);
  expect(await recountAll(sql)).toEqual(NOTHING_WRONG);
});

test('nobody takes the name at once, but a year later (accounts.32)', async () => {
  const anna = await some('anna');
  await deleted(anna);
  const draft = {
    username: anna.username,
    email: `${anna.username}@example.org`,
    password: 'a good password',
    secret_code: CODE,
  };
  expect(await guest.tries(register, { body: draft })).toBe('400 username notUnique');
  await sql`UPDATE users SET deleted_at = deleted_at - ${SERVICE_LIMITS.formerNameKept}::bigint - 1 WHERE id = ${anna.id}`;
  await handlers.deleteExpired({ sql, data: null, signal });
  expect((await guest.does(register, { body: draft })).username).toBe(anna.username);
  expect(
    await guest.tries(register, {
      body: { ...draft, username: `deleted-${anna.id}`, email: 'x@example.org' },
    }),
  ).toBe('400 username illegal');
});

test('a sign-up that waits for the deletion doesn’t get the name (accounts.32)', async () => {
  const anna = await some('anna');
  await asks(anna);
  await comes(anna);
  const draft = {
    username: anna.username,
    email: `new_${anna.username}@example.org`,
    password: 'a good password',
    secret_code: CODE,
  };
  const outcome = await runWhileLocked(
    testApp,
    (tx) => deleteAccount(asPool(tx), anna.id, { settings, signal }),
    () => guest.tries(register, { body: draft }),
  );
  expect(outcome).toBe('400 username notUnique');
});

/** A pool whose transactions are all within this one. */
function asPool(tx: Parameters<Parameters<typeof sql.begin>[1]>[0]) {
  const inside = ((...args: Parameters<typeof tx>) => tx(...args)) as unknown as typeof sql;
  return Object.assign(inside, { begin: (work: (tx: never) => unknown) => work(tx as never) });
}

test('who owns a project on the day is told once, and deleted when they don’t any more (accounts.28)', async () => {
  const [anna, boris] = [await some('anna'), await some('boris')];
  await sql`UPDATE users SET email_confirmed_at = now_ms() WHERE id = ${anna.id}`;
  await asks(anna);
  const { project } = await projectOf(anna);
  await comes(anna);
  for (let n = 0; n < 2; n++) await job();
  expect((await anna.does(getAccountDeletion, {})).projects).toHaveLength(1);
  expect(await mailsTo(`${anna.username}@example.org`)).toEqual(['deletionAsked', 'deletionWaits']);
  await joinAs(testApp, boris, project, 'translator');
  await anna.does(editProject, { params: { project: project.id }, body: { owner_id: boris.id } });
  await job();
  expect(await anna.tries(whoami, {})).toBe('401 session signedOut');
  expect(await mailsTo(`${anna.username}@example.org`)).toEqual(['accountDeleted']);
});

test('projects that the user had deleted are purged, because nobody else could restore them (accounts.31)', async () => {
  const anna = await some('anna');
  const { project } = await projectOf(anna);
  await anna.does(deleteProject, { params: { project: project.id } });
  await deleted(anna);
  expect(await sql`SELECT FROM projects WHERE id = ${project.id}`).toEqual([]);
});

test('the last site administrator is not deleted, whatever two of them asked at once (accounts.28)', async () => {
  const boris = await some('boris');
  await admin.does(restrictUser, { params: { user: boris.id }, body: { site_admin: true } });
  for (const person of [admin, boris]) await asks(person);
  for (const person of [admin, boris]) await comes(person);
  await Promise.all([admin, boris].map(({ id }) => deleteAccount(sql, id, { settings, signal })));
  const left = await sql<{ id: number }[]>`SELECT id FROM users WHERE site_admin`;
  expect(left).toHaveLength(1);
  await sql`DELETE FROM account_deletions WHERE user_id = ${left[0]?.id ?? 0}`;
});

test('of a deletion and a new project at the same moment one waits for the other (accounts.28)', async () => {
  for (const first of ['project', 'deletion'] as const) {
    const anna = await some('anna');
    await asks(anna);
    await comes(anna);
    const make = () =>
      anna.asks(createProject, {
        body: {
          name: `Race ${anna.id}`,
          handle: `race_${anna.id}`,
          visibility: 'public',
          source_lang: 'en',
          target_lang: 'ru',
        },
      });
    const remove = () => deleteAccount(sql, anna.id, { settings, signal, settles: 0 });
    const acts = first === 'project' ? [make, remove] : [remove, make];
    const running: Promise<unknown>[] = [];
    await runWhileLocked(
      testApp,
      (tx) => lockUser(tx, anna.id),
      async () => {
        for (const act of acts) {
          running.push(act());
          await new Promise((go) => setTimeout(go, 100));
        }
      },
    );
    await Promise.all(running);
    const [owned] = await sql`SELECT count(*)::int AS amount FROM members WHERE user_id = ${anna.id}`;
    const isDeleted = (await deletionOf(anna))?.deleted_at !== null;
    expect(owned?.amount).toBe(isDeleted ? 0 : 1);
  }
});

test('two jobs at once delete an account once, and a cancelled request is cancelled or too late (accounts.27)', async () => {
  const anna = await some('anna');
  await asks(anna);
  await comes(anna);
  await Promise.all([1, 2, 3].map(() => deleteAccount(sql, anna.id, { settings, signal, settles: 0 })));
  const entries = await sql`SELECT FROM site_log WHERE user_id = ${anna.id} AND w = 62`;
  expect(entries).toHaveLength(1);

  for (let n = 0; n < 4; n++) {
    const boris = await some('boris');
    await asks(boris);
    await comes(boris);
    const [answer] = await Promise.all([
      boris.asks(cancelAccountDeletion, {}),
      deleteAccount(sql, boris.id, { settings, signal, settles: 0 }),
    ]);
    const isThere = (await boris.asks(whoami, {})).statusCode === 200;
    expect(answer.statusCode === 204).toBe(isThere);
  }
});

test('what follows waits until requests that were under way have ended, and goes on after a crash (accounts.31)', async () => {
  const anna = await some('anna');
  const { project } = await projectOf(await some('boris'));
  await asks(anna);
  await comes(anna);
  await job();
  expect((await deletionOf(anna))?.ended_at).toBeNull();
  // A request of theirs that was under way has ended late.
  await sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${project.id}, ${anna.id}, 4)`;
  await sql`UPDATE account_deletions SET deleted_at = deleted_at - ${SERVICE_LIMITS.accountSettles}::bigint WHERE user_id = ${anna.id}`;
  const stopped = AbortSignal.abort(new Error('the server stops'));
  await expect(handlers.deleteAccounts({ sql, data: null, signal: stopped })).rejects.toThrow(
    'the server stops',
  );
  await job();
  expect((await deletionOf(anna))?.ended_at).not.toBeNull();
  expect(await sql`SELECT FROM members WHERE user_id = ${anna.id}`).toEqual([]);
});

import { expect, test } from 'vitest';
import { inviteUser } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { reportUser } from '#contract/site/reports.ts';
import { addComment, editComment } from '#contract/texts/comments.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp({ RATE_LIMIT: 'on' });
const { admin, anna } = await testApp.signUps('admin', 'anna');
const { sql } = testApp;

/** Makes a user's account a day older. */
const grow = ({ id }: TestUser) => sql`UPDATE users SET created_at = created_at - 86400000 WHERE id = ${id}`;
await grow(anna);

let made = 0;
const newProject = (who: TestUser) => {
  const name = `made_${++made}`;
  const body = { name, handle: name, visibility: 'public', source_lang: 'en', target_lang: 'ru' };
  return who.asks(createProject, { body });
};

/** A project of anna's in which a new user translates. */
async function shared(name: string) {
  const newcomer = await testApp.signUp(name);
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, newcomer, project, 'translator');
  return { newcomer, project, string: strings[0] ?? expect.fail() };
}

test('a new account makes so many projects within an hour, and then is told when it may again (accounts.38)', async () => {
  const boris = await testApp.signUp('boris');
  for (let nth = 0; nth < SERVICE_LIMITS.newAccount.projects; nth++)
    expect((await newProject(boris)).statusCode).toBe(201);
  const refused = await newProject(boris);
  expect(refused.json()).toEqual({ status: 403, errors: [{ key: 'general', kind: 'newAccount' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  await grow(boris);
  expect((await newProject(boris)).statusCode).toBe(201);
});

test('comments of a new account are counted, and have few links and mentions (accounts.38)', async () => {
  const { newcomer, string } = await shared('clara');
  const say = (text: string) => newcomer.asks(addComment, { params: string, body: { text } });
  const links = 'https://a.example https://b.example https://c.example';
  expect((await say(links)).json()).toMatchObject({ errors: [{ key: 'text', kind: 'newAccountLinks' }] });
  const allowed = await say('https://a.example https://b.example');
  expect(allowed.statusCode).toBe(201);
  const params = { ...string, comment: allowed.json<{ id: number }>().id };
  expect(await newcomer.tries(editComment, { params, body: { text: links } })).toBe(
    '403 text newAccountLinks',
  );
  await newcomer.does(editComment, { params, body: { text: 'https://a.example' } });

  const names = Array.from({ length: 10 }, (_, nth) => `@friend_${nth}`).join(' ');
  expect((await say(names)).statusCode).toBe(201);
  expect((await say('@one_more')).json()).toMatchObject({ errors: [{ kind: 'newAccount' }] });

  let last = await say('x');
  for (let nth = 0; last.statusCode === 201; nth++) {
    expect(nth).toBeLessThanOrEqual(SERVICE_LIMITS.newAccount.comments);
    last = await say('x');
  }
  expect(last.json()).toMatchObject({ status: 403, errors: [{ key: 'general', kind: 'newAccount' }] });
  await grow(newcomer);
  expect((await say(links)).statusCode).toBe(201);
});

test('invitations and reports of a new account are counted (accounts.38)', async () => {
  const dora = await testApp.signUp('dora');
  const { project } = await projectOf(dora);
  const invite = () => dora.asks(inviteUser, { params: { project: project.id }, body: { user_id: anna.id } });
  for (let nth = 0; nth < SERVICE_LIMITS.newAccount.invitations; nth++)
    expect((await invite()).statusCode).not.toBe(403);
  expect((await invite()).json()).toMatchObject({ status: 403, errors: [{ kind: 'newAccount' }] });
  const report = () => dora.asks(reportUser, { params: { user: anna.id }, body: { reason: 'spam' } });
  for (let nth = 0; nth < SERVICE_LIMITS.newAccount.reports; nth++)
    expect((await report()).statusCode).toBe(204);
  expect((await report()).json()).toMatchObject({ status: 403, errors: [{ kind: 'newAccount' }] });
});

test('site administrators are not limited, with an API token either (accounts.38)', async () => {
  const program = await testApp.byToken(admin, ['read', 'translate', 'manage']);
  for (let nth = 0; nth <= SERVICE_LIMITS.newAccount.projects; nth++) {
    expect((await newProject(admin)).statusCode).toBe(201);
    expect((await newProject(program)).statusCode).toBe(201);
  }
});

test('with NEW_ACCOUNT_HOURS=0 no account is new', async () => {
  const { app, signUp } = await openTestApp({ RATE_LIMIT: 'on', NEW_ACCOUNT_HOURS: '0' });
  await signUp('first');
  const emil = await signUp('emil');
  for (let nth = 0; nth <= SERVICE_LIMITS.newAccount.projects; nth++)
    expect((await newProject(emil)).statusCode).toBe(201);
  expect(app).toBeDefined();
});

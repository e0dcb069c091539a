import { beforeEach, expect, test } from 'vitest';
import { changePassword, storeLanguage } from '#contract/identity/account.ts';
import { logout, restrictUser } from '#contract/identity/users.ts';
import {
  listNotifications,
  markNotificationsRead,
  setNotificationSettings,
} from '#contract/notices/notifications.ts';
import { addPushDevice, getPush, removePushDevice } from '#contract/notices/push.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { PUSH_LIMITS } from '#domain/notices/notifications/limits.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { PushBrowser, vapidClaims } from '../../../test/push-browser.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { openReceiver } from '../../../test/webhook-receiver.ts';
import { operatorInternet } from '../../platform/outgoing/operator-internet.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { sweepPush } from './queries.ts';
import { sendPushes } from './send.ts';

const testApp = await openTestApp({ WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1/32' });
const { sql } = testApp;
const { admin, anna } = await testApp.signUps('admin', 'anna');
const receiver = await openReceiver();
const HERE = operatorInternet({ allowed: ['127.0.0.1/32'], highPorts: false });
const NOWHERE = operatorInternet({ allowed: [], highPorts: false });
const settings = readSettings({ PUBLIC_URL: 'https://dragoman.example' });

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = (reply) => reply.writeHead(201).end();
  await deliverNow(testApp);
  await sql`DELETE FROM push_messages`;
});

let made = 0;

/** A new user with a browser, who translates in a project of anna's; what anna says there is a notification of theirs. */
async function listening() {
  made += 1;
  const boris = await testApp.signUp(`boris_${made}`);
  const browser = new PushBrowser(`http://127.0.0.1:${receiver.port}/push/${made}`);
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const string = strings[0] ?? expect.fail();
  await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  await deliverNow(testApp);
  const device = await boris.does(addPushDevice, { body: browser.subscription });
  const say = (text: string) => anna.does(addComment, { params: string, body: { text } });
  return { boris, browser, device, project, string, say };
}

/** Makes the notifications, lets what waits be due, and sends it; returns how many requests arrived. */
async function sent(internet = HERE): Promise<number> {
  await deliverNow(testApp);
  await sql`UPDATE push_messages SET next_at = 0`;
  const before = receiver.received.length;
  await sendPushes(sql, { settings, internet });
  return receiver.received.length - before;
}

const waiting = async () => (await sql`SELECT FROM push_messages`).length;
const devicesOf = async (who: TestUser) => (await who.does(getPush, {})).devices;

test('a notification is pushed to the browser of its reader, encrypted and in their language, with its place (push.2, push.4)', async () => {
  const { boris, browser, project, string, say } = await listening();
  await boris.does(storeLanguage, { body: { language: 'ru' } });
  await say('Why so?');
  await deliverNow(testApp);
  const [job] = await sql`DELETE FROM dragoman_jobs.job WHERE name = 'sendPushes' RETURNING name`;
  expect(job).toBeDefined();
  expect(await sent()).toBe(1);
  const [got] = receiver.received;
  expect(got?.path).toBe(`/push/${made}`);
  expect(got?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: expect.stringMatching(/^\d+$/),
  });
  expect(Number(got?.headers.ttl)).toBeLessThanOrEqual(PUSH_LIMITS.lasts / 1000);
  expect(browser.read(got?.bytes ?? Buffer.alloc(0))).toEqual({
    id: expect.any(Number),
    title: `${project.name}: Новый комментарий (anna)`,
    body: 'One\nWhy so?',
    path: expect.stringContaining(`?string=${string.string}`),
    language: 'ru',
  });
  expect(got?.bytes.includes('Why so?')).toBe(false);
  const { public_key } = await boris.does(getPush, {});
  const claims = vapidClaims(String(got?.headers.authorization), public_key);
  expect(claims).toMatchObject({
    aud: `http://127.0.0.1:${receiver.port}`,
    sub: 'https://dragoman.example',
    exp: expect.any(Number),
  });
  // It is sent once.
  expect(await sent()).toBe(0);
  expect(await waiting()).toBe(0);
});

test('what is read, gone, off or not theirs to know any more is not pushed (push.2, push.4)', async () => {
  const { boris, project, string, say } = await listening();
  await say('One');
  await deliverNow(testApp);
  const { items } = await boris.does(listNotifications, { query: {} });
  await boris.does(markNotificationsRead, { body: { ids: items.flatMap(({ ids }) => ids) } });
  expect(await sent()).toBe(0);
  const { id } = await say('Two');
  await deliverNow(testApp);
  await anna.does(deleteComment, { params: { ...string, comment: id } });
  expect(await sent()).toBe(0);
  await boris.does(setNotificationSettings, { body: { kinds: [{ kind: 'reply', delivery: 'off' }] } });
  await say('Three');
  expect(await sent()).toBe(0);
  await boris.does(setNotificationSettings, { body: { kinds: [{ kind: 'reply', delivery: 'app' }] } });
  await say('Four');
  await deliverNow(testApp);
  expect(await waiting()).toBe(1);
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  await anna.does(removeMember, { params: { project: project.id, user: boris.id } });
  await sql`UPDATE push_messages SET next_at = 0`;
  await sendPushes(sql, { settings, internet: HERE });
  expect(receiver.received).toEqual([]);
  expect(await waiting()).toBe(0);
});

test.each([404, 410])(
  'a browser that its push service does not know is removed: %d (push.3)',
  async (status) => {
    const { boris, say } = await listening();
    receiver.answer = (reply) => reply.writeHead(status).end();
    await say('One');
    expect(await sent()).toBe(1);
    expect(await devicesOf(boris)).toEqual([]);
    expect(await waiting()).toBe(0);
  },
);

test('after 429, 5xx or no answer it is tried again some times, and later messages wait with it (push.3)', async () => {
  const { boris, say } = await listening();
  await say('One');
  await say('Two');
  const answers = [429, 503, 500, 502, 503];
  for (const [nth, status] of answers.entries()) {
    receiver.answer = (reply) => reply.writeHead(status).end();
    expect(await sent(), `try ${nth}`).toBe(1);
    const due = await sql`SELECT FROM push_messages WHERE next_at <= now_ms()`;
    expect(due).toEqual([]);
  }
  // The first is given up after five tries; the second goes on.
  expect(await waiting()).toBe(1);
  receiver.answer = (reply) => reply.writeHead(201).end();
  expect(await sent()).toBe(1);
  expect(await waiting()).toBe(0);
  await say('Three');
  receiver.answer = (reply) => reply.writeHead(400).end();
  expect(await sent()).toBe(1);
  expect(await waiting()).toBe(0);
  await say('Four');
  await deliverNow(testApp);
  await sql`UPDATE push_messages SET created_at = created_at - ${PUSH_LIMITS.lasts}`;
  expect(await sent()).toBe(0);
  expect(await devicesOf(boris)).toHaveLength(1);
});

test('private addresses and redirects are not followed (push.6)', async () => {
  const { say } = await listening();
  await say('One');
  expect(await sent(NOWHERE)).toBe(0);
  expect(await waiting()).toBe(1);
  const elsewhere = await openReceiver();
  receiver.answer = (reply) => reply.writeHead(307, { location: elsewhere.url }).end();
  expect(await sent()).toBe(1);
  expect(elsewhere.received).toEqual([]);
});

test('what browsers give is validated, and a user has so many (push.1, push.6)', async () => {
  const strict = await openTestApp();
  const carl = await strict.signUp('carl');
  const { keys } = new PushBrowser('').subscription;
  const tries = (body: object) =>
    carl.tries(addPushDevice, { body: { endpoint: 'https://push.example/1', keys, ...body } });
  expect(await tries({ endpoint: 'http://push.example/1' })).toBe('400 endpoint link');
  expect(await tries({ endpoint: 'https://name:password@push.example/1' })).toBe('400 endpoint link');
  expect(await tries({ keys: { ...keys, p256dh: 'AAAA' } })).toBe('400 p256dh illegal');
  expect(await tries({ keys: { ...keys, auth: 'AAAA' } })).toBe('400 auth illegal');
  for (let nth = 0; nth < PUSH_LIMITS.devicesPerUser; nth++)
    await carl.does(addPushDevice, { body: { endpoint: `https://push.example/${nth}`, keys } });
  expect(await tries({ endpoint: 'https://push.example/more' })).toBe('403 device tooMany');
  // One that is known is no further one.
  await carl.does(addPushDevice, { body: { endpoint: 'https://push.example/1', keys } });
  const program = await strict.byToken(carl, ['read', 'manage']);
  expect(await program.tries(getPush, {})).toBe('403 token sessionOnly');
});

test('a browser is of its last user, and nobody removes those of others (push.1)', async () => {
  const { boris, browser, device, say } = await listening();
  expect(await anna.tries(removePushDevice, { params: { device: device.id } })).toBe('404 device gone');
  const clara = await testApp.signUp(`clara_${made}`);
  await clara.does(addPushDevice, { body: browser.subscription });
  expect(await devicesOf(boris)).toEqual([]);
  await say('One');
  expect(await sent()).toBe(0);
  const [hers] = await devicesOf(clara);
  await clara.does(removePushDevice, { params: { device: hers?.id ?? 0 } });
  expect(await devicesOf(clara)).toEqual([]);
});

test('after signing out, a new password or a ban nothing is pushed (push.5)', async () => {
  const out = await listening();
  const other = await testApp.signIn(out.boris.username);
  await out.boris.does(logout, {});
  expect(await devicesOf(other)).toEqual([]);

  const changed = await listening();
  await changed.say('One');
  const body = { current_password: PASSWORD, password: 'nine blue whales' };
  await changed.boris.does(changePassword, { body });
  expect(await sent()).toBe(0);

  const banned = await listening();
  await banned.say('One');
  await deliverNow(testApp);
  await admin.does(restrictUser, { params: { user: banned.boris.id }, body: { banned: true } });
  expect(await sent()).toBe(0);

  const ended = await listening();
  await sql`UPDATE sessions SET expires_at = now_ms() WHERE user_id = ${ended.boris.id}`;
  await sweepPush(sql);
  expect(await sql`SELECT FROM push_subscriptions WHERE user_id = ${ended.boris.id}`).toEqual([]);
});

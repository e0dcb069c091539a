import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Webhook as Verifier } from 'standardwebhooks';
import { beforeEach, expect, inject, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { listNotifications } from '#contract/notices/notifications.ts';
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listWebhookMessages,
  listWebhooks,
  readWebhookMessage,
  resendWebhookMessage,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/notices/webhooks.ts';
import { grantRole } from '#contract/projects/members.ts';
import { deleteProject } from '#contract/projects/projects.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { HOUR } from '#domain/core/units.ts';
import { RETRY_AFTER, WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { openReceiver, type Received } from '../../../test/webhook-receiver.ts';
import { consumeEvents } from '../../core/events/consume-queries.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { operatorInternet } from '../../platform/outgoing/operator-internet.ts';
import { purgeProject } from '../../projects/delete-queries.ts';
import { WEBHOOKS } from './consumer-queries.ts';
import { sweepMessages } from './queries.ts';
import { sendWebhooks } from './send.ts';
import { queueDueWebhooks } from './send-queries.ts';

const testApp = await openTestApp({ WEBHOOK_ALLOWED_ADDRESSES: '127.0.0.1/32' });
const { sql } = testApp;
const { anna, boris } = await testApp.signUps('anna', 'boris');
const receiver = await openReceiver();
const HERE = operatorInternet({ allowed: ['127.0.0.1/32'], highPorts: false });

beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (reply) => reply.writeHead(204).end();
});

/** A project of anna's with a webhook to the receiver. */
async function hooked(body: object = {}, owner: TestUser = anna) {
  const testProject = await projectOf(owner);
  await consumed();
  const { id: project } = testProject.project;
  const hook = await owner.does(addWebhook, {
    params: { project },
    body: { url: receiver.url, groups: ['translations'], ...body },
  });
  const at = { params: { project, webhook: hook.id } };
  const translate = (text: string) =>
    owner.does(addTranslation, { params: testProject.strings[0] ?? expect.fail(), body: { text } });
  const send = async (internet = HERE) => {
    await consumed();
    await sendWebhooks(sql, hook.id, { internet });
  };
  const messages = () => owner.does(listWebhookMessages, { ...at, query: {} });
  const one = async () => (await owner.does(listWebhooks, { params: { project } }))[0] ?? expect.fail();
  return { ...testProject, hook, at, translate, send, messages, one };
}

async function consumed() {
  await orderEvents(sql);
  await consumeEvents(sql, WEBHOOKS);
}

const due = (webhook: number) =>
  sql`UPDATE webhook_messages SET next_at = now_ms() WHERE webhook_id = ${webhook} AND state = 'waiting'`.then(
    () => sql`UPDATE webhooks SET paused_until = 0, busy_until = 0 WHERE id = ${webhook}`,
  );

const verified = (secret: string, { body, headers }: Received) =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };

test('an event is sent once, signed after Standard Webhooks, with ids and the actor and without texts (webhooks.6, webhooks.8)', async () => {
  const { hook, project, strings, translate, send, messages } = await hooked();
  const { id } = await translate('A secret text.');
  await send();
  await send();
  expect(receiver.received).toHaveLength(1);
  const [got = expect.fail()] = receiver.received;
  expect(verified(hook.secret, got)).toEqual({
    type: 'translations.addTranslation',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    data: {
      project_id: project.id,
      kind: 'addTranslation',
      actor: { id: anna.id, username: 'anna' },
      events: [
        {
          id: expect.any(Number),
          at: expect.any(String),
          section_id: strings[0]?.section,
          string_id: strings[0]?.string,
          translation_id: id,
          fields: ['text'],
        },
      ],
    },
  });
  expect(got.body).not.toContain('secret');
  expect(got.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(() => verified('whsec_c2VjcmV0', got)).toThrow();
  expect(await messages()).toMatchObject([
    { state: 'delivered', status: 204, tries: 1, message_id: got.headers['webhook-id'], problem: null },
  ]);
});

test('only the chosen groups are sent, and many events of one kind are one message (webhooks.6)', async () => {
  const { send, project, strings, hook } = await hooked({ groups: ['approvals'] });
  for (const string of strings) {
    await anna.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  }
  await anna.does(startBatch, {
    params: { project: project.id },
    body: { action: 'approve', strings: strings.map(({ string }) => string) },
  });
  await send();
  const sent = receiver.received.map((got) => verified(hook.secret, got));
  expect(sent.map(({ type }) => type)).toEqual(['approvals.approve']);
  expect(sent[0]?.data.events).toHaveLength(3);
});

test('a failed try is repeated with pauses that grow, with the same id, until there is a success (webhooks.9)', async () => {
  const { hook, translate, send, messages, one } = await hooked();
  receiver.answer = (reply) => reply.writeHead(500).end('Not now.');
  await translate('Раз.');
  for (const [nth, pause] of RETRY_AFTER.entries()) {
    await send();
    const [message = expect.fail()] = await messages();
    expect(message).toMatchObject({ state: 'waiting', tries: nth + 1, status: 500 });
    const waits = (message.next_at ?? 0) - (message.tried_at ?? 0);
    expect(waits).toBeGreaterThanOrEqual(pause * 0.8 - 1);
    expect(waits).toBeLessThanOrEqual(pause * 1.2 + 1);
    await send();
    expect(receiver.received).toHaveLength(nth + 1);
    await due(hook.id);
  }
  await send();
  expect(await messages()).toMatchObject([{ state: 'failed', tries: 8, next_at: null }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect((await one()).failing_since).not.toBeNull();

  receiver.answer = (reply) => reply.writeHead(200).end();
  await due(hook.id);
  await translate('Два.');
  await send();
  expect(await messages()).toMatchObject([{ state: 'delivered' }, { state: 'failed' }]);
  expect((await one()).failing_since).toBeNull();
});

test('a receiver that fails is left alone for a minute, so that it keeps nobody waiting (webhooks.9)', async () => {
  const { translate, send, messages, hook } = await hooked();
  receiver.answer = (reply) => reply.writeHead(503).end();
  for (const text of ['Раз.', 'Два.', 'Три.']) {
    await translate(text);
    await consumed();
  }
  await send();
  await send();
  expect(receiver.received).toHaveLength(WEBHOOK_LIMITS.failuresInRun);
  expect((await messages()).map(({ tries }) => tries)).toEqual([0, 1, 1]);
  await sql`DELETE FROM dragoman_jobs.job WHERE name = 'sendWebhooks'`;
  await queueDueWebhooks(sql);
  const queued = () => sql`SELECT FROM dragoman_jobs.job WHERE name = 'sendWebhooks'`;
  expect(await queued()).toHaveLength(0);
  await due(hook.id);
  await queueDueWebhooks(sql);
  expect(await queued()).toHaveLength(1);
});

test('410 disables the webhook, and its owner is told (webhooks.11)', async () => {
  const { translate, send, one, messages, project } = await hooked();
  receiver.answer = (reply) => reply.writeHead(410).end();
  await translate('Раз.');
  await consumed();
  await translate('Два.');
  await send();
  expect(await one()).toMatchObject({ enabled: false, disabled_because: 'gone' });
  expect((await messages()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  await deliverNow(testApp);
  const { items } = await anna.does(listNotifications, { query: { project: project.id } });
  expect(items.map(({ kind }) => kind)).toContain('webhookDisabled');
});

test('a webhook that has failed for five days is disabled; enabled again it starts anew (webhooks.11)', async () => {
  const { translate, send, one, hook, at } = await hooked();
  receiver.answer = (reply) => reply.writeHead(500).end();
  await translate('Раз.');
  await sql`UPDATE webhooks SET failing_since = now_ms() - ${WEBHOOK_LIMITS.failsFor + 1000} WHERE id = ${hook.id}`;
  await send();
  expect(await one()).toMatchObject({ enabled: false, disabled_because: 'failing' });
  expect(await anna.tries(testWebhook, at)).toBe('403 webhook disabled');
  await anna.does(editWebhook, { ...at, body: { enabled: true } });
  expect(await one()).toMatchObject({ enabled: true, disabled_because: null, failing_since: null });
});

test('a redirect is not followed (webhooks.10)', async () => {
  const { translate, send, messages, at } = await hooked();
  receiver.answer = (reply) => reply.writeHead(302, { location: receiver.url }).end();
  await translate('Раз.');
  await send();
  expect(receiver.received).toHaveLength(1);
  const [message = expect.fail()] = await messages();
  expect(message).toMatchObject({ state: 'waiting', status: 302 });
  expect(
    await anna.does(readWebhookMessage, { params: { ...at.params, message: message.id } }),
  ).toMatchObject({ body: receiver.received[0]?.body, response: '' });
});

test('of an endless response only the beginning is read and kept (webhooks.10)', async () => {
  const { translate, send, messages, at } = await hooked();
  receiver.answer = (reply) => {
    reply.writeHead(200);
    const more = () => {
      if (!reply.destroyed) reply.write('no\0thing '.repeat(1000), () => setImmediate(more));
    };
    more();
  };
  await translate('Раз.');
  await send();
  const [message = expect.fail()] = await messages();
  expect(message.state).toBe('delivered');
  const whole = await anna.does(readWebhookMessage, { params: { ...at.params, message: message.id } });
  expect(whole.response?.startsWith('nothing nothing')).toBe(true);
  expect(whole.response?.length).toBeLessThanOrEqual(WEBHOOK_LIMITS.responseKept);
});

test('a process that is killed between sending and storing repeats the message with its id (webhooks.8)', async () => {
  const { translate, send, hook, messages } = await hooked();
  await translate('Раз.');
  await consumed();
  const [{ name } = expect.fail()] = await sql<{ name: string }[]>`SELECT current_database() AS name`;
  const { place } = inject('database');
  const script = join(import.meta.dirname, '../../../test/send-webhooks.ts');
  const child = spawn(process.execPath, [
    script,
    JSON.stringify({ ...place, database: name }),
    String(hook.id),
  ]);
  const ended = new Promise((go) => child.on('exit', (_, signal) => go(signal)));
  receiver.answer = () => child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  expect(await messages()).toMatchObject([{ state: 'waiting', tries: 0 }]);
  receiver.answer = (reply) => reply.writeHead(200).end();
  await send();
  // The killed run still has it.
  expect(receiver.received).toHaveLength(1);
  await sql`UPDATE webhooks SET busy_until = now_ms() WHERE id = ${hook.id}`;
  await send();
  expect(receiver.received).toHaveLength(2);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await messages()).toMatchObject([{ state: 'delivered' }]);
});

test('a new secret signs together with the former one for a day (webhooks.2)', async () => {
  const { translate, send, hook, at, one } = await hooked();
  const rotated = await anna.does(rotateWebhookSecret, at);
  expect(rotated.secret).toMatch(/^whsec_/);
  expect(rotated.former_until).toBeGreaterThan(Date.now() + 23 * HOUR);
  await translate('Раз.');
  await send();
  const [got = expect.fail()] = receiver.received;
  expect(String(got.headers['webhook-signature']).split(' ')).toHaveLength(2);
  verified(hook.secret, got);
  verified(rotated.secret, got);
  expect(JSON.stringify(await one())).not.toContain('whsec_');
  await sql`UPDATE webhooks SET former_until = now_ms() - 1 WHERE id = ${hook.id}`;
  await translate('Два.');
  await send();
  const last = receiver.received.at(-1) ?? expect.fail();
  verified(rotated.secret, last);
  expect(() => verified(hook.secret, last)).toThrow();
});

test('a test message is a ping, and a message is sent again with the same id and body (webhooks.13)', async () => {
  const { send, hook, at, messages } = await hooked();
  await anna.does(testWebhook, at);
  await send();
  const [ping = expect.fail()] = receiver.received;
  expect(verified(hook.secret, ping)).toMatchObject({ type: 'ping', data: { webhook_id: hook.id } });
  const [message = expect.fail()] = await messages();
  await anna.does(resendWebhookMessage, { params: { ...at.params, message: message.id } });
  await send();
  expect(receiver.received).toHaveLength(2);
  expect(receiver.received[1]).toMatchObject({ body: ping.body });
  expect(receiver.received[1]?.headers['webhook-id']).toBe(ping.headers['webhook-id']);
  expect(await messages()).toMatchObject([{ tries: 2, state: 'delivered' }]);
});

test('nothing is sent for a deleted or hidden project, or while the owner does not manage it (webhooks.5)', async () => {
  const { send, translate, project, at, one } = await hooked();
  await joinAs(testApp, boris, project, 'administrator');
  await anna.does(grantRole, { params: { project: project.id, user: boris.id }, body: { role_id: 1 } });
  await boris.does(editWebhook, { ...at, body: { groups: ['translations'] } });
  expect((await one()).owner).toEqual({ id: boris.id, username: 'boris' });
  await translate('Раз.');
  await consumed();
  await anna.does(grantRole, { params: { project: project.id, user: boris.id }, body: { role_id: 4 } });
  await send();
  expect(receiver.received).toHaveLength(0);
  expect((await one()).is_owned).toBe(false);
  await anna.does(editWebhook, { ...at, body: {} });
  await send();
  expect(receiver.received).toHaveLength(1);

  await translate('Два.');
  await consumed();
  await sql`UPDATE projects SET hidden_at = now_ms() WHERE id = ${project.id}`;
  await send();
  await sql`UPDATE projects SET hidden_at = NULL WHERE id = ${project.id}`;
  await anna.does(deleteProject, { params: { project: project.id } });
  await send();
  expect(receiver.received).toHaveLength(1);
  await purgeProject(sql, project.id, -1);
  expect(await sql`SELECT FROM webhooks WHERE project_id = ${project.id}`).toHaveLength(0);
  expect(await sql`SELECT FROM webhook_messages WHERE project_id = ${project.id}`).toHaveLength(0);
});

test('of a webhook whose messages wait, further ones are counted and not stored (webhooks.7)', async () => {
  const { translate, one, hook, project } = await hooked();
  await sql`
    INSERT INTO webhook_messages (webhook_id, project_id, type, body, next_at)
    SELECT ${hook.id}, ${project.id}, 'ping', '{}', now_ms() + 100000 FROM generate_series(1, ${WEBHOOK_LIMITS.waiting})`;
  await translate('Раз.');
  await consumed();
  expect(await one()).toMatchObject({ waiting: WEBHOOK_LIMITS.waiting, dropped: 1 });
});

test('old messages, and all but the newest that were sent, are deleted (webhooks.13)', async () => {
  const { hook, project } = await hooked();
  await sql`
    INSERT INTO webhook_messages (webhook_id, project_id, type, body, state, created_at)
    SELECT ${hook.id}, ${project.id}, 'ping', '{}', CASE WHEN n % 2 = 0 THEN 'failed' ELSE 'delivered' END,
      now_ms() - CASE WHEN n <= 10 THEN ${WEBHOOK_LIMITS.keptFor + 1000}::bigint ELSE 0 END
    FROM generate_series(1, ${WEBHOOK_LIMITS.kept + 20}) AS n`;
  await sweepMessages(sql);
  const left = await sql`SELECT created_at FROM webhook_messages WHERE webhook_id = ${hook.id}`;
  expect(left).toHaveLength(WEBHOOK_LIMITS.kept);
});

test('the log names the host alone, and a webhook goes with its messages (webhooks.12)', async () => {
  const { at, project } = await hooked({ description: 'Of our chat' });
  await anna.does(testWebhook, at);
  await anna.does(editWebhook, { ...at, body: { url: `${receiver.url}&more=secret`, enabled: false } });
  await anna.does(deleteWebhook, at);
  expect(await anna.tries(deleteWebhook, at)).toBe('404 webhook gone');
  expect(await sql`SELECT FROM webhook_messages WHERE webhook_id = ${at.params.webhook}`).toHaveLength(0);
  const log = await anna.does(readLog, { params: { project: project.id }, query: { w: '67,68,69' } });
  expect(log.map(({ w, n }) => [w, n])).toEqual(
    [69, 68, 67].map((code) => [code, `127.0.0.1:${receiver.port}`]),
  );
  expect(log[1]?.acts).toEqual({ enabled: [true, false] });
  expect(JSON.stringify(log)).not.toContain('secret');
});

test('a project has ten webhooks at most, and only its managers know of them (webhooks.2)', async () => {
  const { project, hook, at } = await hooked();
  const body = { url: receiver.url, groups: ['comments'] as const };
  const more = () => anna.tries(addWebhook, { params: { project: project.id }, body });
  for (let n = 1; n < WEBHOOK_LIMITS.perProject; n++)
    await anna.does(addWebhook, { params: { project: project.id }, body: { ...body, groups: ['comments'] } });
  expect(await more()).toBe('403 webhook tooMany');
  await joinAs(testApp, boris, project, 'moderator');
  expect(await boris.tries(listWebhooks, { params: { project: project.id } })).toBe('403 role role');
  const other = await projectOf(anna);
  const elsewhere = { params: { project: other.project.id, webhook: hook.id } };
  expect(await anna.tries(editWebhook, { ...elsewhere, body: {} })).toBe('404 webhook gone');
  expect(await anna.tries(rotateWebhookSecret, elsewhere)).toBe('404 webhook gone');
  expect(await anna.tries(listWebhookMessages, elsewhere)).toBe('404 webhook gone');
  const message = await anna.does(testWebhook, at);
  expect(await anna.tries(readWebhookMessage, { params: { ...elsewhere.params, message: message.id } })).toBe(
    '404 webhook gone',
  );
});

test('approving says who did it to which translation, whatever else the entry has', async () => {
  const { translate, strings, send, hook } = await hooked({ groups: ['approvals'] });
  const { id } = await translate('Раз.');
  await anna.does(approve, { params: { ...(strings[0] ?? expect.fail()), translation: id } });
  await send();
  expect(verified(hook.secret, receiver.received[0] ?? expect.fail()).data).toMatchObject({
    kind: 'approve',
    events: [{ translation_id: id }],
  });
});

const plain = await openTestApp();
const carl = await plain.signUp('carl');

test.each(
  [
    ['https://10.0.0.7/', 'https://[::1]/', 'https://0x7f.1/', 'https://192.168.0.1/', 'https://localhost/'],
    ['https://example.org:8443/', 'https://intranet/', 'https://a.localhost/', 'https://a.invalid/'],
  ].flat(),
)('%s is refused when it is saved, because nothing is ever sent to it (webhooks.3)', async (url) => {
  const { params } = await projectOf(carl);
  const answer = await carl.asks(addWebhook, { params, body: { url, groups: ['translations'] } });
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ key: 'url', kind: 'link' }]]);
});

test('a new webhook is not told of what was before it (webhooks.6)', async () => {
  const { params, strings, project } = await projectOf(anna);
  const string = strings[0] ?? expect.fail();
  await anna.does(addTranslation, { params: string, body: { text: 'Before it.' } });
  const hook = await anna.does(addWebhook, { params, body: { url: receiver.url, groups: ['translations'] } });
  // What is written in the same millisecond could be of either time.
  await sql`UPDATE webhooks SET created_at = created_at + 1 WHERE id = ${hook.id}`;
  await sql`UPDATE log SET at = at - 1 WHERE project_id = ${project.id}`;
  await consumed();
  expect(await sql`SELECT FROM webhook_messages WHERE webhook_id = ${hook.id}`).toHaveLength(0);
});

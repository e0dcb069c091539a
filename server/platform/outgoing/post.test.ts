import { beforeEach, expect, test } from 'vitest';
import { openReceiver } from '../../../test/webhook-receiver.ts';
import { INTERNET, type Internet } from './internet.ts';
import { operatorInternet } from './operator-internet.ts';
import { post } from './post.ts';

const receiver = await openReceiver();
const { port } = receiver;
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (reply) => reply.writeHead(204).end();
});

/** The internet with these names, of which the addresses are given one after the other. */
const withNames = (names: Record<string, string[][]>): Internet => ({
  ...INTERNET,
  async addressesOf(host) {
    const [next = [], ...later] = names[host] ?? [];
    if (later.length > 0) names[host] = later;
    return next;
  },
});

const NONE = { allowed: [], highPorts: false };
const send = (url: string, internet: Internet, timeout = 5000, most = 100) =>
  post(url, { headers: {}, body: '{}', internet, timeout, most });
const refused = { problem: 'notPublic', duration: expect.any(Number) };

test.each([
  'http://127.0.0.1:PORT/',
  'https://127.0.0.1/',
  'https://127.0.0.1:PORT/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://224.0.0.1/',
  'https://0.0.0.0/',
  'https://localhost/',
  'https://localhost./',
  'https://user:password@inside.example/',
  'https://inside.example/',
  'https://mapped.example/',
  'https://mixed.example/',
  'http://public.example/',
  'https://public.example:8443/',
  'https://public.example:22/',
  'file:///etc/passwd',
  'not a url',
])('%s is not asked (webhooks.4)', async (url) => {
  const names = {
    'inside.example': [['127.0.0.1']],
    'mapped.example': [['::ffff:127.0.0.1']],
    'mixed.example': [['93.184.216.34', '127.0.0.1']],
    'public.example': [['93.184.216.34']],
  };
  const internet = operatorInternet(NONE, withNames(names));
  expect(await send(url.replace('PORT', String(port)), internet)).toEqual(refused);
  expect(receiver.received).toEqual([]);
});

test('a name that is public when it is checked and private afterwards does not lead inside (webhooks.4)', async () => {
  let lookups = 0;
  const internet: Internet = {
    ...operatorInternet(NONE),
    async addressesOf() {
      lookups += 1;
      return [lookups === 1 ? '192.0.2.1' : '127.0.0.1'];
    },
    // What is checked counts as public, although nothing is there: the connection goes there and not to a second lookup.
    isPublic: (address) => address === '192.0.2.1',
    isPort: () => true,
  };
  expect(await send(`http://rebinding.example:${port}/`, internet, 500)).toHaveProperty('problem');
  expect(lookups).toBe(1);
  expect(receiver.received).toEqual([]);
});

test('listed networks are asked also by http and at any port, by their address or name (webhooks.4)', async () => {
  const names = { 'here.example': [['127.0.0.1']], 'other.example': [['127.0.0.2']] };
  const internet = operatorInternet({ allowed: ['127.0.0.1/32'], highPorts: false }, withNames(names));
  expect(await send(`http://127.0.0.1:${port}/`, internet)).toMatchObject({ status: 204 });
  expect(await send(`http://here.example:${port}/`, internet)).toMatchObject({ status: 204 });
  expect(await send(`http://other.example:${port}/`, internet)).toEqual(refused);
  expect(await send(`http://[::ffff:127.0.0.1]:${port}/`, internet)).toEqual(refused);
});

test('high ports of public addresses are asked by https alone, if that is set (webhooks.4)', () => {
  const may = (url: string, highPorts: boolean) => {
    const internet = operatorInternet({ allowed: [], highPorts });
    const { port: asked } = new URL(url);
    return internet.isPort(asked) && internet.isPublic('93.184.216.34', new URL(url));
  };
  expect(may('https://a.example/', false)).toBe(true);
  expect(may('https://a.example:8443/', false)).toBe(false);
  expect(may('https://a.example:8443/', true)).toBe(true);
  expect(may('https://a.example:1023/', true)).toBe(false);
  expect(may('http://a.example:8080/', true)).toBe(false);
});

const HERE = operatorInternet({ allowed: ['127.0.0.1/32'], highPorts: false });

test('a redirect is a response like others: it is not followed, wherever it leads', async () => {
  receiver.answer = (reply) => reply.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end('x');
  expect(await send(receiver.url, HERE)).toMatchObject({ status: 307, response: 'x' });
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook?token=secret']);
});

test('a receiver that does not answer in time is slow, one that is not there unreachable', async () => {
  receiver.answer = () => {};
  expect(await send(receiver.url, HERE, 200)).toMatchObject({ problem: 'slow' });
  expect(await send('http://127.0.0.1:1/', HERE)).toMatchObject({ problem: 'unreachable' });
  const nowhere = operatorInternet(NONE, withNames({}));
  expect(await send('https://nowhere.example/', nowhere)).toMatchObject({ problem: 'unreachable' });
});

test('of a response no more than asked for is read, and the status counts even if the rest never comes', async () => {
  receiver.answer = (reply) => reply.writeHead(200).write('x'.repeat(1000));
  expect(await send(receiver.url, HERE, 300, 2000)).toMatchObject({
    status: 200,
    response: 'x'.repeat(1000),
  });
  expect(await send(receiver.url, HERE, 5000, 10)).toMatchObject({ status: 200, response: 'x'.repeat(10) });
});

test('a post that is stopped from outside throws', async () => {
  const stop = new AbortController();
  receiver.answer = () => stop.abort(new Error('the server stops'));
  const posted = post(receiver.url, {
    headers: {},
    body: '{}',
    internet: HERE,
    timeout: 5000,
    most: 10,
    signal: stop.signal,
  });
  await expect(posted).rejects.toThrow('the server stops');
});

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImageProblem } from '#domain/core/images/images.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { openInternet } from '../../../test/test-internet.ts';
import { INTERNET } from '../../platform/outgoing/internet.ts';
import { fetchImage } from './fetch-image.ts';

const PICTURE = Buffer.from('the bytes of a picture');

const FILES: Record<string, RequestListener> = {
  '/picture': (_, reply) => reply.end(PICTURE),
  '/gone': (_, reply) => reply.writeHead(404).end('<h1>Not found</h1>'),
  '/members-only': (_, reply) => reply.writeHead(403).end(),
  '/down': (_, reply) => reply.writeHead(503).end(),
  '/hops/1': (_, reply) => reply.writeHead(302, { location: '/picture' }).end(),
  '/hops/2': (_, reply) => reply.writeHead(301, { location: './1' }).end(),
  '/hops/3': (_, reply) => reply.writeHead(308, { location: '/hops/2' }).end(),
  '/hops/4': (_, reply) => reply.writeHead(307, { location: '/hops/3' }).end(),
  '/circle': (_, reply) => reply.writeHead(302, { location: '/circle' }).end(),
  '/to': (request, reply) => {
    const to = new URL(request.url ?? '', 'http://x').searchParams.get('url') ?? '';
    // A header may contain only ASCII; an escaped character in a host is decoded.
    reply.writeHead(302, { location: to.replace(/\P{ASCII}/gu, encodeURIComponent) }).end();
  },
  '/large': (_, reply) => reply.writeHead(200, { 'content-length': LIMITS.imageBytes + 1 }).write('x'),
  '/endless': (_, reply) => {
    const more = () => {
      if (!reply.destroyed) reply.write(Buffer.alloc(256 * 1024), () => setImmediate(more));
    };
    more();
  },
  '/bomb': (_, reply) =>
    reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e7))),
  '/cut-off': (_, reply) => {
    reply.writeHead(200, { 'content-length': 1000 }).write('half of it');
    setImmediate(() => reply.destroy());
  },
  '/silent': () => {},
  '/drop-by-drop': (_, reply) => {
    const drop = () => {
      if (!reply.destroyed) reply.write('x', () => setTimeout(drop, 50));
    };
    drop();
  },
};

let net: Awaited<ReturnType<typeof openInternet>>;
let asked: { url: string; headers: Record<string, unknown> }[] = [];
/** A server of this machine, which images must not be fetched from. */
const inside = createServer((_, reply) => {
  insideAsked += 1;
  reply.end(PICTURE);
});
let insideAsked = 0;
let insidePort = 0;

beforeAll(async () => {
  net = await openInternet((request, reply) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const file = FILES[(request.url ?? '').replace(/\?.*/, '')];
    if (file) file(request, reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((go) => inside.listen(net.port, '127.0.0.1', go));
  insidePort = (inside.address() as AddressInfo).port;
  Object.assign(net.names, {
    'inside.example': [['127.0.0.1']],
    'mixed.example': [['127.0.0.2', '127.0.0.1']],
    'metadata.example': [['169.254.169.254']],
    'six.example': [['::1']],
    'mapped.example': [['::ffff:127.0.0.1']],
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await net.close();
  inside.closeAllConnections();
  await new Promise((go) => inside.close(go));
});

const fetched = (link: string) => fetchImage(link, net.internet);

test.each(['/picture', '/hops/1', '/hops/2', '/hops/3'])('%s is fetched', async (path) => {
  expect(await fetched(net.at(path))).toEqual({ bytes: PICTURE });
});

test('the site learns of nobody: no cookie, no referrer, no address but the server’s', async () => {
  await fetched(net.at('/picture'));
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
  expect(asked[0]?.headers['accept-encoding']).toBe('identity');
});

test.each<[string, ImageProblem]>([
  ['/gone', 'notFound'],
  ['/members-only', 'denied'],
  ['/down', 'unreachable'],
  ['/hops/4', 'notFound'],
  ['/circle', 'notFound'],
  ['/large', 'imageTooLarge'],
  ['/endless', 'imageTooLarge'],
  ['/bomb', 'notImage'],
  ['/cut-off', 'unreachable'],
  ['/to?url=', 'notFound'],
])('%s is not: %s', async (path, problem) => {
  expect(await fetched(net.at(path))).toEqual({ problem });
});

test.each(['/silent', '/drop-by-drop'])('a site that takes its time is not waited for: %s', async (path) => {
  expect(await fetchImage(net.at(path), net.internet, 300)).toEqual({ problem: 'slow' });
});

const PRIVATE = [
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://0x7f.1:PORT/',
  'http://0x7f000001:PORT/',
  'http://2130706433:PORT/',
  'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://0.0.0.0:PORT/',
  'http://localhost:PORT/',
  'http://localhost.:PORT/',
  'http://LOCALHOST:PORT/',
  'http://postgres:PORT/',
  'http://[::1]:PORT/',
  'http://[::]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fd00::1]:PORT/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://inside.example:PORT/',
  'http://mixed.example:PORT/',
  'http://metadata.example:PORT/',
  'http://six.example:PORT/',
  'http://mapped.example:PORT/',
  'http://user@pictures.example:PORT/picture',
  'http://user:password@pictures.example:PORT/picture',
  'http://pictures.example:22/',
  'http://pictures.example:6379/',
  'https://pictures.example:5432/',
  'ftp://pictures.example/picture',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
].map((link) => link.replace('PORT', '$port'));

const withPort = (link: string) => link.replace('$port', String(net.port));

test.each(PRIVATE)('%s is not asked', async (link) => {
  expect(await fetched(withPort(link))).toEqual({ problem: 'notPublic' });
  expect(asked).toEqual([]);
});

test.each(PRIVATE)('nor is a redirect to %s followed', async (link) => {
  const to = encodeURIComponent(withPort(link));
  expect(await fetched(net.at(`/to?url=${to}`))).toEqual({ problem: 'notPublic' });
  expect(asked).toHaveLength(1);
});

test('a name that leads inside once it was checked is connected to as it was checked', async () => {
  net.names['rebinding.example'] = [['127.0.0.2'], ['127.0.0.1']];
  expect(await fetched(net.at('/picture', 'rebinding.example'))).toEqual({ bytes: PICTURE });
  expect(net.lookedUp.filter((name) => name === 'rebinding.example')).toHaveLength(1);
  // A redirect to the same address is checked again.
  expect(await fetched(net.at('/picture', 'rebinding.example'))).toEqual({ problem: 'notPublic' });
});

test('a redirect back to its own name is looked up again', async () => {
  net.names['turning.example'] = [['127.0.0.2'], ['127.0.0.1']];
  const again = encodeURIComponent(net.at('/picture', 'turning.example'));
  expect(await fetched(net.at(`/to?url=${again}`, 'turning.example'))).toEqual({ problem: 'notPublic' });
});

test('a name that is not there can’t be reached', async () => {
  expect(await fetched(net.at('/picture', 'nowhere.example'))).toEqual({ problem: 'unreachable' });
});

test('through all of this nobody came inside', () => {
  expect(insidePort).toBe(net.port);
  expect(insideAsked).toBe(0);
});

test.each([
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://localhost/',
  'http://1.1.1.1:8080/',
])('in the real internet too %s is not asked', async (link) => {
  expect(await fetchImage(link, INTERNET)).toEqual({ problem: 'notPublic' });
});

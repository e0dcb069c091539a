import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import { type Asked, addressOf } from '#contract/asked.ts';
import { CALLS, type Call } from '#contract/calls.ts';
import { addComment } from '#contract/comments.ts';
import { addEntry } from '#contract/dictionary.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { login, register } from '#contract/users.ts';
import { LIMITS } from '#domain/limits.ts';
import { startService } from '../service.ts';
import { WORST_BODIES, zipped } from './worst-bodies.ts';

/** Milliseconds for which the event loop may stand still, and MiB that may be left of all of it. */
const MOST_STILL = 50;
const MOST_LEFT = 50;
/** How often what seemed to block is sent again: on a busy machine everything seems to, once. */
const AGAIN = 5;
/** Milliseconds within which memory is to be given back. */
const GIVEN_BACK = 10_000;

const CODE = 'a code for the worst bodies';
const PASSWORD = 'correct horse battery';

type Headers = Record<string, string>;
type Way = { headers?: Headers; isChunked?: boolean; path?: string };

/** Sends these bytes and answers the status; 0 when the connection was closed first. */
function send(
  address: string,
  method: string,
  path: string,
  headers: Headers,
  body?: string | Buffer,
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, address), { method, headers, agent: false }, (answer) => {
      answer
        .on('data', () => {})
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** A call made as a program makes it; throws when it is refused. */
async function does<E extends Endpoint>(
  address: string,
  cookie: string,
  endpoint: E,
  { params, query, body }: Asked<E>,
) {
  const answer = await fetch(new URL(addressOf(endpoint.path, params, query), address), {
    method: endpoint.method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${await answer.text()}`);
  return { reply: (endpoint.reply as z.ZodType).parse(await answer.json()) as ReplyOf<E>, answer };
}

async function signUp(address: string, username: string): Promise<string> {
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await does(address, '', register, { body: { ...account, secret_code: CODE } });
  const { answer } = await does(address, '', login, { body: { username, password: PASSWORD } });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What paths name: something of everything, of the owner's. */
async function fill(address: string, cookie: string): Promise<Record<string, number | string>> {
  const project = {
    name: 'Worst',
    handle: 'worst',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const at = { project: (await does(address, cookie, createProject, { body: project })).reply.id };
  const inside = {
    ...at,
    section: (await does(address, cookie, addSection, { params: at, body: { name: 'One' } })).reply.id,
  };
  const [first] = (
    await does(address, cookie, addStrings, { params: inside, body: [{ text: 'One', key: 'one' }] })
  ).reply;
  const string = { ...inside, string: first?.id ?? 0 };
  const translation = (await does(address, cookie, addTranslation, { params: string, body: { text: 'Раз' } }))
    .reply.id;
  const comment = (await does(address, cookie, addComment, { params: string, body: { text: 'So' } })).reply
    .id;
  const entry = (
    await does(address, cookie, addEntry, { params: at, body: { word: 'one', translate: 'раз' } })
  ).reply.id;
  return {
    ...string,
    translation,
    comment,
    entry,
    user: 'stranger',
    invite: 1,
    code: 1,
    name: 'anyone',
    hash: 'a'.repeat(64),
  };
}

/** What the server says of itself: the longest that its event loop stood still since it was asked last, and its memory in MiB. */
async function measured(address: string) {
  const text = await (await fetch(new URL('/api/metrics', address))).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    still: figure('nodejs_eventloop_lag_max_seconds') * 1000,
    memory: figure('process_resident_memory_bytes') / 2 ** 20,
  };
}

/** A body to send, by its name. */
type Shot = { name: string; body: () => string | Buffer; way?: Way };

function shotsAt({ bodyLimit = LIMITS.bodyBytes, body }: Call): Shot[] {
  const inline = Math.min(bodyLimit, LIMITS.inlineBodyBytes);
  const isBlank = (name: string) => name.includes('white space') && body.type === 'undefined';
  const shots = Object.entries(WORST_BODIES)
    .filter(([name]) => !isBlank(name))
    .map(([name, make]): Shot => ({ name, body: () => make(inline - 200) }));
  const large = bodyLimit > inline ? shots.filter((_, nth) => nth % 8 === 0) : [];
  return [
    ...shots,
    ...large.map(
      ({ name }): Shot => ({
        name: `${name}, ${bodyLimit} bytes`,
        body: () => WORST_BODIES[name]?.(bodyLimit - 200) ?? '',
      }),
    ),
    { name: 'gzip', body: () => zipped(inline), way: { headers: { 'content-encoding': 'gzip' } } },
    { name: 'more than the limit', body: () => `[${'{},'.repeat(inline)}]` },
    {
      name: 'chunks without a length',
      body: () => `[${'{},'.repeat(inline / 4)}{}]`,
      way: { isChunked: true },
    },
    {
      name: 'a type of another kind',
      body: () => 'a=1&'.repeat(inline / 5),
      way: { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    },
    { name: 'many parameters', body: () => '{}', way: { path: `?${'a=1&'.repeat(3500)}` } },
    { name: 'a long parameter', body: () => '{}', way: { path: `?name=${'%20'.repeat(4500)}` } },
    { name: 'many cookies', body: () => '{}', way: { headers: { cookie: 'a=1; '.repeat(2500) } } },
  ];
}

/**
 * Sends the worst bodies to every call, as a guest, a stranger and the owner, who administers the site too, of a service in a
 * process of its own. Answers what blocked it for longer than it may, each time that it was sent, and what was left of memory.
 */
export async function holdsUnderWorstBodies(
  only = '',
  told: (line: string) => void = console.log,
): Promise<string[]> {
  const service = await startService({ SIGNUP_CODE: CODE, LOG_LEVEL: 'silent' });
  const { address } = service;
  try {
    const owner = await signUp(address, 'owner');
    const people = { guest: '', stranger: await signUp(address, 'stranger'), owner };
    const params = await fill(address, owner);
    const wrong: string[] = [];

    const fire = (call: Call, cookie: string, { body, way = {} }: Shot) => {
      const bytes = body();
      const headers = {
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...way.headers,
        ...(way.isChunked
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': String(Buffer.byteLength(bytes)) }),
      };
      return send(address, call.method, addressOf(call.path, params) + (way.path ?? ''), headers, bytes);
    };
    /** How long the event loop stands still by one, at its best of several. */
    const stillBy = async (call: Call, cookie: string, shot: Shot) => {
      let least = Infinity;
      for (let nth = 0; nth < AGAIN && least > MOST_STILL; nth++) {
        await measured(address);
        await fire(call, cookie, shot);
        least = Math.min(least, (await measured(address)).still);
      }
      return least;
    };

    const calls = CALLS.filter(
      ({ name, events }) => events === undefined && name !== 'logout' && name.includes(only),
    );
    // What a server needs once to work at all, compiled code among it, is nothing that is left behind.
    for (const call of calls) await fire(call, owner, { name: '', body: () => '[7]' });
    for (const call of calls.slice(0, 3)) {
      for (const shot of shotsAt(call)) await fire(call, owner, shot);
    }
    await setTimeout(1000);
    const { memory: before } = await measured(address);
    for (const call of calls) {
      const shots = shotsAt(call);
      let worst = 0;
      for (const [who, cookie] of Object.entries(people)) {
        for (const shot of shots) {
          await measured(address);
          await fire(call, cookie, shot);
          const { still } = await measured(address);
          if (still <= MOST_STILL) {
            worst = Math.max(worst, still);
            continue;
          }
          const least = await stillBy(call, cookie, shot);
          worst = Math.max(worst, least);
          if (least > MOST_STILL)
            wrong.push(`${call.name} as ${who}: ${shot.name}: blocks for ${Math.round(least)} ms`);
        }
      }
      const { memory } = await measured(address);
      told(
        `${call.name}: ${3 * shots.length} bodies, at most ${Math.round(worst)} ms, ${Math.round(memory - before)} MiB more`,
      );
    }
    const end = performance.now() + GIVEN_BACK;
    let left = Infinity;
    while (left > MOST_LEFT && performance.now() < end) {
      await setTimeout(500);
      left = (await measured(address)).memory - before;
    }
    if (left > MOST_LEFT)
      wrong.push(`${Math.round(left)} MiB more than before are left after ${GIVEN_BACK / 1000} s`);
    told(`memory: ${Math.round(left)} MiB more than before`);
    return wrong;
  } finally {
    await service.stop();
  }
}

import { type ClientRequest, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { z } from 'zod';
import { type Asked, addressOf } from '#contract/asked.ts';
import { CALLS, type Call } from '#contract/calls.ts';
import { addCode } from '#contract/codes.ts';
import { addComment } from '#contract/comments.ts';
import { addEntry } from '#contract/dictionary.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { inviteUser } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { login, register, whoami } from '#contract/users.ts';
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
type Way = {
  headers?: Headers;
  isChunked?: boolean;
  path?: string;
  /** Bytes that are claimed to come beyond those that do, or fewer. */
  claimed?: number;
  /** Sent in small pieces with time between them. */
  isSlow?: boolean;
};

/** Pieces of a slow body, the milliseconds between them, and for how long more bytes are waited for than come. */
const SLOW = { pieces: 8, between: 10 };
const WAITED = 100;

/** Sends these bytes and answers the status; 0 when the connection was closed first. */
function send(
  address: string,
  method: string,
  path: string,
  headers: Headers,
  body: string | Buffer,
  { claimed = 0, isSlow = false }: Way = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, address), { method, headers, agent: false }, (answer) => {
      answer
        .on('data', () => {})
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    if (claimed > 0) {
      sent.write(body);
      setTimeout(WAITED).then(() => sent.destroy());
    } else if (isSlow) void sendSlowly(sent, Buffer.from(body));
    else sent.end(body);
  });
}

async function sendSlowly(sent: ClientRequest, body: Buffer) {
  const size = Math.ceil(body.length / SLOW.pieces);
  for (let at = 0; at < body.length && !sent.destroyed; at += size) {
    sent.write(body.subarray(at, at + size));
    await setTimeout(SLOW.between);
  }
  sent.end();
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
  return signIn(address, username);
}

async function signIn(address: string, username: string): Promise<string> {
  const { answer } = await does(address, '', login, { body: { username, password: PASSWORD } });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What paths name: something of everything, of the owner's. */
async function fill(
  address: string,
  cookie: string,
  { nth, guest }: { nth: number; guest: number },
): Promise<Record<string, number | string>> {
  const project = {
    name: `Worst ${nth}`,
    handle: `worst_${nth}`,
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
  const { invite } = (await does(address, cookie, inviteUser, { params: at, body: { user_id: guest } }))
    .reply;
  const phrase = { phrase: `worst ${nth}`, amount: 1, last_until: Date.now() + 1e9 };
  const code = (await does(address, cookie, addCode, { body: phrase })).reply.id;
  return {
    ...string,
    translation,
    comment,
    entry,
    user: 'stranger',
    invite: invite?.id ?? 0,
    code,
    session: 1,
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

/** What no call takes: whoever is told so may make it. */
const PROBE: Shot = { name: 'a probe', body: () => '[7]' };
const REFUSED = [401, 403, 404];

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
    {
      name: 'less than was claimed',
      body: () => '['.repeat(1000),
      way: { claimed: inline - 2000 },
    },
    { name: 'more than was claimed', body: () => `[${'{},'.repeat(inline / 8)}{}]`, way: { claimed: -1000 } },
    { name: 'slowly', body: () => `[${'{},'.repeat(inline / 8)}{}]`, way: { isSlow: true } },
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
  const service = await startService({ SIGNUP_CODE: CODE, LOG_LEVEL: 'silent', PROJECTS_PER_USER: '1000' });
  const { address } = service;
  try {
    const owner = await signUp(address, 'owner');
    const people: Record<string, string> = { guest: '', stranger: await signUp(address, 'stranger'), owner };
    const guest = await does(address, people.stranger ?? '', whoami, {});
    const newParams = async (nth: number) =>
      fill(address, people.owner ?? '', { nth, guest: guest.reply.id });
    let params = await newParams(0);
    /** Bodies that are fit for a call are done: what it takes away is there again for the next one. */
    const prepare = async (nth: number) => {
      for (const [who, cookie] of Object.entries(people).filter(([, cookie]) => cookie !== '')) {
        const { status } = await fetch(new URL(whoami.path, address), { headers: { cookie } });
        if (status === 401) people[who] = await signIn(address, who);
      }
      params = await newParams(nth);
    };
    const wrong: string[] = [];

    const fire = (call: Call, cookie: string, { body, way = {} }: Shot) => {
      const bytes = body();
      const headers = {
        'content-type': 'application/json',
        ...(cookie && { cookie }),
        ...way.headers,
        ...(way.isChunked
          ? { 'transfer-encoding': 'chunked' }
          : { 'content-length': String(Buffer.byteLength(bytes) + (way.claimed ?? 0)) }),
      };
      return send(address, call.method, addressOf(call.path, params) + (way.path ?? ''), headers, bytes, way);
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
    for (const call of calls) await fire(call, owner, PROBE);
    for (const call of calls.slice(0, 3)) {
      for (const shot of shotsAt(call)) await fire(call, owner, shot);
    }
    await setTimeout(1000);
    const { memory: before } = await measured(address);
    for (const [nth, call] of calls.entries()) {
      await prepare(nth + 1);
      const shots = shotsAt(call);
      let worst = 0;
      let amount = 0;
      for (const [who, cookie] of Object.entries(people)) {
        // Of somebody who is refused, as of a GET, no body is read, whatever it is.
        const isRead = call.method !== 'GET' && !REFUSED.includes(await fire(call, cookie, PROBE));
        for (const shot of isRead
          ? shots
          : shots.filter(({ way }, at) => way !== undefined || at % 8 === 0)) {
          amount += 1;
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
        `${call.name}: ${amount} bodies, at most ${Math.round(worst)} ms, ${Math.round(memory - before)} MiB more`,
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

import { setTimeout } from 'node:timers/promises';
import { CALLS, type Call } from '#contract/calls.ts';
import { addressOf } from '#contract/core/request.ts';
import { whoami } from '#contract/identity/users.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MIB } from '#domain/core/units.ts';
import { ownMemoryOf } from '../../server/platform/import-workers/memory-bound.ts';
import { clientOf, signIn, signUp } from '../client.ts';
import { importProcessesOf } from '../import-processes.ts';
import { startService } from '../service.ts';
import { type BodyCase, send, shotsAt } from './body-cases.ts';
import { type LoopBlock, longest, now, ownOf, watchLoop } from './event-loop-blocks.ts';
import { fill } from './filled.ts';
import { SOUND_IMPORTS } from './valid-imports.ts';

/** The secret code of the service that receives the bodies. */
const CODE = 'a code for the worst bodies';
/**
 * The most milliseconds for which the event loop may be blocked, and the most MiB that may remain allocated afterwards.
 */
const MOST_STILL = 50;
const MOST_LEFT = 50;
/**
 * How often a request that seemed to block is repeated, because a pause of the machine between two processes can make
 * any request seem so once.
 */
const AGAIN = 5;
/** Milliseconds within which memory must be released. */
const GIVEN_BACK = 10_000;
/** Milliseconds after which an idle server has cleaned up. */
const TIDIED = 4000;

/** Milliseconds between two measurements of the memory of the workers, and the most MiB of all together: they are ended a little later. */
const MEASURED_EVERY = 250;
const MOST_OF_WORKERS = 1.2 * SERVICE_LIMITS.workerMemory;

/** Measures the memory of all workers of a server until it is stopped, and returns the most MiB. */
function watchWorkers(server: number): () => number {
  let most = 0;
  const timer = setInterval(async () => {
    const sizes = await Promise.all(importProcessesOf(server).map(ownMemoryOf));
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, MEASURED_EVERY);
  return () => {
    clearInterval(timer);
    return Math.round(most);
  };
}

/** A body that no call accepts: a user who is told so may make the call. */
const PROBE: BodyCase = { name: 'a probe', body: () => '[7]' };
const REFUSED = [401, 403, 404];

/** The resident memory of the server's process in MiB. */
async function memoryOf(address: string) {
  const text = await (await fetch(new URL('/api/metrics', address))).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / MIB;
}

/** A body that was sent, and when. */
type Fired = { shot: BodyCase; at: number };

/** The bodies that were sent last before the middle of a block that was too long. */
function suspectsOf(fired: readonly Fired[], stops: readonly LoopBlock[]): Set<BodyCase> {
  const tooLong = stops.filter((stop) => ownOf(stop) > MOST_STILL);
  const lastBefore = ({ end, worked, slept }: LoopBlock) =>
    fired.findLast(({ at }) => at < end - (worked + slept) / 2);
  return new Set(tooLong.flatMap((stop) => lastBefore(stop)?.shot ?? []));
}

/**
 * Sends the worst bodies to every call, as a guest, a stranger and the owner, who is also the site administrator, of a
 * service in a process of its own, then valid imports of the maximum size. Returns the requests that blocked it too
 * long each time they were sent, and the memory that remained allocated.
 */
export async function holdsUnderWorstBodies(
  only = '',
  print: (line: string) => void = console.log,
): Promise<string[]> {
  const loop = watchLoop();
  const env = { ...loop.env, SIGNUP_CODE: CODE, LOG_LEVEL: 'silent', PROJECTS_PER_USER: '1000' };
  const service = await startService(env);
  const { address } = service;
  const mostOfWorkers = watchWorkers(service.process.pid ?? 0);
  try {
    const { cookie: owner } = await signUp(address, 'owner', CODE);
    const stranger = await signUp(address, 'stranger', CODE);
    const people: Record<string, string> = { guest: '', stranger: stranger.cookie, owner };
    const { id: guest } = await stranger(address, whoami, {});
    let filled = 0;
    const newParams = () => fill(address, clientOf(people.owner ?? ''), { nth: filled++, guest });
    let params = await newParams();
    /** Restores what a call with a valid body removed, for the next call. */
    const prepare = async () => {
      for (const [who, cookie] of Object.entries(people).filter(([, cookie]) => cookie !== '')) {
        const { status } = await fetch(new URL(whoami.path, address), { headers: { cookie } });
        if (status === 401) people[who] = (await signIn(address, who)).cookie;
      }
      params = await newParams();
    };
    const wrong: string[] = [];

    const fire = (call: Call, cookie: string, { body, way = {} }: BodyCase) => {
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
    /** The shortest block that a request causes in several attempts. */
    const stillBy = async (once: () => Promise<unknown>) => {
      let least = Infinity;
      for (let nth = 0; nth < AGAIN && least > MOST_STILL; nth++) {
        const begun = now();
        await once();
        least = Math.min(least, longest(await loop.since(begun)));
      }
      return least;
    };

    const calls = CALLS.filter(
      ({ name, events }) => events === undefined && name !== 'logout' && name.includes(only),
    );
    // What a server allocates once, such as compiled code, does not count as left behind.
    for (const call of calls) await fire(call, owner, PROBE);
    for (const call of calls.slice(0, 3)) {
      for (const shot of shotsAt(call)) await fire(call, owner, shot);
    }
    await setTimeout(TIDIED);
    const before = await memoryOf(address);
    const leftOf = async () => (await memoryOf(address)) - before;
    const begun = now();
    for (const call of calls) {
      await prepare();
      const shots = shotsAt(call);
      let worst = 0;
      let amount = 0;
      for (const [who, cookie] of Object.entries(people)) {
        // For refused users and for GET no body is read, whatever it contains.
        const isRead = call.method !== 'GET' && !REFUSED.includes(await fire(call, cookie, PROBE));
        const chosen = isRead ? shots : shots.filter(({ way }, at) => way !== undefined || at % 8 === 0);
        const fired: Fired[] = [];
        for (const shot of chosen) {
          fired.push({ shot, at: now() });
          await fire(call, cookie, shot);
        }
        amount += chosen.length;
        const stops = await loop.since(fired[0]?.at ?? now());
        worst = Math.max(worst, longest(stops));
        for (const shot of suspectsOf(fired, stops)) {
          const least = await stillBy(() => fire(call, cookie, shot));
          print(`  ${call.name} as ${who}: ${shot.name}: ${Math.round(least)} ms at best when sent again`);
          if (least > MOST_STILL)
            wrong.push(`${call.name} as ${who}: ${shot.name}: blocks for ${Math.round(least)} ms`);
        }
      }
      const left = Math.round(await leftOf());
      print(`${call.name}: ${amount} bodies, at most ${Math.round(worst)} ms, ${left} MiB more`);
    }

    for (const { call, name, way, body } of SOUND_IMPORTS.filter((one) => one.call.name.includes(only))) {
      const answers: number[] = [];
      const least = await stillBy(async () => {
        await prepare();
        const shot = { name, body: () => body(params), ...(way && { way }) };
        answers.push(await fire(call, people.owner ?? '', shot));
      });
      print(`${call.name}: ${name}: ${answers.join(', ')}, at best ${Math.round(least)} ms`);
      if (least > MOST_STILL) wrong.push(`${call.name}: ${name}: blocks for ${Math.round(least)} ms`);
      if (answers.some((status) => status !== call.status)) wrong.push(`${call.name}: ${name}: ${answers}`);
    }

    const ofWorkers = mostOfWorkers();
    print(`memory: the workers of imports and exports had ${ofWorkers} MiB together at most`);
    if (ofWorkers > MOST_OF_WORKERS) wrong.push(`the workers had ${ofWorkers} MiB together`);
    const rest = now();
    let left = await leftOf();
    while (left > MOST_LEFT && now() < rest + GIVEN_BACK) {
      await setTimeout(500);
      left = await leftOf();
    }
    if (left > MOST_LEFT)
      wrong.push(`${Math.round(left)} MiB more than before are left after ${GIVEN_BACK / 1000} s`);
    print(`memory: ${Math.round(left)} MiB more than before, ${Math.round((now() - rest) / 1000)} s later`);
    await setTimeout(Math.max(0, rest + TIDIED - now()));
    const all = await loop.since(begun);
    const atRest = longest(all.filter(({ end }) => end > rest));
    if (atRest > MOST_STILL) wrong.push(`at rest it stood still for ${Math.round(atRest)} ms`);
    const long = all.map(ownOf).filter((own) => own > MOST_STILL);
    print(
      `altogether: worked for ${Math.round(Math.max(...all.map(({ worked }) => worked)))} ms at most in one go, ` +
        `stood still for longer than ${MOST_STILL} ms ${long.length} times`,
    );
    return wrong;
  } finally {
    mostOfWorkers();
    await service.stop();
    loop.close();
  }
}

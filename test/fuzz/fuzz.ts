import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { FailureReply } from '#contract/core/failures.ts';
import { recountAll } from '../../server/programs/recount/queries.ts';
import { fillProject } from '../calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../calls/test-users.ts';
import { fingerprint } from '../stored.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { examples, type RequestDraft, requests } from './requests.ts';
import { type FuzzedProject, type Ready, readyDraft, readyExample, send } from './send.ts';

/** The number of requests for which one project is used, because some of them delete it. */
const PER_PROJECT = 20;
/** The size of bursts. Some requests are sent one by one, others in bursts at the same moment. */
const BURST = 8;

const KINDS = [
  { visibility: 'public', status: 'opened' },
  { visibility: 'private', status: 'opened' },
  { visibility: 'public', status: 'opened' },
  { visibility: 'closed', status: 'opened' },
  { visibility: 'public', status: 'frozen' },
  { visibility: 'public', status: 'closed' },
] as const;

/** The number of responses of each status, and the calls that succeeded. */
export type Tally = { statuses: Map<number, number>; made: Set<string> };

/** Replaces the API tokens made before: a new one for each user, by the user's id. */
async function makeTokens({ sql }: TestApp, { guest: _, ...users }: TestUsers): Promise<Map<number, number>> {
  const ids = Object.values(users).map(({ id }) => id);
  await sql`DELETE FROM api_tokens WHERE name = 'Fuzzed'`;
  const tokens = await sql<{ user: number; id: number }[]>`
    INSERT INTO api_tokens (user_id, token_hash, name, scopes, start)
    SELECT id, sha256(random()::text::bytea), 'Fuzzed', '{read}', 'dgm_0000' FROM unnest(${ids}::bigint[]) id
    RETURNING user_id AS user, id`;
  return new Map(tokens.map(({ user, id }) => [user, id]));
}

/** Opens a session more for each user, which may be ended; by the user's id. */
async function makeSessions(
  { sql }: TestApp,
  { guest: _, ...users }: TestUsers,
): Promise<Map<number, number>> {
  const ids = Object.values(users).map(({ id }) => id);
  const sessions = await sql<{ user: number; id: number }[]>`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT sha256(random()::text::bytea), id, now_ms() + 3600000 FROM unnest(${ids}::bigint[]) id
    RETURNING user_id AS user, id`;
  return new Map(sessions.map(({ user, id }) => [user, id]));
}

/** A secret code that nobody uses. */
async function makeCode({ sql }: TestApp): Promise<number> {
  const [code] = await sql<{ id: number }[]>`
    INSERT INTO secret_codes (phrase, amount, last_until)
    VALUES (${randomUUID()}, 1, now_ms() + 3600000) RETURNING id`;
  return code?.id ?? 0;
}

/**
 * Sends so many requests by the seed to a service of its own: most are random, a fifth valid. Throws how to repeat them, after
 * a 5xx response, a missing one or one in another form than that of api.12, anything that a refused call stored, or a wrong
 * counter at the end.
 */
export async function fuzz(seed: number, amount: number): Promise<Tally> {
  const testApp = await openTestApp({ LOG_LEVEL: 'silent' });
  const users = await openTestUsers(testApp);
  const projects: FuzzedProject[] = [];
  const tally: Tally = { statuses: new Map(), made: new Set() };
  let sent = 0;

  async function prepare() {
    if (sent++ % PER_PROJECT === 0) {
      const kind = KINDS[((sent / PER_PROJECT) % KINDS.length) | 0];
      const filled = await fillProject(testApp, users, kind);
      const jobs = [await filled.failJob(), await filled.failJob()];
      const tokens = await makeTokens(testApp, users);
      projects.push({
        ...filled,
        jobs,
        tokens,
        code: await makeCode(testApp),
        announcement: await filled.announce(),
        sessions: await makeSessions(testApp, users),
      });
      if (projects.length > 2) projects.shift();
    }
  }

  async function ask(ready: Ready): Promise<{ isRefused: boolean; again: string }> {
    const { answer, again } = await send(testApp, ready);
    const { statusCode } = answer;
    tally.statuses.set(statusCode, (tally.statuses.get(statusCode) ?? 0) + 1);
    if (statusCode < 400) tally.made.add(ready.call);
    if (statusCode >= 500) throw new Error(`answered ${statusCode} ${answer.body}: ${again}`);
    const isRefused = statusCode >= 400;
    if (isRefused && ready.request.method !== 'HEAD') {
      const failure = FailureReply.safeParse(answer.json());
      if (failure.data?.status !== statusCode) throw new Error(`answered ${answer.body}: ${again}`);
      if (statusCode === 409 && !('current' in failure.data))
        throw new Error(`409 without current: ${answer.body}: ${again}`);
    }
    return { isRefused, again };
  }

  async function askAlone(ready: Ready) {
    const before = await fingerprint(testApp);
    const { isRefused, again } = await ask(ready);
    if (isRefused && (await fingerprint(testApp)) !== before)
      throw new Error(`was refused and stored: ${again}`);
  }

  const valid = fc.asyncProperty(examples, async (name) =>
    askAlone(await readyExample(testApp, users, name)),
  );
  const oneByOne = fc.asyncProperty(requests, async (draft: RequestDraft) => {
    await prepare();
    await askAlone(readyDraft(users, projects, draft));
  });
  const inBursts = fc.asyncProperty(
    fc.array(requests, { minLength: BURST, maxLength: BURST }),
    async (drafts) => {
      await prepare();
      await Promise.all(drafts.map((draft) => ask(readyDraft(users, projects, draft))));
    },
  );

  try {
    const bursts = Math.floor(amount / 4 / BURST);
    const validOnes = Math.floor(amount / 5);
    // The valid ones come first, because random ones may change the passwords and rights of the users.
    await fc.assert(valid, { seed, numRuns: validOnes });
    await fc.assert(oneByOne, { seed, numRuns: amount - validOnes - bursts * BURST });
    await fc.assert(inBursts, { seed, numRuns: bursts });
    const mended = await recountAll(testApp.sql);
    const wrong = Object.entries(mended).filter(([, count]) => count > 0);
    if (wrong.length > 0) throw new Error(`wrong counters after seed ${seed}: ${JSON.stringify(mended)}`);
    return tally;
  } finally {
    await testApp.app.close();
    await testApp.sql.end();
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { login } from '#contract/identity/users.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { getHealth } from '#contract/site/health.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { MINUTE } from '#domain/core/units.ts';
import { startService } from '../test/service.ts';
import { PASSWORD } from './bench-service.ts';
import { makeDrafts, makeProject, makeSection, makeStrings } from './data.ts';
import type { Request } from './load-generator.ts';
import type { Run } from './run.ts';
import { memoryOf, REST, withServer } from './server-process.ts';
import { median, timeOf } from './stopwatch.ts';

/** The number of starts on the same data; the median counts. */
const STARTS = 5;
const SEARCHES = 3000;

/**
 * Measures the time from the start of a server to its first response, with an existing database, and its memory, without
 * that of the database, when idle and after some thousand requests.
 */
export async function measureProcess({ addFact }: Run): Promise<void> {
  const first = await startService();
  await first.stop({ keepData: true });
  const starts: number[] = [];
  let service = first;
  for (let nth = 0; nth < STARTS; nth++) {
    if (nth > 0) await service.stop({ keepData: true });
    const start = async () => {
      service = await startService({}, first.dataDir);
      await fetch(service.address + getHealth.path);
    };
    starts.push(await timeOf(start));
  }
  try {
    await wait(REST);
    const idle = await memoryOf(service.process.pid ?? 0, 'VmRSS');
    for (let nth = 0; nth < SEARCHES; nth++)
      await (await fetch(`${service.address}/api/projects?name=book`)).arrayBuffer();
    addFact('start to first answer', median(starts), 'ms');
    addFact('memory, idle', idle, 'MB');
    addFact(`memory, after ${SEARCHES} searches`, await memoryOf(service.process.pid ?? 0, 'VmRSS'), 'MB');
  } finally {
    await service.stop();
  }
}

/** The number of requests of each kind, after a tenth of them to warm up. */
const REQUESTS = 1500;
const CONCURRENCY = 8;

/** The server's processor time for a save, a vote and a compressed page, averaged over many at once. */
export async function measureCosts({ service, owner, voter, projects, addFact }: Run): Promise<void> {
  const { project, sections } = await projects['10000']();
  await withServer(service, async (server) => {
    const params = await makeProject(owner);
    await voter.call(requestInvite, { params });
    const { strings } = await makeStrings(owner, params, REQUESTS + REQUESTS / 10);
    async function add(name: string, requests: Request[]): Promise<string[]> {
      const warmUp = (await server.send(requests.slice(0, REQUESTS / 10), CONCURRENCY)).replies;
      const before = await server.processorTime();
      const { replies } = await server.send(requests.slice(REQUESTS / 10), CONCURRENCY);
      const after = await server.processorTime();
      const value = before === null || after === null ? null : (after - before) / replies.length;
      addFact(`processor time of a ${name}`, value, 'ms');
      return [...warmUp, ...replies];
    }
    const saves = strings.map((string) =>
      owner.request(addTranslation, { params: string, body: { text: 'Привет' } }),
    );
    const translations = (await add('save', saves)).map((reply) => Number(JSON.parse(reply).id));
    const votes = strings.map((string, nth) =>
      voter.request(castVote, {
        params: { ...string, translation: translations[nth] ?? 0 },
        body: { is_minus: false },
      }),
    );
    await add('vote', votes);
    const query = { sections: printSectionsList(sections), size: 50 };
    const page = { ...owner.request(openEditorPage, { params: { project }, query }), encoding: 'br, gzip' };
    await add('compressed page', Array(REQUESTS).fill(page));
  });
}

/** How many sign in, read a section whole, and add a text of 1,000 strings. */
const BURST = { signIns: 40, reads: 200, texts: 6 };
/** How many of the reads are sent in one go: their answers of many megabytes are held until all have come. */
const READS = 20;
const BURST_CONCURRENCY = 4;

/** Measures what a server keeps of its memory a minute after bursts of what needs much. */
export async function measureMemory({ service, voter: user, projects, addFact }: Run): Promise<void> {
  const { project, sections } = await projects['10000']();
  await withServer(service, async ({ send, memory }) => {
    const params = { project, section: sections[0] ?? 0 };
    const texts = await makeProject(user);
    const empty = await Promise.all(Array.from({ length: BURST.texts }, () => makeSection(user, texts)));
    addFact('memory before bursts', await memory(), 'MB');
    const signIn = {
      ...user.request(login, { body: { username: 'owner', password: PASSWORD } }),
      cookie: '',
    };
    await send(Array(BURST.signIns).fill(signIn), BURST_CONCURRENCY);
    const query = { fetch_translations: 'true', fetch_votes: 'true' } as const;
    for (let sent = 0; sent < BURST.reads; sent += READS)
      await send(Array(READS).fill(user.request(listStrings, { params, query })), BURST_CONCURRENCY);
    const body = makeDrafts(1000);
    const adds = empty.map((section) => user.request(addStrings, { params: section, body }));
    await send(adds, BURST_CONCURRENCY);
    addFact('memory after bursts', await memory(), 'MB');
    await wait(MINUTE);
    addFact('memory a minute after bursts', await memory(), 'MB');
  });
}

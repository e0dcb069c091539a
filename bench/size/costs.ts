import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readEvents } from '#contract/notices/live.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { readSection } from '#contract/texts/reading.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { MINUTE } from '#domain/core/units.ts';
import type { Request } from '../load-generator.ts';
import type { SizedService } from './sized-service.ts';
import { type ProjectTarget, requestOf } from './targets.ts';

/** Milliseconds of processor time. */
export type Cost = { node: number; postgres: number };
/** What each action costs, and what a viewer does: an open page of the editor, which is told what others do. */
export type Costs = {
  save: Cost;
  vote: Cost;
  page: Cost;
  read: Cost;
  home: Cost;
  /** Of the running service, a minute, whether or not somebody is there. */
  idleMinute: Cost;
  viewerMinute: Cost;
  /** For an event told to one viewer. */
  told: Cost;
  /** The memory of Node in MB: after all of this, and for each viewer. */
  memory: number;
  viewerMemory: number;
};

const TIMES = 1200;
const CONCURRENCY = 8;
const VIEWERS = 1000;
const TOLD = 100;
/** Milliseconds of watching an idle service. */
const WATCHED = 30_000;
/** Milliseconds until streams have settled. */
const REST = 2000;
const COMPRESSED = { encoding: 'br, gzip' };

const saveOf = ({ project, member }: ProjectTarget, { section, string }: ProjectTarget['some'][number]) =>
  requestOf(
    addTranslation,
    { params: { project, section, string }, body: { text: 'Алиса начала понемногу уставать от сидения' } },
    member,
  );

/**
 * Measures what viewers and actions cost Node and PostgreSQL, in projects that are drawn by chance, the actions at eight at
 * once. The service was just started: memory that earlier requests freed would hide what viewers take.
 */
export async function measureCosts(service: SizedService): Promise<Costs> {
  const { small, large } = service.targets;
  const strings = small
    .flatMap((target) => target.some.map((string) => ({ target, string })))
    .toSorted((a, b) => (a.string.string % 97) - (b.string.string % 97));
  const last = strings.toReversed();
  const each = (make: (nth: number) => Request) =>
    Array.from({ length: TIMES + TIMES / 10 }, (_, nth) => make(nth));
  const itemAt = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] as Item;
  const watched = await measureViewers(service, small);
  const costs = {
    save: await costOf(
      service,
      each((nth) => {
        const { target, string } = itemAt(strings, nth);
        return saveOf(target, string);
      }),
    ),
    vote: await costOf(
      service,
      each((nth) => {
        const { target, string } = itemAt(last, nth);
        const params = {
          project: target.project,
          section: string.section,
          string: string.string,
          translation: string.translation,
        };
        return requestOf(castVote, { params, body: {} }, string.voter);
      }),
    ),
    // Somebody who translates stays in a project: each is asked for several pages.
    page: await costOf(
      service,
      each((nth) => {
        const { project, member, sections } = itemAt(small, Math.floor(nth / 8));
        const query = { sections: printSectionsList(sections), size: 50, page: 1 + (nth % 2) };
        return { ...requestOf(openEditorPage, { params: { project }, query }, member), ...COMPRESSED };
      }),
    ),
    read: await costOf(
      service,
      each((nth) => {
        const { project, sections } = itemAt(small, nth);
        return {
          ...requestOf(readSection, {
            params: { project, section: sections[0] ?? 0 },
            query: { limit: 100 },
          }),
          ...COMPRESSED,
        };
      }),
    ),
    home: await costOf(
      service,
      each(() => ({ ...requestOf(listProjects, { query: {} }), ...COMPRESSED })),
    ),
  };
  return { ...costs, ...watched, ...(await measureTold(service, large, costs.save, watched.idleMinute)) };
}

async function costOf({ load, processorTimes }: SizedService, requests: Request[]): Promise<Cost> {
  const warm = requests.length / 11;
  await load.send(requests.slice(0, warm), CONCURRENCY);
  const before = await processorTimes();
  await load.send(requests.slice(warm), CONCURRENCY);
  return perTime(before, await processorTimes(), requests.length - warm);
}

const perTime = (before: Cost, after: Cost, times: number): Cost => ({
  node: (after.node - before.node) / times,
  postgres: (after.postgres - before.postgres) / times,
});
const minus = (all: Cost, part: Cost): Cost => ({
  node: all.node - part.node,
  postgres: all.postgres - part.postgres,
});

/** What an idle service takes, and what viewers of several projects add who are told nothing. */
async function measureViewers(service: SizedService, small: readonly ProjectTarget[]) {
  const minute = async () => {
    const before = await service.processorTimes();
    await wait(WATCHED);
    return perTime(before, await service.processorTimes(), WATCHED / MINUTE);
  };
  const idleMinute = await minute();
  const memory = await service.memory();
  const viewers = await openViewers(service.address, (nth) => small[nth % small.length]?.project ?? 0);
  await wait(REST);
  const viewer = ((await service.memory()) - memory) / VIEWERS;
  const added = minus(await minute(), idleMinute);
  viewers.close();
  return {
    idleMinute,
    viewerMinute: { node: added.node / VIEWERS, postgres: added.postgres / VIEWERS },
    viewerMemory: viewer,
  };
}

/** What it costs to tell viewers of one project of saves in it, beyond the saves; and the memory after all of this. */
async function measureTold(service: SizedService, large: ProjectTarget, save: Cost, idleMinute: Cost) {
  const viewers = await openViewers(service.address, () => large.project);
  await wait(REST);
  const before = await service.processorTimes();
  const begun = performance.now();
  await service.load.send(large.some.slice(-TOLD).map((string) => saveOf(large, string)));
  await wait(REST);
  const minutes = (performance.now() - begun) / MINUTE;
  const after = await service.processorTimes();
  viewers.close();
  const beyond = (of: keyof Cost) =>
    (after[of] - before[of] - save[of] * TOLD - idleMinute[of] * minutes) / (TOLD * VIEWERS);
  return { told: { node: beyond('node'), postgres: beyond('postgres') }, memory: await service.memory() };
}

/** Opens streams as guests. */
async function openViewers(address: string, projectOf: (nth: number) => number) {
  const agent = new Agent({ maxSockets: VIEWERS, keepAlive: false });
  const open = (nth: number) =>
    new Promise<void>((resolve, reject) => {
      const { path } = requestOf(readEvents, { params: { project: projectOf(nth) }, query: {} });
      get(address + path, { agent }, (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`stream: ${answer.statusCode}`));
        answer.on('error', () => {});
        answer.once('data', () => resolve());
        answer.resume();
      }).on('error', reject);
    });
  await Promise.all(Array.from({ length: VIEWERS }, (_, nth) => open(nth)));
  return { close: () => agent.destroy() };
}

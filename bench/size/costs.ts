import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openEditorPage } from '#contract/editor.ts';
import { readEvents } from '#contract/live.ts';
import { listProjects } from '#contract/projects.ts';
import { readSection } from '#contract/reading.ts';
import { addTranslation, castVote } from '#contract/translations.ts';
import { printSectionsList } from '#domain/addresses/sections-list.ts';
import type { Request } from '../asker.ts';
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
  /** The memory of Node in MB: after the other measurements, and for each viewer. */
  memory: { node: number; viewer: number };
};

const TIMES = 1200;
const AT_ONCE = 8;
const VIEWERS = 1000;
const TOLD = 100;
/** Milliseconds of watching an idle service. */
const WATCHED = 30_000;
const COMPRESSED = { encoding: 'br, gzip' };

const saveOf = ({ project, member }: ProjectTarget, { section, string }: ProjectTarget['some'][number]) =>
  requestOf(
    addTranslation,
    { params: { project, section, string }, body: { text: 'Алиса начала понемногу уставать от сидения' } },
    member,
  );

/** Measures what actions cost Node and PostgreSQL, in projects that are drawn by chance, at eight at once. */
export async function measureCosts(service: SizedService): Promise<Costs> {
  const { small, large } = service.targets;
  const strings = small
    .flatMap((target) => target.some.map((one) => ({ target, one })))
    .toSorted((a, b) => (a.one.string % 97) - (b.one.string % 97));
  const last = strings.toReversed();
  const each = (make: (nth: number) => Request) =>
    Array.from({ length: TIMES + TIMES / 10 }, (_, nth) => make(nth));
  const at = <Item>(items: readonly Item[], nth: number) => items[nth % items.length] as Item;
  const costs = {
    save: await costOf(
      service,
      each((nth) => {
        const { target, one } = at(strings, nth);
        return saveOf(target, one);
      }),
    ),
    vote: await costOf(
      service,
      each((nth) => {
        const { target, one } = at(last, nth);
        const params = {
          project: target.project,
          section: one.section,
          string: one.string,
          translation: one.translation,
        };
        return requestOf(castVote, { params, body: {} }, one.voter);
      }),
    ),
    // Somebody who translates stays in a project: each is asked for several pages.
    page: await costOf(
      service,
      each((nth) => {
        const { project, member, sections } = at(small, Math.floor(nth / 8));
        const query = { sections: printSectionsList(sections), size: 50, page: 1 + (nth % 2) };
        return { ...requestOf(openEditorPage, { params: { project }, query }, member), ...COMPRESSED };
      }),
    ),
    read: await costOf(
      service,
      each((nth) => {
        const { project, sections } = at(small, nth);
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
  return { ...costs, ...(await measureViewers(service, [...small.slice(0, 200)], large, costs.save)) };
}

async function costOf({ asker, processorTimes }: SizedService, requests: Request[]): Promise<Cost> {
  const warm = requests.length / 11;
  await asker.ask(requests.slice(0, warm), AT_ONCE);
  const before = await processorTimes();
  await asker.ask(requests.slice(warm), AT_ONCE);
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

/** Viewers of several projects who are told nothing, then as many of one project in which others save. */
async function measureViewers(
  service: SizedService,
  small: ProjectTarget[],
  large: ProjectTarget,
  save: Cost,
) {
  const minute = async () => {
    const before = await service.processorTimes();
    await wait(WATCHED);
    return perTime(before, await service.processorTimes(), WATCHED / 60_000);
  };
  const idleMinute = await minute();
  const node = await service.memory();
  const apart = await openViewers(service.address, (nth) => small[nth % small.length]?.project ?? 0);
  await wait(2000);
  const viewer = (await service.memory()) - node;
  const watched = minus(await minute(), idleMinute);
  apart.close();
  const together = await openViewers(service.address, () => large.project);
  await wait(2000);
  const before = await service.processorTimes();
  const saves = large.some.slice(-TOLD).map((one) => saveOf(large, one));
  const begun = performance.now();
  await service.asker.ask(saves, 1);
  await wait(2000);
  const idle = (performance.now() - begun) / 60_000;
  const all = perTime(before, await service.processorTimes(), 1);
  together.close();
  const told = minus(all, {
    node: save.node * TOLD + idleMinute.node * idle,
    postgres: save.postgres * TOLD + idleMinute.postgres * idle,
  });
  return {
    idleMinute,
    viewerMinute: { node: watched.node / VIEWERS, postgres: watched.postgres / VIEWERS },
    told: { node: told.node / (TOLD * VIEWERS), postgres: told.postgres / (TOLD * VIEWERS) },
    memory: { node, viewer: viewer / VIEWERS },
  };
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

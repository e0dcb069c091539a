import { exportFile, importFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { readSection } from '#contract/texts/reading.ts';
import { listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { printSectionsList } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { ServiceApart } from './apart.ts';
import type { Request } from './asker.ts';
import type { BenchPlace, Person } from './place.ts';
import { timesOf } from './stopwatch.ts';
import { fragments, makeProject, makeSection } from './texts.ts';

/** An expensive request: how long it makes others wait in milliseconds, and the peak memory meanwhile in MB. */
export type Disturbance = { name: string; delay: number; server: number | null; worker: number | null };

type Large = { project: number; sections: number[] };

/** Milliseconds for which each is repeated. */
const LASTS = 1500;
/** The number of requests for a page without any other load. */
const ALONE = 100;

/**
 * Measures how the most expensive requests affect others: how much longer than usual the slowest of a hundred requests
 * for a page takes meanwhile, and how much memory the request needs.
 */
export async function measureDisturbances(
  place: BenchPlace,
  apart: ServiceApart,
  owner: Person,
  { small, large }: { small: Large; large: Large },
): Promise<Disturbance[]> {
  const query = { sections: printSectionsList(small.sections), size: 50 };
  const page = owner.request(openEditorPage, { params: { project: small.project }, query });
  const alone = (await apart.ask(Array.from({ length: ALONE }, () => page))).times;
  const found: Disturbance[] = [];
  for (const [name, make] of Object.entries(await requestsOf(place, owner, large))) {
    await apart.forgetPeaks();
    let isOver = false;
    const asking = askFor(LASTS, make, apart.askBeside).finally(() => {
      isOver = true;
    });
    const taken: number[] = [];
    while (!isOver) taken.push((await apart.ask([page])).times.p50);
    await asking;
    const delay = Math.max(0, timesOf(taken, 1).p99 - alone.p50);
    found.push({ name, delay, ...(await apart.peaks()) });
  }
  return found;
}

async function askFor(lasts: number, make: () => Promise<Request>, ask: ServiceApart['ask']) {
  const end = performance.now() + lasts;
  do await ask([await make()]);
  while (performance.now() < end);
}

/** The requests. Each is created anew if it must not be answered from a cache, or needs an empty section. */
async function requestsOf(place: BenchPlace, owner: Person, { project, sections }: Large) {
  const params = { project, section: sections[0] ?? 0 };
  const whole = { fetch_translations: 'true', fetch_votes: 'true', fetch_comments: 'true' } as const;
  const list = { sections: printSectionsList(sections), size: 200 };
  const forget = () => place.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${project}`;
  let nth = 0;

  const target = await makeProject(owner);
  const strings = fragments(LIMITS.stringsPerSection);
  const longest = strings.map(({ text }) => ({ text: text.padEnd(LIMITS.stringText.max, 'щ') }));
  const gettext = strings.map(({ text }, at) => `msgid ${JSON.stringify(text)}\nmsgstr "Перевод ${at}"\n`);
  const file = { type: 'application/octet-stream', body: gettext.join('\n') };
  const adds = (strings: readonly { text: string }[]) => {
    const body = JSON.stringify(strings);
    return async () => {
      const at = await makeSection(owner, target);
      return { ...owner.request(addStrings, { params: at, query: { silent: '' }, body: [] }), body };
    };
  };
  const fixed = (request: Request) => async () => request;
  const searches = (what: (word: string) => object) => async () =>
    owner.request(openEditorPage, { params, query: { ...list, ...what(`nothing ${++nth}`) } });
  const exports = (query: object) => fixed(owner.request(exportFile, { params, query }));

  return {
    'import of 10,000 strings': adds(strings),
    'import of the largest section': adds(longest),
    'import of a PO file with translations': async () => ({
      ...owner.request(importFile, {
        params: target,
        query: { name: `${++nth}.po`, with_translations: '' },
        body: new Uint8Array(),
      }),
      ...file,
    }),
    'whole section': fixed(owner.request(listStrings, { params, query: whole })),
    'whole project': fixed(
      owner.request(listSections, { params, query: { ...whole, fetch_strings: 'true' } }),
    ),
    'section for reading': fixed(owner.request(readSection, { params, query: {} })),
    'export of a project': exports({}),
    'export as a ZIP': exports({ zip: '' }),
    'page at 100,000, all read': async () => {
      await forget();
      return owner.request(openEditorPage, { params, query: list });
    },
    'page sorted, all read': async () => {
      await forget();
      return owner.request(openEditorPage, { params, query: { ...list, sort: 'last_tr_time', desc: '' } });
    },
    'text search': searches((word) => ({ text: word })),
    'regular expression': searches((word) => ({ original: `(queen|king).* ${word}`, regex: '' })),
    'search that finds all': async () => {
      await forget();
      return owner.request(openEditorPage, { params, query: { ...list, translation: 'а' } });
    },
    statistics: fixed(owner.request(getStatistics, { params })),
    'statistics by day': fixed(owner.request(getContributions, { params })),
    'project card with members': fixed(
      owner.request(getProject, { params, query: { fetch_members: 'true', fetch_sections: 'true' } }),
    ),
    'log of 500 lines': fixed(owner.request(readLog, { params, query: { limit: '500' } })),
    'search of projects': fixed(owner.request(listProjects, { query: { name: 'quux nowhere' } })),
  };
}

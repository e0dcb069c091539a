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
import { type LargeProject, makeDrafts, makeProject, makeSection } from './data.ts';
import type { LoadGenerator, Request } from './load-generator.ts';
import type { Run } from './run.ts';
import { withServer } from './server-process.ts';
import { quantile } from './stopwatch.ts';

/** Milliseconds for which each is repeated. */
const LASTS = 1500;
/** The number of requests for a page without any other load. */
const ALONE = 100;

/**
 * Measures how the most expensive requests affect others: how much longer than usual the slowest of a hundred requests
 * for a page takes meanwhile, and how much memory the request needs.
 */
export async function measureDisturbances(run: Run): Promise<void> {
  const { service, owner, projects, results } = run;
  const small = await projects['10000']();
  const large = await projects['100000']();
  await withServer(service, async (server) => {
    const query = { sections: printSectionsList(small.sections), size: 50 };
    const page = owner.request(openEditorPage, { params: { project: small.project }, query });
    const alone = (await server.send(Array.from({ length: ALONE }, () => page))).times;
    for (const [name, make] of Object.entries(await requestsOf(run, large))) {
      await server.resetPeaks();
      let isOver = false;
      const disturbing = sendFor(LASTS, make, server.sendBeside).finally(() => {
        isOver = true;
      });
      const taken: number[] = [];
      while (!isOver) taken.push((await server.send([page])).times.p50);
      await disturbing;
      const delay = Math.max(0, quantile(taken, 0.99) - alone.p50);
      results.disturbances.push({ name, delay, ...(await server.peaks()) });
    }
  });
}

async function sendFor(milliseconds: number, make: () => Promise<Request>, send: LoadGenerator['send']) {
  const end = performance.now() + milliseconds;
  do await send([await make()]);
  while (performance.now() < end);
}

/** The requests. Each is created anew if it must not be answered from a cache, or needs an empty section. */
async function requestsOf({ service, owner }: Run, { project, sections }: LargeProject) {
  const params = { project, section: sections[0] ?? 0 };
  const whole = { fetch_translations: 'true', fetch_votes: 'true', fetch_comments: 'true' } as const;
  const list = { sections: printSectionsList(sections), size: 200 };
  const forget = () => service.sql`UPDATE sections SET version = version + 1 WHERE project_id = ${project}`;
  let nth = 0;

  const target = await makeProject(owner);
  const strings = makeDrafts(LIMITS.stringsPerSection);
  const longest = strings.map(({ text }) => ({ text: text.padEnd(LIMITS.stringText.max, 'щ') }));
  const gettext = strings.map(({ text }, nth) => `msgid ${JSON.stringify(text)}\nmsgstr "Перевод ${nth}"\n`);
  const file = { type: 'application/octet-stream', body: gettext.join('\n') };
  const adds = (strings: readonly { text: string }[]) => {
    const body = JSON.stringify(strings);
    return async () => {
      const section = await makeSection(owner, target);
      return { ...owner.request(addStrings, { params: section, query: { silent: '' }, body: [] }), body };
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

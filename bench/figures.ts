import { readLog } from '#contract/log.ts';
import { getProject, listProjects } from '#contract/projects.ts';
import { getContributions, getStatistics } from '#contract/statistics.ts';
import { addStrings, listStrings } from '#contract/strings.ts';
import { login } from '#contract/users.ts';
import type { Results } from './aims.ts';
import { type ServiceApart, startApart } from './apart.ts';
import { measureBundle } from './bundle.ts';
import { measureCosts } from './costs.ts';
import { measureDisturbances } from './disturbing.ts';
import { measureFind } from './find.ts';
import { type Floors, measureFloors } from './floors.ts';
import { measureGuests } from './guests.ts';
import { makeHistory, measureHistory } from './history.ts';
import { measureImports } from './imports.ts';
import { makeLargeProject, makeManyProjects } from './large.ts';
import { measureLive } from './live.ts';
import { measurePages } from './pages.ts';
import { measurePast } from './past.ts';
import { type BenchPlace, measureCall, PASSWORD, type Person } from './place.ts';
import { measureProcess } from './process.ts';
import type { Times } from './stopwatch.ts';
import { fragments, makeProject, makeSection } from './texts.ts';
import { measureWrites } from './writes.ts';

/** A line of the table: a measurement and its floor. */
export type Figure = { name: string; floor: keyof Floors; times: Times };

/** A single number, such as the milliseconds of a start; null if this system can't measure it. */
export type Fact = { name: string; value: number | null; unit: 'ms' | 'MB' | 'KB' | 'files' | '/s' };

/** Measures everything, in the order of the tables. */
export async function measureAll(place: BenchPlace): Promise<Results> {
  // First, while nothing else of the bench runs.
  const facts = [...measureBundle(), ...(await measureProcess())];
  const people = { owner: await place.signUp('owner'), voter: await place.signUp('voter') };
  const { owner } = people;
  // The owner of the bench has far more projects than users have, and an import sums up the usage of all of them.
  const importer = await place.signUp('importer');
  const sizes = {
    '1000': await makeLargeProject(place.sql, owner.id, 1, 1000),
    '10000': await makeLargeProject(place.sql, owner.id, 1, 10_000),
    '100000': await makeLargeProject(place.sql, owner.id, 10, 10_000),
  };
  // Before imports leave events that a server still has to order.
  facts.push(...(await withApart(place, (apart) => measureCosts(apart, people, sizes['10000']))));
  facts.push(...(await measureGuests(place, sizes['100000'])));
  const history = await makeHistory(owner);
  const floors = await measureFloors(place, people, sizes['100000'], history);
  const figures = await measureWrites(place, people);
  for (const [size, project] of Object.entries(sizes)) {
    figures.push(...(await measurePages(place, owner, { size, ...project })));
  }
  figures.push(
    ...(await measureLive(place, owner)),
    ...(await measureLarge(place, owner, sizes['100000'])),
    ...(await measureImports(place, importer)),
    ...(await measureLoads(place, importer)),
  );
  const found = await measureFind(place, owner, sizes['100000']);
  figures.push(...found.figures);
  facts.push(...found.facts);
  const of = { small: sizes['10000'], large: sizes['100000'] };
  const disturbances = await withApart(place, (apart) => measureDisturbances(place, apart, owner, of));
  // Last, because it makes the log large.
  figures.push(
    await measureHistory(place, owner, history),
    ...(await measurePast(place, owner, sizes['100000'])),
  );
  return { floors, figures, facts, disturbances };
}

async function withApart<Value>(place: BenchPlace, act: (apart: ServiceApart) => Promise<Value>) {
  const apart = await startApart(place);
  try {
    return await act(apart);
  } finally {
    await apart.stop();
  }
}

async function measureLoads(place: BenchPlace, owner: Person): Promise<Figure[]> {
  const figures: Figure[] = [];
  const at = await makeProject(owner);
  for (const amount of [1000, 10_000] as const) {
    const body = fragments(amount);
    const empty = await Promise.all(Array.from({ length: 6 }, () => makeSection(owner, at)));
    const load = (nth: number) =>
      owner.request(addStrings, { params: empty[nth] ?? { ...at, section: 0 }, body });
    const times = await measureCall(place, load, { times: 5, warmUp: 1 });
    figures.push({ name: `load ${amount} strings`, floor: `bulk insert of ${amount}`, times });
  }
  return figures;
}

/** Measures what must stay fast with much data: a project of 100,000 strings, and 100,000 projects. */
async function measureLarge(
  place: BenchPlace,
  owner: Person,
  { project, sections }: { project: number; sections: number[] },
): Promise<Figure[]> {
  await makeManyProjects(place.sql, owner.id, 1000);
  const query = { query: { name: 'книга d' } };
  const search = owner.request(listProjects, query);
  // One visitor may run only a few of the concurrent searches.
  const visitors: Person[] = [];
  for (let nth = 0; nth < 16; nth++) visitors.push(await place.signUp(`searcher${nth}`));
  const searches = Array.from(
    { length: 1000 },
    (_, nth) => visitors[nth % visitors.length]?.request(listProjects, query) ?? search,
  );
  await place.ask(searches.slice(0, 50), 32);
  const figures: Figure[] = [
    {
      name: 'search 1000 projects at 32',
      floor: 'one select at 32',
      times: (await place.ask(searches, 32)).times,
    },
  ];
  await makeManyProjects(place.sql, owner.id, 99_000);
  const params = { project, section: sections[0] ?? 0 };
  const all = { fetch_translations: 'true', fetch_votes: 'true' } as const;
  const acts = {
    'fetch 10000 strings whole': owner.request(listStrings, { params, query: all }),
    'statistics of 100000 strings': owner.request(getStatistics, { params }),
    'statistics of 100000 strings by day': owner.request(getContributions, { params }),
    'card of a project of 100000 strings': owner.request(getProject, {
      params,
      query: { fetch_members: 'true', fetch_sections: 'true' },
    }),
    'newest 200 of the log': owner.request(readLog, { params }),
    // As a user who is not needed later, because it ends the session of the request.
    'sign in': { ...owner.request(login, { body: { username: 'owner', password: PASSWORD } }), cookie: '' },
    'search 100000 projects': search,
    'search by two letters': owner.request(listProjects, { query: { name: 'кн' } }),
    'search for nothing there': owner.request(listProjects, { query: { name: 'quux nowhere' } }),
  };
  for (const [name, request] of Object.entries(acts)) {
    const floor = name.startsWith('fetch') ? 'section as JSON' : 'route';
    figures.push({ name, floor, times: await measureCall(place, () => request, { times: 20, warmUp: 2 }) });
  }
  return figures;
}

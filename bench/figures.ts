import { readLog } from '#contract/history/log.ts';
import { login } from '#contract/identity/users.ts';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { getContributions, getStatistics } from '#contract/projects/statistics.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import type { Results } from './aims.ts';
import { type ServiceApart, startApart } from './apart.ts';
import { measureBatches } from './batches.ts';
import { measureBundle } from './bundle.ts';
import { measureCosts } from './costs.ts';
import { type Disturbance, measureDisturbances } from './disturbing.ts';
import { measureFind } from './find.ts';
import { type Floors, measureFloors } from './floors.ts';
import { measureFormats } from './formats.ts';
import { measureGuests } from './guests.ts';
import { makeHistory, measureHistory } from './history.ts';
import { measureImports } from './imports.ts';
import { makeLargeProject, makeManyProjects } from './large.ts';
import { measureLive } from './live.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePast } from './past.ts';
import { type BenchPlace, measureCall, PASSWORD, type Person } from './place.ts';
import { measurePreviews } from './previews.ts';
import { measureProcess } from './process.ts';
import type { Times } from './stopwatch.ts';
import { fragments, makeProject, makeSection, type StringPath } from './texts.ts';
import { measureTiming } from './timing.ts';
import { measureUpdates } from './updates.ts';
import { measureWatchers } from './watchers.ts';
import { measureWrites } from './writes.ts';

/** The name of the part in which the floors are measured. */
const FLOORS = 'floors';

/** A line of the table: a measurement and its floor. */
export type Figure = { name: string; floor: keyof Floors; times: Times };

/** A single number, such as the milliseconds of a start; null if this system can't measure it. */
export type Fact = {
  name: string;
  value: number | null;
  unit: 'ms' | 'MB' | 'KB' | 'files' | '/s' | 'MB/s' | 'of 1';
};

/** What parts of the bench share; what takes long to make is made when it is first asked for. */
type Given = {
  place: BenchPlace;
  people: { owner: Person; voter: Person };
  /** The owner of the bench has far more projects than users have, and an import sums up the usage of all of them. */
  importer: Person;
  /** Projects of so many strings. */
  sizes: Record<Size, () => Promise<{ project: number; sections: number[] }>>;
  /** A string with 200 revisions. */
  history: () => Promise<StringPath>;
};

type Size = '1000' | '10000' | '100000';
type Measured = { figures?: Figure[]; facts?: Fact[]; disturbances?: Disturbance[] };

/** The parts of the bench in their order: first what nothing else may run beside, last what makes the log large. */
const PARTS: Record<string, (given: Given) => Promise<Measured>> = {
  process: async () => ({ facts: [...measureBundle(), ...(await measureProcess())] }),
  // Before imports leave events that a server still has to order.
  costs: async ({ place, people, sizes }) => {
    const small = await sizes['10000']();
    return { facts: await withApart(place, (apart) => measureCosts(apart, people, small)) };
  },
  memory: async ({ place, people, sizes }) => {
    const small = await sizes['10000']();
    return { facts: await withApart(place, (apart) => measureMemory(apart, people.voter, small)) };
  },
  guests: async ({ place, sizes }) => ({ facts: await measureGuests(place, await sizes['100000']()) }),
  [FLOORS]: async () => ({}),
  writes: async ({ place, people }) => ({ figures: await measureWrites(place, people) }),
  pages: async ({ place, people, sizes }) => {
    const figures: Figure[] = [];
    for (const [size, project] of Object.entries(sizes))
      figures.push(...(await measurePages(place, people.owner, { size, ...(await project()) })));
    return { figures };
  },
  live: async ({ place, people }) => ({ figures: await measureLive(place, people.owner) }),
  large: async ({ place, people, sizes }) => ({
    figures: await measureLarge(place, people.owner, await sizes['100000']()),
  }),
  imports: async ({ place, importer }) => ({
    figures: [...(await measureImports(place, importer)), ...(await measureLoads(place, importer))],
  }),
  previews: async ({ place, importer }) => ({ facts: await measurePreviews(place, importer) }),
  find: async ({ place, people, sizes }) => measureFind(place, people.owner, await sizes['100000']()),
  batches: ({ place, importer }) => measureBatches(place, importer),
  timing: async ({ place }) => ({ facts: await measureTiming(place) }),
  watchers: async ({ place }) => ({ facts: await measureWatchers(place) }),
  formats: async () => ({ facts: measureFormats() }),
  updates: ({ place, importer }) => measureUpdates(place, importer),
  disturbances: async ({ place, people, sizes }) => {
    const of = { small: await sizes['10000'](), large: await sizes['100000']() };
    return {
      disturbances: await withApart(place, (apart) => measureDisturbances(place, apart, people.owner, of)),
    };
  },
  history: async ({ place, people, history }) => ({
    figures: [await measureHistory(place, people.owner, await history())],
  }),
  past: async ({ place, people, sizes }) => ({
    figures: await measurePast(place, people.owner, await sizes['100000']()),
  }),
};

/** The names of the parts. */
export const PART_NAMES = Object.keys(PARTS).filter((name) => name !== FLOORS);

/** Measures everything, or only some parts with the floors of their figures. */
export async function measureAll(place: BenchPlace, only?: readonly string[]): Promise<Results> {
  const people = { owner: await place.signUp('owner'), voter: await place.signUp('voter') };
  const importer = await place.signUp('importer');
  const large = (sections: number, strings: number) =>
    once(() => makeLargeProject(place.sql, people.owner.id, sections, strings));
  const given: Given = {
    place,
    people,
    importer,
    sizes: { '1000': large(1, 1000), '10000': large(1, 10_000), '100000': large(10, 10_000) },
    history: once(() => makeHistory(people.owner)),
  };
  const results = {
    floors: {} as Results['floors'],
    figures: [] as Figure[],
    facts: [] as Fact[],
    disturbances: [] as Disturbance[],
  };
  const floorsOf = (wanted?: ReadonlySet<keyof Floors>) =>
    measureFloors(place, { people, large: given.sizes['100000'], history: given.history }, wanted);
  for (const [name, part] of Object.entries(PARTS)) {
    if (only && !only.includes(name)) continue;
    if (name === FLOORS) results.floors = await floorsOf();
    const { figures = [], facts = [], disturbances = [] } = await part(given);
    results.figures.push(...figures);
    results.facts.push(...facts);
    results.disturbances.push(...disturbances);
  }
  if (only) results.floors = await floorsOf(new Set(results.figures.map(({ floor }) => floor)));
  return results;
}

/** Makes something when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
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

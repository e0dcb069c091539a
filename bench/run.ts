import type { BenchService, BenchUser } from './bench-service.ts';
import { type LargeProject, makeLargeProject, type StringPath } from './data.ts';
import type { Floors } from './floors.ts';
import { makeHistory } from './history.ts';
import type { Times } from './stopwatch.ts';

/** A line of the table: a measurement and its floor. */
export type Figure = { name: string; floor: keyof Floors; times: Times };

/** A single number, such as the milliseconds of a start; null if this system can't measure it. */
export type Fact = {
  name: string;
  value: number | null;
  unit: 'ms' | 'MB' | 'KB' | 'files' | '/s' | 'MB/s' | 'of 1';
};

/** An expensive request: how long it makes others wait in milliseconds, and the peak memory meanwhile in MB. */
export type Disturbance = { name: string; delay: number; server: number | null; worker: number | null };

/** Everything that a run has measured. */
export type Results = {
  floors: Partial<Floors>;
  figures: Figure[];
  facts: Fact[];
  disturbances: Disturbance[];
};

/** What parts of the bench share, and where they put what they measure. */
export type Run = {
  results: Results;
  service: BenchService;
  owner: BenchUser;
  voter: BenchUser;
  /** Has few projects: an import sums up the usage of all that its user owns, and `owner` has more than users have. */
  importer: BenchUser;
  /** Projects of so many strings; each is made when it is first asked for. */
  projects: Record<'1000' | '10000' | '100000', () => Promise<LargeProject>>;
  /** A string with 200 revisions, made when it is first asked for. */
  history: () => Promise<StringPath>;
  addFigure(name: string, floor: keyof Floors, times: Times): void;
  addFact(name: string, value: number | null, unit: Fact['unit']): void;
};

export async function openRun(service: BenchService): Promise<Run> {
  const owner = await service.signUp('owner');
  const voter = await service.signUp('voter');
  const importer = await service.signUp('importer');
  const results: Results = { floors: {}, figures: [], facts: [], disturbances: [] };
  const makeLarge = (sections: number, strings: number) =>
    once(() => makeLargeProject(service.sql, owner.id, sections, strings));
  return {
    results,
    service,
    owner,
    voter,
    importer,
    projects: { '1000': makeLarge(1, 1000), '10000': makeLarge(1, 10_000), '100000': makeLarge(10, 10_000) },
    history: once(() => makeHistory(owner)),
    addFigure: (name, floor, times) => void results.figures.push({ name, floor, times }),
    addFact: (name, value, unit) => void results.facts.push({ name, value, unit }),
  };
}

/** Makes something when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

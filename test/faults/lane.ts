import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { endWorkers } from './kept-workers.ts';
import type { Tests } from './plan.ts';

/** Tests of a file to run, with a fault or, to see which places they reach, without one. */
export type LaneTask = Tests & {
  fault?: string;
  /** Whether nothing may be loaded yet. */
  isFresh: boolean;
  /** Milliseconds after which a test has failed; without a fault as long as otherwise. */
  patience?: number;
  /** Milliseconds after which all of it has failed. */
  longest: number;
};

export type Answered = {
  /** The first failure. */
  failure: string | undefined;
  reached: string[];
  milliseconds: number;
  /** Of these, those of the slowest test. */
  slowest: number;
};

const vitest = await createVitest('test', {
  config: join(import.meta.dirname, 'vitest.config.ts'),
  configLoader: 'native',
  watch: false,
  bail: 1,
  reporters: [{}],
});
await vitest.standalone();

/** How many test files one process has run. */
let runs = 0;

/** Test files after which a process is replaced, before what they leave in memory counts. */
const RUNS = 200;

async function run({ file, named, fault, isFresh, patience, longest }: LaneTask): Promise<Answered> {
  runs += 1;
  if (isFresh || runs % RUNS === 0) endWorkers();
  vitest.provide('fault', fault ?? '');
  vitest.provide('patience', patience ?? 0);
  const options = named ? { testNamePattern: new RegExp(named) } : {};
  const specifications = (await vitest.getRelevantTestSpecifications([file])).map(({ project, moduleId }) =>
    project.createSpecification(moduleId, options),
  );
  const began = performance.now();
  let isTooLong = false;
  const end = setTimeout(() => {
    isTooLong = true;
    endWorkers();
  }, longest);
  const { testModules: all, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  clearTimeout(end);
  // Vitest also remembers the runs before.
  const testModules = all.filter(({ moduleId }) => specifications.some((one) => one.moduleId === moduleId));
  if (isFresh) endWorkers();
  const tests = testModules.flatMap((module) => [...module.children.allTests()]);
  const errors = [
    ...testModules.flatMap((module) => module.errors()),
    ...tests.flatMap((test) => test.result().errors ?? []),
    ...unhandledErrors,
  ].map((error) => String((error as Error).message ?? error).split('\n')[0]);
  const failed = tests.find((test) => test.result().state === 'failed');
  const isRed = isTooLong || errors.length > 0 || tests.length === 0;
  return {
    failure: isRed
      ? `${isTooLong ? 'does not end' : (failed?.fullName ?? '')}: ${errors[0] ?? ''}`
      : undefined,
    reached: testModules.flatMap((module) => module.meta().reached ?? []),
    milliseconds: performance.now() - began,
    slowest: Math.max(0, ...tests.map((test) => test.diagnostic()?.duration ?? 0)),
  };
}

process.on('message', async (asked: LaneTask) => {
  process.send?.(await run(asked));
});
process.on('disconnect', () => {
  endWorkers();
  vitest.close().then(() => process.exit());
});
process.send?.('ready');

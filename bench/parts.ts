import { measureBatches, measureUpdates } from './batches.ts';
import { measureBundle } from './bundle.ts';
import { measureDisturbances } from './disturbances.ts';
import { measureFind } from './find.ts';
import { measureFloors } from './floors.ts';
import { measureFormats } from './formats.ts';
import { measureGuests } from './guests.ts';
import { measureHistory, measurePast } from './history.ts';
import { measureImports, measureLoads, measurePreviews } from './imports.ts';
import { measureLarge } from './large.ts';
import { measureLive } from './live.ts';
import { measurePages } from './pages.ts';
import type { Run } from './run.ts';
import { measureCosts, measureMemory, measureProcess } from './server-costs.ts';
import { measureTiming } from './timing.ts';
import { measureWatchers } from './watchers.ts';
import { measureWrites } from './writes.ts';

/** The name of the part in which the floors are measured. */
const FLOORS = 'floors';

/** The parts of the bench in their order: first what nothing else may run beside, last what makes the log large. */
const PARTS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  process: async (run) => {
    measureBundle(run);
    await measureProcess(run);
  },
  // Before imports leave events that a server still has to order.
  costs: measureCosts,
  memory: measureMemory,
  guests: measureGuests,
  [FLOORS]: async (run) => {
    run.results.floors = await measureFloors(run);
  },
  writes: measureWrites,
  pages: measurePages,
  live: measureLive,
  large: measureLarge,
  imports: async (run) => {
    await measureImports(run);
    await measureLoads(run);
  },
  previews: measurePreviews,
  find: measureFind,
  batches: measureBatches,
  timing: measureTiming,
  watchers: measureWatchers,
  formats: measureFormats,
  updates: measureUpdates,
  disturbances: measureDisturbances,
  history: measureHistory,
  past: measurePast,
};

/** The names of the parts. */
export const PART_NAMES = Object.keys(PARTS).filter((name) => name !== FLOORS);

/** Measures everything, or only some parts with the floors of their figures. */
export async function measureParts(run: Run, only?: readonly string[]): Promise<void> {
  for (const [name, measurePart] of Object.entries(PARTS)) {
    if (!only || only.includes(name)) await measurePart(run);
  }
  const { results } = run;
  if (only) results.floors = await measureFloors(run, new Set(results.figures.map(({ floor }) => floor)));
}

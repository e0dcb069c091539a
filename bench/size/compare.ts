import { ACTS } from './acts.ts';
import type { SizedService } from './sized-service.ts';
import type { ProjectTarget } from './targets.ts';

/** How many projects each act asks for, and how often each of them. */
export const PROJECTS = 24;
const PASSES = 14;
/** The passes before the measured ones, of which the first is the cold one. */
const UNMEASURED = 2;
/** The requests that are sent to one database before the other one's turn. */
const TURN = 4;

/**
 * Milliseconds of an act on one database: of what was never read before, and afterwards; and the processor time of all
 * measured requests of the second kind together.
 */
type Series = { cold: number[]; warm: number[]; processor: number };
export type Compared = { name: string; of: Series[] };

/**
 * Measures every act on all databases in turns, so that what else the machine does concerns each alike. The first
 * pass is cold: nothing has asked for these projects since the files left the system's cache.
 */
export async function compare(services: readonly SizedService[]): Promise<Compared[]> {
  await warmUp(services);
  const compared: Compared[] = [];
  for (const [index, act] of ACTS.entries()) {
    const makers = services.map(({ targets }) => act.of(targets, shareOf(targets.small, index)));
    const allSeries = services.map((): Series => ({ cold: [], warm: [], processor: 0 }));
    for (let pass = 0; pass < PASSES; pass++) {
      for (let from = 0; from < PROJECTS; from += TURN) {
        for (const [nth, { load, processorTimes }] of services.entries()) {
          const make = makers[nth];
          const series = allSeries[nth];
          if (!make || !series) continue;
          const requests = Array.from({ length: TURN }, (_, one) => make(from + one, pass));
          const before = await processorTimes();
          const { taken } = await load.send(requests);
          const after = await processorTimes();
          if (pass === 0) series.cold.push(...taken);
          if (pass < UNMEASURED) continue;
          series.warm.push(...taken);
          series.processor += after.node + after.postgres - before.node - before.postgres;
        }
      }
    }
    compared.push({ name: act.name, of: allSeries });
  }
  return compared;
}

/** Lets Node compile what the acts need, in projects that no act asks for. */
async function warmUp(services: readonly SizedService[]): Promise<void> {
  for (const act of ACTS.filter(({ name }) => name.includes('small project'))) {
    for (const { targets, load } of services) {
      const make = act.of(targets, shareOf(targets.small, ACTS.length));
      await load.send(Array.from({ length: PROJECTS }, (_, nth) => make(nth, 0)));
    }
  }
}

/** Other projects for each act, by its number, as far as there are enough. */
const shareOf = (small: readonly ProjectTarget[], act: number) =>
  Array.from({ length: PROJECTS }, (_, nth) => small[(act * PROJECTS + nth) % small.length] as ProjectTarget);
/** The small projects that are needed: those of each act, and those of the warm-up. */
export const SMALL_PROJECTS = (ACTS.length + 1) * PROJECTS;

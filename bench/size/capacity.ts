import type { Cost, Costs } from './costs.ts';

// What sizes of the service need, computed from measured costs and these assumptions.

/** Of a hundred members five are there in the busiest hour. */
const ACTIVE = 0.05;
/**
 * What one of them does in that hour, with the guests who read meanwhile: two for each, with twenty pages and five
 * lists.
 */
const HOURLY = { save: 60, vote: 20, page: 60, read: 40, home: 10 } as const satisfies Partial<
  Record<keyof Costs, number>
>;
/** The open pages that are told of each save and vote. */
const WATCHING = 5;
/** Processors are planned to be busy so much, because people come in waves. */
const BUSY = 0.6;
/** A machine of the database: its cores, and its memory in GB. */
const MACHINE = { cores: 16, memory: 128 };
/** The connections of a process: POOL_SIZE, searches, live events. */
const CONNECTIONS = 10 + 4 + 3;
/** Open pages of a process: STREAMS. */
const STREAMS = 10_000;
/** The strings of the service for each of its members. */
const STRINGS = 200;
/** The part of the data that is in use in a week, which should fit the memory of the database. */
const IN_USE = 0.25;
export const MEMBERS = [1000, 100_000, 10_000_000] as const;

/**
 * What so many members need, from the costs of their actions and the bytes that a string takes with all that belongs to
 * it.
 */
export function capacityFor(members: number, costs: Costs, bytesPerString: number) {
  const active = members * ACTIVE;
  const hourly = Object.entries(HOURLY) as [keyof typeof HOURLY, number][];
  const eventsTold = (HOURLY.save + HOURLY.vote) * WATCHING;
  /** Cores that a part of the service keeps busy. */
  const cores = (of: keyof Cost) =>
    (active *
      (hourly.reduce((sum, [action, times]) => sum + times * costs[action][of], 0) +
        60 * Math.max(0, costs.viewerMinute[of]) +
        eventsTold * Math.max(0, costs.told[of]))) /
    3_600_000;
  const [node, postgres] = [cores('node'), cores('postgres')];
  const processes = Math.max(1, Math.ceil(node / BUSY), Math.ceil(active / STREAMS));
  const gigabytes = (members * STRINGS * bytesPerString) / 2 ** 30;
  const machines = Math.max(
    1,
    Math.ceil(postgres / (MACHINE.cores * BUSY)),
    Math.ceil((gigabytes * IN_USE) / MACHINE.memory),
  );
  const percent = (part: number) => Math.round(part * 100);
  return {
    active,
    'saves a second': (active * HOURLY.save) / 3600,
    'Node cores': node,
    processes,
    'PostgreSQL cores': postgres,
    'database machines': machines,
    connections: processes * CONNECTIONS,
    'Node memory GB': (processes * costs.memory + active * Math.max(0, costs.viewerMemory)) / 1024,
    'disk GB': gigabytes,
    '% of a process': percent(node / BUSY),
    '% of its streams': percent(active / STREAMS),
    '% of a machine’s cores': percent(postgres / (MACHINE.cores * BUSY)),
    '% of its memory': percent((gigabytes * IN_USE) / MACHINE.memory),
  };
}

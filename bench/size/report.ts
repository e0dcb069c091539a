import { quantile } from '../stopwatch.ts';
import { capacityFor, MEMBERS } from './capacity.ts';
import type { Compared } from './compare.ts';
import type { Costs } from './costs.ts';

/** The most that the larger database may take, as a multiple of what the smaller one takes. */
const AIM = 1.5;

const two = (number: number) => Math.round(number * 100) / 100;

/**
 * A line for each act: the milliseconds with the larger database, and how many times those with the smaller one they
 * are.
 */
export function printComparison(compared: readonly Compared[]): void {
  const lines = compared.map(({ name, of: [small, large] }) => {
    const times = (which: 'cold' | 'warm', part: number) => {
      const milliseconds = quantile(large?.[which] ?? [], part);
      return { ms: two(milliseconds), ratio: two(milliseconds / quantile(small?.[which] ?? [], part)) };
    };
    const [p50, p95, cold] = [times('warm', 0.5), times('warm', 0.95), times('cold', 0.5)];
    const processor = two((large?.processor ?? 0) / (small?.processor ?? 0));
    return [
      name,
      {
        'p50 ms': p50.ms,
        'p50 ÷': p50.ratio,
        'p95 ms': p95.ms,
        'p95 ÷': p95.ratio,
        'processor ÷': processor,
        'cold p50 ms': cold.ms,
        'cold ÷': cold.ratio,
        met: p50.ratio <= AIM && p95.ratio <= AIM ? 'yes' : 'NO',
      },
    ] as const;
  });
  console.table(Object.fromEntries(lines));
}

/** What actions cost in milliseconds of processor time, and what viewers do. */
export function printCosts({ memory, viewerMemory, ...costs }: Costs): void {
  console.table(
    Object.fromEntries(
      Object.entries(costs).map(([name, { node, postgres }]) => [
        name,
        { 'Node ms': node.toFixed(3), 'PostgreSQL ms': postgres.toFixed(3) },
      ]),
    ),
  );
  console.log(
    `memory of Node: ${Math.round(memory)} MB, and ${Math.round(viewerMemory * 1024)} KB for each viewer`,
  );
}

/** What sizes of the service need, as the larger database costs. */
export function printCapacity(costs: Costs, bytesPerString: number): void {
  console.log(`${two((bytesPerString * 1e6) / 2 ** 30)} GB of disk for a million strings`);
  const lines = MEMBERS.map((members) => [
    `${members.toLocaleString('en')} members`,
    Object.fromEntries(
      Object.entries(capacityFor(members, costs, bytesPerString)).map(([name, value]) => [
        name,
        typeof value === 'number' ? two(value) : value,
      ]),
    ),
  ]);
  console.table(Object.fromEntries(lines));
}

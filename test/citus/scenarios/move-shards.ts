import { citusScenario } from '../citus-scenario.ts';
import { moveEveryShard } from '../move-shards.ts';

const ROUNDS = 2;

export const moveShards = citusScenario(
  'every shard moved to the other worker and back while people write',
  async ({ workers, ask }) => {
    const ports = workers.map(({ port }) => port);
    let moved = 0;
    for (let round = 0; round < ROUNDS; round += 1) moved += await ask((sql) => moveEveryShard(sql, ports));
    return { moved };
  },
);

import { setTimeout as wait } from 'node:timers/promises';
import { showPresence } from '#contract/notices/live.ts';
import type { Load } from '../crash/load.ts';
import { listen } from './listener.ts';
import { guarantee } from './scenario.ts';
import type { TestCluster } from './test-cluster.ts';

/** Milliseconds within which every stream must receive events again. */
const TIMEOUT = 60_000;

/** The id of a page, as its browser makes it. */
const CLIENT = 'watcher_of_the_cluster';

/** Opens a stream on each server of a cluster during writes, to check later that all still receive events. */
export async function watchAll({ servers }: Pick<TestCluster, 'servers'>, { project, strings, anna }: Load) {
  const heard = new Set<string>();
  let place = 0;
  const streams = await Promise.all(
    servers.map(({ address }, nth) =>
      listen({ address, project }, ({ name, data }) => {
        if (name === 'changes') heard.add(`${nth} changes`);
        if (name === 'presence' && data.people.some(({ string_id }) => string_id === strings[place]))
          heard.add(`${nth} presence`);
      }),
    ),
  );
  return {
    /** How long it takes until each stream receives log events again, and the presence of a user on another server. */
    async hearAgain(): Promise<string> {
      const begun = performance.now();
      heard.clear();
      while (heard.size < 2 * streams.length) {
        place = (place + 1) % strings.length;
        const body = { client: CLIENT, string_id: strings[place] ?? null };
        const [first] = servers;
        await anna(first?.address ?? '', showPresence, { params: { project }, body }).catch(() => {});
        await wait(500);
        const missed = 2 * streams.length - heard.size;
        guarantee(performance.now() - begun < TIMEOUT, `Of ${2 * streams.length}, ${missed} are not told`);
      }
      for (const { hangUp } of streams) hangUp();
      return `${Math.round(performance.now() - begun)} ms`;
    },
  };
}

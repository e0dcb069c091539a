import { setTimeout as wait } from 'node:timers/promises';
import { addTranslation } from '#contract/texts/translations.ts';
import { listen } from '../listener.ts';
import { memoryOf, timesTaken } from '../measure.ts';
import { makeProject } from '../project.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const STREAMS = 500;
const SAVES = 200;
/** Milliseconds within which everyone must have received the last save. */
const TIMEOUT = 10_000;

export const streams: Scenario = {
  name: `${STREAMS} event streams in one process`,
  run: () =>
    withTestCluster({ servers: 1 }, async ({ servers: [server] }) => {
      guarantee(server !== undefined, 'There is no server');
      const { address, process } = server;
      const { owner, project, section, strings } = await makeProject(address, { people: 1, strings: 50 });
      const save = async (nth: number) => {
        const params = { project, section, string: strings[nth % strings.length] ?? 0 };
        return owner(address, addTranslation, { params, body: { text: `${nth} ${Math.random()}` } });
      };
      await timesTaken(SAVES, save);
      const alone = await timesTaken(SAVES, save);
      const before = memoryOf(process.pid);

      let last = 0;
      let heardLast = 0;
      const open = await Promise.all(
        Array.from({ length: STREAMS }, () =>
          listen({ address, project }, ({ name, data }) => {
            if (name !== 'changes') return;
            if (data.rows.some((row) => row.translations.some(({ id }) => id === last))) heardLast += 1;
          }),
        ),
      );
      const watched = await timesTaken(SAVES, save);
      await wait(500);
      const begun = performance.now();
      last = (await save(SAVES)).id;
      while (heardLast < STREAMS && performance.now() - begun < TIMEOUT) await wait(5);
      const delivered = Math.round(performance.now() - begun);
      guarantee(heardLast >= STREAMS, `${STREAMS - heardLast} streams did not hear of the last save`);
      const after = memoryOf(process.pid);
      for (const { hangUp } of open) hangUp();
      await wait(500);
      const metrics = await (await fetch(`${address}/api/metrics`)).text();
      guarantee(metrics.includes('dragoman_event_streams 0'), 'Streams were left open');
      return {
        'save p50/p99 unwatched': alone,
        watched,
        'last save heard by all after': `${delivered} ms`,
        memory: `${before} → ${after} MB`,
      };
    }),
};

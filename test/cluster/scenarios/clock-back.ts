import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { faketimeLibrary } from '../programs.ts';
import { type Figures, guarantee, type Scenario } from '../scenario.ts';
import { underLoad } from '../under-load.ts';
import { withTestCluster } from '../with-test-cluster.ts';

export const clockBack: Scenario = {
  name: 'clock set back an hour',
  async run(): Promise<Figures> {
    const library = faketimeLibrary();
    if (!library) return { skipped: 'needs libfaketime' };
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-clock-'));
    chmodSync(folder, 0o755);
    const file = join(folder, 'clock');
    const set = (offset: string) => writeFileSync(file, `${offset}\n`);
    set('+0');
    const env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    };
    try {
      return await withTestCluster({ env, postgresEnv: env }, (cluster) => {
        const now = () =>
          cluster.primary.ask(async (sql) =>
            Number((await sql`SELECT extract(epoch FROM now()) AS s`)[0]?.s),
          );
        return underLoad(cluster, async () => {
          const before = await now();
          set('-3600');
          await wait(2000);
          const back = Math.round(before - (await now()));
          guarantee(back > 3000, `The database's clock went back by ${back} s only`);
          return { 'set back by': `${back} s` };
        });
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Load, prepareLoad } from '../../crash/load.ts';
import { wrongCounters } from '../../crash/recount.ts';
import { startService } from '../../service.ts';
import { type Figures, guarantee, type Scenario } from '../scenario.ts';
import { CODE, isHealthy } from '../test-cluster.ts';

/** The size of the file system in MB, of which the embedded PostgreSQL takes some 60 at once. */
const SIZE = 200;
/** Milliseconds for which the disk is full, and for which writing continues before and after. */
const FULL = 5000;
const AROUND = 3000;

/** Writes a file until the disk is full. */
function fill(file: string) {
  for (const size of [2 ** 20, 2 ** 12, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {}
  }
}

async function overflow(folder: string): Promise<Figures> {
  const service = await startService({ SIGNUP_CODE: CODE }, join(folder, 'data'));
  try {
    const load: Load = await prepareLoad(service.address, CODE);
    const stopping = new AbortController();
    const writing = load.write(service.address, stopping.signal);
    await wait(AROUND);
    fill(join(folder, 'filler'));
    const before = load.stored.size;
    await wait(FULL);
    const meanwhile = load.stored.size - before;
    rmSync(join(folder, 'filler'));
    const freed = performance.now();
    while (!(await isHealthy(service.address))) await wait(20);
    const well = Math.round(performance.now() - freed);
    const then = load.stored.size;
    await wait(AROUND);
    stopping.abort();
    const { failed } = await writing;
    guarantee(load.stored.size > then, 'Nothing was written once there was room again');
    const lost = await load.missing(service.address);
    guarantee(lost.length === 0, `${lost.length} acknowledged writes lost`);
    return {
      acknowledged: load.stored.size,
      'while full': meanwhile,
      unanswered: failed,
      lost: 0,
      'well again after': `${well} ms`,
    };
  } finally {
    await service.stop({ keepData: true });
  }
}

export const diskFull: Scenario = {
  name: 'disk full',
  async run(): Promise<Figures> {
    if (process.getuid?.() !== 0 || process.platform !== 'linux')
      return { skipped: 'a small file system needs root on Linux' };
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-small-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', folder]);
    chmodSync(folder, 0o755);
    try {
      const figures = await overflow(folder);
      const wrong = wrongCounters({ DATA_DIR: join(folder, 'data') });
      guarantee(wrong === 0, `${wrong} counters were wrong`);
      return { ...figures, 'wrong counters': 0 };
    } finally {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

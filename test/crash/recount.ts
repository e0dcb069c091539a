import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'server', 'dragoman-server.ts');

/** Runs the project's own recount on a database, prints what it corrected, and returns the number of wrong counters. */
export function wrongCounters(where: { DATA_DIR: string } | { DATABASE_URL: string }): number {
  const env = { ...process.env, ...where };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'recount'], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`recount failed: ${stderr}`);
  const wrong = (stdout.match(/\d+/g) ?? []).reduce((sum, amount) => sum + Number(amount), 0);
  if (wrong > 0) console.log(stdout);
  return wrong;
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

// Runs all tests three times while every core is busy with something else: tests that depend on the machine's speed, on their order or
// on each other fail then, and none may. A second start goes on with the runs that are missing; --again begins anew.

const ROOT = join(import.meta.dirname, '..');
const DONE = join(ROOT, 'node_modules/.cache/dragoman/steady.json');

const RUNS: readonly [name: string, settings: Record<string, string>][] = [
  ['in order', {}],
  ['in random order', { SHUFFLE: String(Date.now() % 1_000_000) }],
  ['with pages that are four times slower', { SLOW: '4' }],
];

type Done = { version: string; runs: Record<string, string[]> };

/** The commit, and what has changed since. */
const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout;
const version = `${git('rev-parse', 'HEAD')}${git('diff', 'HEAD')}`;
const saved: Done | undefined = existsSync(DONE) ? JSON.parse(readFileSync(DONE, 'utf8')) : undefined;
const isGoingOn = saved?.version === version && !process.argv.includes('--again');
const done: Done = isGoingOn ? saved : { version, runs: {} };

/** Keeps a core busy; ends with this process. */
const SPIN =
  'process.on("disconnect", () => process.exit()); (function spin() { const end = Date.now() + 50; while (Date.now() < end); setImmediate(spin); })()';

/** Runs all tests, and returns a line for each that has failed. */
async function runAll(settings: Record<string, string>): Promise<string[]> {
  const run = spawn(process.execPath, [join(ROOT, 'test/run.ts'), 'all'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failures: string[] = [];
  for await (const line of createInterface({ input: run.stdout })) {
    console.log(line);
    if (line.startsWith('FAILED: ')) failures.push(line);
  }
  const code = run.exitCode ?? (await once(run, 'exit'))[0];
  return code === 0 || failures.length > 0 ? failures : [`FAILED: ended with code ${code}`];
}

for (const [name, settings] of RUNS) {
  if (done.runs[name]) continue;
  console.log(`== ${name} ${JSON.stringify(settings)} ==`);
  const spinners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', SPIN], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  );
  done.runs[name] = await runAll(settings);
  for (const spinner of spinners) spinner.disconnect();
  mkdirSync(dirname(DONE), { recursive: true });
  writeFileSync(DONE, JSON.stringify(done));
}

const failures = RUNS.flatMap(([name]) => (done.runs[name] ?? []).map((failure) => `${name}: ${failure}`));
for (const failure of failures) console.log(failure);
console.log(
  failures.length === 0 ? 'Steady: no test has failed in three runs.' : `${failures.length} failed.`,
);
if (failures.length > 0) rmSync(DONE);
process.exitCode = failures.length > 0 ? 1 : 0;

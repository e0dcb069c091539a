import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { MINUTE } from '#domain/core/units.ts';
import { type FoundTests, NOTHING, RESULTS, ROOT, SUITES, type Suite } from './suites.ts';

// All tests of README's `npm test`, or the suites and files that are named. Where there are cores for them the suites run side by side.
// On few cores those that fill them run one after another, because a page that gets a tenth of a core is too slow for any test. Then the
// slowest files, a line for each failed test, and a line with the numbers. `all` are those of CI.

/** Milliseconds after which a suite that does not end has failed: several times what it takes. */
const LIMIT = 40 * MINUTE;

/** Cores from which on the suites that fill them run side by side: three of each work at once. */
const CORES_FOR_ALL = 6;

/** Milliseconds for the last output of a suite: what it has left running may hold its output open. */
const LAST_OUTPUT = 2_000;

const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // Ctrl+C in a terminal reaches the whole process group, including the suites.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of running) child.kill(signal);
  });

/** Prints what a suite says, each line after its name. */
function print(name: string, output: Readable): void {
  const lines = createInterface({ input: output });
  lines.on('line', (line) => line.trim() !== '' && console.log(`${name.padEnd(WIDTH)} │ ${line}`));
}

/** Runs a suite to its end. A suite that stopped before it could count has failed as a whole. */
async function run(name: string, { tool, args, mayHave, report, foundIn }: Suite): Promise<FoundTests> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', tool), [...args, ...files.filter(mayHave)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  });
  running.add(child);
  for (const output of [child.stdout, child.stderr]) {
    print(name, output);
    child.on('exit', () => setTimeout(() => output.destroy(), LAST_OUTPUT).unref());
  }
  const [code, signal] = await once(child, 'close').catch((error: Error) => [error.message]);
  running.delete(child);
  const file = join(RESULTS, report);
  const choice = existsSync(file) ? foundIn(JSON.parse(readFileSync(file, 'utf8')) as never) : NOTHING;
  return code === 0 || choice.failed > 0
    ? choice
    : { ...choice, failed: 1, failures: [`${name} ended with ${signal ?? `code ${code}`}`] };
}

async function runInTurn(some: readonly (readonly [string, Suite])[]): Promise<FoundTests[]> {
  const found: FoundTests[] = [];
  for (const [name, suite] of some) found.push(await run(name, suite));
  return found;
}

const [, , ...asked] = process.argv;
const files = asked.filter((name) => !(name in SUITES) && name !== 'all');
const suites = Object.entries(SUITES).filter(([name, { mayHave, isApart }]) =>
  asked.length === 0 ? !isApart : asked.includes('all') || asked.includes(name) || files.some(mayHave),
);
const WIDTH = Math.max(...suites.map(([name]) => name.length));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const takesTurns = ({ fillsCores = false }: Suite) => fillsCores && availableParallelism() < CORES_FOR_ALL;
const inTurn = suites.filter(([, suite]) => takesTurns(suite));
const beside = suites.filter(([, suite]) => !takesTurns(suite));
const results = (await Promise.all([runInTurn(inTurn), ...beside.map((one) => runInTurn([one]))])).flat();

const durations = results
  .flatMap(({ milliseconds }) => [...milliseconds])
  .map(([file, took]) => ({ file, seconds: Math.round(took / 100) / 10 }))
  .sort((one, other) => other.seconds - one.seconds);
writeFileSync(join(RESULTS, 'durations.json'), JSON.stringify(durations, undefined, 1));
console.log('The slowest test files, in seconds:');
for (const { file, seconds } of durations.slice(0, 10))
  console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);

const sum = (numberOf: (one: FoundTests) => number) => results.reduce((all, one) => all + numberOf(one), 0);
const [passed, failed] = [sum((one) => one.passed), sum((one) => one.failed)];
for (const one of results.flatMap(({ failures }) => failures)) console.log(`FAILED: ${one}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

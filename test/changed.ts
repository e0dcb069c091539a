import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesSince, nodesIn } from './changed/changes.ts';
import { graphOf } from './changed/graph.ts';
import { fileOf } from './changed/names.ts';
import { ROOT, readRepository } from './changed/repository.ts';
import { type Reasons, selectTests } from './changed/select.ts';

// Runs the tests that a change can affect (docs/decisions/096), with the types of all and the lint of the changed files:
//   npm run test:changed -- [COMMIT] [--all] [--list]
// The change is that of the working tree since the commit, by default the last one. --all adds the tests that are left out by rule;
// --list only prints them all, with the reason of each.

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [commit = 'HEAD'] = positionals;

/** How many reasons are printed unasked. */
const PRINTED = 20;

const changes = changesSince(commit);
const deleted = changes.filter(({ after }) => after === undefined).map(({ file }) => file);
const graph = graphOf(readRepository(deleted));
const { tests, leftOut } = selectTests(graph, changes.flatMap(nodesIn));
const selected: Reasons = values.all ? new Map([...tests, ...leftOut]) : tests;

/** How many tests of each suite there are. */
function count(some: Reasons): string {
  const suites = [...some.keys()].map((test) => graph.tests.get(test) ?? '');
  return Object.entries(Object.groupBy(suites, (suite) => suite))
    .map(([suite, files]) => `${files?.length} ${suite}`)
    .join(', ');
}

/** A line that says by which files a test is affected. */
const line = ([, nodes]: [string, string[]]) =>
  `  ${nodes
    .map(fileOf)
    .filter((file, at, files) => file !== files[at - 1])
    .join(' ← ')}`;

console.log(
  `${changes.length} files have changed since ${commit}; they can affect ${selected.size} of ${graph.tests.size} test files.`,
);
if (selected.size > 0) console.log(`Selected: ${count(selected)}`);
const reasons = [...selected].map(line);
for (const one of values.list ? reasons : reasons.slice(0, PRINTED)) console.log(one);
if (!values.list && reasons.length > PRINTED)
  console.log(`  and ${reasons.length - PRINTED} more, which --list names`);
if (!values.all && leftOut.size > 0) {
  console.log(
    `Left out, as they reach the change only through the app as a whole: ${count(leftOut)}; --all adds them`,
  );
  if (values.list) for (const one of leftOut) console.log(line(one));
}

/** Runs a file or a tool of the project; whether it succeeded. */
const run = (...args: string[]) =>
  new Promise<boolean>((ended) => {
    const child = spawn(process.execPath, [join(ROOT, 'bin', 'launch.mjs'), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.on('exit', (code) => ended(code === 0));
  });

if (!values.list) {
  const files = [...selected.keys()];
  const needsApp = files.some((file) => file.endsWith('.e2e.ts')) || !existsSync(join(ROOT, 'dist'));
  const present = changes.map(({ file }) => file).filter((file) => !deleted.includes(file));
  const results = await Promise.all([
    run('tsc', '--noEmit', '-p', '.'),
    present.length === 0 ||
      run(
        'biome',
        'check',
        '--error-on-warnings',
        '--no-errors-on-unmatched',
        '--files-ignore-unknown=true',
        ...present,
      ),
    files.length === 0 || run(...(needsApp ? ['--build'] : []), 'test/run.ts', ...files),
  ]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { holdsUnderWorstBodies } from './fuzz/hold.ts';

// npm run fuzz -- [requests] [seed]: sends many valid and invalid requests to a service (server/programs/fuzz.test.ts), then the
// worst bodies to every call of another (test/fuzz/hold.ts). Each thousand prints its seed; a failure prints what was
// sent, and `npm run fuzz -- 1000 <its seed>` repeats it. `npm run fuzz -- bodies [call]` sends only the bodies, to the
// calls with that in their name. `npm run fuzz -- formats [cases]` tries the files of every
// format, by default with 10,000 cases for each, and prints the seed of the cases: PROPERTY_SEED repeats them.

/** The tests that break the files of every format. */
const FORMATS = [
  'domain/formats/programs/programs.test.ts',
  'domain/formats/subtitles/subtitles.test.ts',
  'domain/formats/workbook/workbook.test.ts',
  'domain/files/books/documents.test.ts',
  'domain/files/books/epub.test.ts',
  'domain/files/books/fb2.test.ts',
];

const ROOT = join(import.meta.dirname, '..');
const [first = '20000', second] = process.argv.slice(2);
const isBodies = first === 'bodies';
const isFormats = first === 'formats';
const areNumbers = [isFormats ? '1' : first, second ?? '0'].every((text) => /^\d{1,10}$/.test(text));

if (!isBodies && (!areNumbers || Number(first) === 0)) {
  console.error(
    'Usage: npm run fuzz -- [requests] [seed]\n       npm run fuzz -- bodies [call]\n       npm run fuzz -- formats [cases]',
  );
  process.exit(2);
}

function runTests(project: string, files: readonly string[], env: Record<string, string>): number {
  const { status } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', project, ...files],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status ?? 1;
}

async function fuzzService(): Promise<number> {
  const failed = isBodies
    ? 0
    : runTests('server', ['server/programs/fuzz.test.ts'], {
        FUZZ_REQUESTS: first,
        ...(second && { FUZZ_SEED: second }),
      });
  const wrong =
    failed === 0 && (isBodies || second === undefined)
      ? await holdsUnderWorstBodies(isBodies ? second : '')
      : [];
  for (const line of wrong) console.error(`WRONG: ${line}`);
  if (failed === 0)
    console.log(wrong.length === 0 ? 'The service held under the worst bodies.' : `${wrong.length} wrong.`);
  return failed || (wrong.length > 0 ? 1 : 0);
}

function fuzzFormats(): number {
  const { PROPERTY_SEED = String(randomInt(2 ** 31)) } = process.env;
  console.log(`PROPERTY_SEED=${PROPERTY_SEED}`);
  return runTests('rules', FORMATS, { FORMAT_CASES: second ?? '10000', PROPERTY_SEED });
}

process.exitCode = isFormats ? fuzzFormats() : await fuzzService();

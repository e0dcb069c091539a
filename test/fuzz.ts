import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { holdsUnderWorstBodies } from './fuzz/hold.ts';

// npm run fuzz -- [requests] [seed]: sends many valid and invalid requests to a service (server/fuzz.test.ts), then the
// worst bodies to every call of another (test/fuzz/hold.ts). Each thousand prints its seed; a failure prints what was
// sent, and `npm run fuzz -- 1000 <its seed>` repeats it. `npm run fuzz -- bodies [call]` sends only the bodies, to the
// calls with that in their name.

const ROOT = join(import.meta.dirname, '..');
const [first = '20000', second] = process.argv.slice(2);
const isBodies = first === 'bodies';

if (!isBodies && (![first, second ?? '0'].every((text) => /^\d{1,10}$/.test(text)) || Number(first) === 0)) {
  console.error('Usage: npm run fuzz -- [requests] [seed]\n       npm run fuzz -- bodies [call]');
  process.exit(2);
}

function sendRequests(): number {
  const { status } = spawnSync(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'server', 'server/fuzz.test.ts'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, FUZZ_REQUESTS: first, ...(second && { FUZZ_SEED: second }) },
    },
  );
  return status ?? 1;
}

const failed = isBodies ? 0 : sendRequests();
const wrong =
  failed === 0 && (isBodies || second === undefined)
    ? await holdsUnderWorstBodies(isBodies ? second : '')
    : [];
for (const line of wrong) console.error(`WRONG: ${line}`);
if (failed === 0)
  console.log(wrong.length === 0 ? 'The service held under the worst bodies.' : `${wrong.length} wrong.`);
process.exitCode = failed || (wrong.length > 0 ? 1 : 0);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

// npm run fuzz -- [requests] [seed]: many requests, sound and unsound, to a service of its own (server/fuzz.test.ts).
// Each thousand says its seed; a failure says what was sent, and `npm run fuzz -- 1000 <its seed>` sends it again.

const ROOT = join(import.meta.dirname, '..');
const [requests = '20000', seed] = process.argv.slice(2);

if (![requests, seed ?? '0'].every((text) => /^\d{1,10}$/.test(text)) || Number(requests) === 0) {
  console.error('Usage: npm run fuzz -- [requests] [seed]');
  process.exit(2);
}
const { status } = spawnSync(
  join(ROOT, 'node_modules', '.bin', 'vitest'),
  ['run', '--project', 'server', 'server/fuzz.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: requests, ...(seed && { FUZZ_SEED: seed }) },
  },
);
process.exitCode = status ?? 1;

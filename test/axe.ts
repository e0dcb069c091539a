import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run test:axe`: checks every screen with axe, in every language, light and dark, wide and narrow; `npm test`
 * checks some of them. Further arguments go to Playwright: `-- -g 'in ru'`.
 */
const ROOT = join(import.meta.dirname, '..');
const playwright = join(ROOT, 'node_modules', '.bin', 'playwright');
const { status } = spawnSync(playwright, ['test', 'web/axe.e2e.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, AXE: 'whole' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that everyone may enter. It is removed when the test has ended, whether it passed or not, or by what `end` is given. */
export function temporaryFolder(end: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-'));
  chmodSync(folder, 0o755);
  end(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

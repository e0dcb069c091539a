import './switch.ts';
import { afterAll, inject, vi } from 'vitest';

// Run by Vitest before each test file, and before any module of the product is loaded.
declare module 'vitest' {
  interface ProvidedContext {
    fault: string;
    patience: number;
  }
  interface TaskMeta {
    /** The places that the test file has reached. */
    reached?: string[];
  }
}

__fault.on = inject('fault') || undefined;
__fault.reached.clear();
const patience = inject('patience');
if (patience) vi.setConfig({ testTimeout: patience });

// Vitest wants fixtures to be named, and there are none.
// biome-ignore lint/correctness/noEmptyPattern: see above
afterAll(({}, suite) => {
  suite.file.meta.reached = [...__fault.reached];
});

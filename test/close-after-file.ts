import { afterAll } from 'vitest';
import { closeAll } from './after-file.ts';

// Run by vitest before each test file of the server; what is registered here ends after the file's own hooks.
afterAll(closeAll);

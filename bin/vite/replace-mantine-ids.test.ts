import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ID_HOOK, REACT_ID_HOOK } from './replace-mantine-ids.ts';

const FILE = join(import.meta.dirname, '../../node_modules/@mantine/hooks/esm/use-id/use-id.mjs');
const exportedBy = (code: string) => /export .*?\b(useId)\b/.exec(code)?.[1];

test('the hook of Mantine that sets ids after the first rendering is replaced by one that does not', () => {
  expect(existsSync(FILE) && ID_HOOK.test(FILE.replaceAll('\\', '/'))).toBe(true);
  const mantines = readFileSync(FILE, 'utf8');
  expect([exportedBy(mantines), exportedBy(REACT_ID_HOOK)]).toEqual(['useId', 'useId']);
  expect([mantines, REACT_ID_HOOK].map((code) => code.includes('useState'))).toEqual([true, false]);
});

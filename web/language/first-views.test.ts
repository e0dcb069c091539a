import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { textsIn } from '../../test/texts-of.ts';

const WEB = join(import.meta.dirname, '..');
/** Imports, and exports of what another module has; `export const` may have an import that is made later. */
const IMPORTED = /^(?:import|export(?=\s[*{]))\s(?!type\b)[^;'"]*?['"](\.[^'"]+\.tsx?)['"]/gm;
const ASKED = /\bt\(\s*['"`](\w+)\./g;
/**
 * All failures have words once the page has loaded; until then those of first.json. Nobody loses the access to a
 * project before its page has loaded.
 */
const LATER = new Set(['failures', 'accessLost', 'checks']);

test('what the editor says in its first view is in the texts that it waits for', () => {
  const known = new Set(
    (['first', 'common', 'editing'] as const).flatMap((file) => Object.keys(textsIn('en', file))),
  );
  const files = importedBy(join(WEB, 'screens', 'editor', 'EditorScreen.tsx'));
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKED)].map(([, topic = '']) => ({ file, topic })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ topic }) => !known.has(topic) && !LATER.has(topic))).toEqual([]);
});

/** A module and all that it imports, save what it loads later. */
function importedBy(entry: string): string[] {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const imported = join(dirname(file), path);
      if (existsSync(imported)) reached.add(imported);
    }
  }
  return [...reached];
}

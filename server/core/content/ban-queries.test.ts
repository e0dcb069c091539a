import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..', '..');

/** SQL that reads whether a user is banned without the end of the ban; `done` is the row that a write has just stored. */
const WITHOUT_END = /(?<!AS )\b(?:NOT|AND|WHERE|SELECT|WHEN)\s+(?!done\.)(?:\w+\.)?banned\b|\bu\.banned\b/;

test('every query reads a ban with its end (administration.10)', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /queries\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => WITHOUT_END.test(readFileSync(join(SERVER, file), 'utf8')))).toEqual([]);
  expect('SELECT u.banned FROM users u').toMatch(WITHOUT_END);
  expect('WHERE id = 1 AND NOT banned').toMatch(WITHOUT_END);
});

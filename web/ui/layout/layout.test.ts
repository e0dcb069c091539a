import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');

/** Classes of the picture of Home, which index.html shows first (screens/home/hero.css). */
const OF_HOME = /^hero/;

const defined = new Set(
  [...read('ui/layout/layout.css').matchAll(/^ {2}\.([\w-]+) \{/gm)].map(([, name]) => name),
);

/** The class names that screens write, without those of their own stylesheets. */
const written = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .flatMap((file) => [...read(file).matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)])
  .flatMap(([, whole, template = '']) => (whole ?? template.replaceAll(/\$\{[^}]*\}/g, ' ')).split(/\s+/))
  .filter((name) => name && !OF_HOME.test(name));

test('every layout class that a screen names exists, and every one is used', () => {
  expect(defined.size).toBeGreaterThan(40);
  expect(written.filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !written.includes(name ?? ''))).toEqual([]);
});

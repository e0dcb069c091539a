import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const PAGES = globSync('docs/specification/*.md', { cwd: ROOT })
  .filter((file) => basename(file) !== 'README.md')
  .sort();
const NOUNS = PAGES.map((page) => basename(page, '.md'));

/** A heading, or the name at the beginning of a rule. */
const HEADING_OR_RULE = /^#+ .*$|^\*\*([\w-]+)\.(\d+)\*\*(?= )/gm;

/** The rules of a page in order, each with the number of its heading. */
function rulesOf(page: string) {
  let heading = 0;
  return Array.from(textOf(page).matchAll(HEADING_OR_RULE)).flatMap(([, noun, number]) => {
    if (noun === undefined) heading += 1;
    return noun === undefined ? [] : [{ noun, number: Number(number), heading }];
  });
}

const RULES = new Set(PAGES.flatMap(rulesOf).map(({ noun, number }) => `${noun}.${number}`));

/** The files that cite rules. Migrations are never edited, so their citations stay unchecked. */
const SOURCES = globSync(
  [
    '*.md',
    '{bench,bin,cli,contract,demo,deploy,docs,domain,server,test,web}/**/*.{ts,tsx,mjs,js,css,html,md,conf,yaml}',
  ],
  { cwd: ROOT, exclude: ['**/node_modules/**', 'web/screens/help/pages/**'] },
).filter((file) => file !== 'docs/specification/README.md');

/** `translations.7` for an existing page, and `(translations.7)` for any page. */
const CITATION = new RegExp(
  String.raw`(?<![\w./'-])(?:${NOUNS.join('|')})\.\d+(?![\w.]*\w)|(?<=\()[a-z][a-z-]+\.\d+(?=[,;)])`,
  'g',
);

const citationsIn = (file: string) => Array.from(textOf(file).matchAll(CITATION), ([name]) => name);

test.each(PAGES)('%s numbers its rules', (page) => {
  const rules = rulesOf(page);
  expect(rules.map(({ noun }) => noun)).toEqual(rules.map(() => basename(page, '.md')));
  const numbers = rules.map(({ number }) => number);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
  const isAfter = (rule: (typeof rules)[number], before: (typeof rules)[number] | undefined) =>
    before?.heading !== rule.heading || before.number < rule.number;
  expect(rules.filter((rule, at) => !isAfter(rule, rules[at - 1]))).toEqual([]);
});

/** Whether a file belongs to the specification. A rule that only another rule cites still lacks its code. */
const isSpecification = (file: string) => file.startsWith('docs/specification/');

test('every citation names a rule', async ({ annotate }) => {
  const citations = SOURCES.flatMap((file) => citationsIn(file).map((name) => ({ file, name })));
  expect(citations.filter(({ name }) => !RULES.has(name))).toEqual([]);
  const cited = new Set(citations.filter(({ file }) => !isSpecification(file)).map(({ name }) => name));
  const uncited = [...RULES].filter((name) => !cited.has(name));
  await annotate(`${uncited.length} of ${RULES.size} rules are cited nowhere: ${uncited.join(', ')}`);
});

test('nothing cites what is not in the repository', () => {
  // Issues of the database driver have another form.
  const outside = /\b(?:SPEC|DECISIONS|DESIGN)\b|(?<!porsager\/postgres |its )\b[Ii]ssue \d+/;
  const citing = SOURCES.filter(
    (file) => file !== 'test/specification.test.ts' && outside.test(textOf(file)),
  );
  expect(citing).toEqual([]);
});

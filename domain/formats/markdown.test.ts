import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../files/exports/export.ts';
import { parseSource } from '../files/imports/import-source.ts';
import { parseTranslations } from '../files/imports/import-translations.ts';
import type { ParsedSource } from '../files/imports/parsed-source.ts';
import { formatOf } from './detect.ts';
import { normalizeLineEndings } from './model/skeleton.ts';

const FILE = `---
title: Guide
---

# A *guide* #

First paragraph
in two lines, with [a link](https://a.example).

- one
- two,
  which goes on
  1. nested

> Quoted text
> goes on.

\`\`\`js
code();
\`\`\`

| Name | What |
| ---- | :--: |
| a    | x \\| y |
|      | b    |

Hard  
break\\
twice.

<div>html</div>

[ref]: https://b.example "Title"
`;

const section = ({ headerAndFooter }: ParsedSource) => ({
  format: 'markdown' as const,
  splitting: null,
  ...headerAndFooter,
});

function exported(
  content: string,
  translations: readonly (string | null)[],
  untranslated: 'source' | 'empty' | 'skip' = 'source',
) {
  const load = parseSource('markdown', content);
  const rows = load.strings.map((string, at) => ({ ...string, translation: translations[at] ?? null }));
  return translatedFile(section(load), rows, { untranslated, escapesBreaks: false, language: 'ru' });
}

test('paragraphs, headings and cells are strings, with their marks as context', () => {
  const load = parseSource('markdown', FILE);
  expect(load).toMatchObject({ ok: true, readAs: 'markdown', type: 'text' });
  expect(load.strings.map(({ text, context, line }) => [text, context, line])).toEqual([
    ['A *guide*', '#', 5],
    ['First paragraph in two lines, with [a link](https://a.example).', '', 7],
    ['one', '-', 10],
    ['two, which goes on', '-', 11],
    ['nested', '1.', 13],
    ['Quoted text goes on.', '>', 15],
    ['Name', '|', 22],
    ['What', '|', 22],
    ['a', '|', 24],
    ['x \\| y', '|', 24],
    ['b', '|', 25],
    ['Hard\nbreak\ntwice.', '', 27],
  ]);
});

test('a file that nothing was translated of is the file that came', () => {
  expect(exported(FILE, [])).toBe(FILE);
  const load = parseSource('markdown', FILE);
  expect(sourceFile(section(load), load.strings)).toBe(FILE);
});

test('translations stand where their sources stood, and begin no block of their own', () => {
  const content = exported(FILE, [
    'Руководство\nв двух строках',
    '# не заголовок\n1. не список',
    'один',
    'два',
    null,
    '> не цитата',
    'Имя | и',
    'Что\nэто',
  ]);
  expect(content).toContain(
    '\n# Руководство в двух строках #\n\n\\# не заголовок\\\n1\\. не список\n\n- один\n- два\n  1. nested\n\n> \\> не цитата\n',
  );
  expect(content).toContain('| Имя \\| и | Что<br>это |\n| ---- | :--: |\n');
  expect(parseSource('markdown', content).strings).toHaveLength(12);
});

test.each([
  [
    'a pipe after two backslashes',
    '| a |\n|---|\n| b |\n',
    [null, 'x\\\\| y'],
    '| a |\n|---|\n| x\\\\\\| y |\n',
  ],
  ['a backslash at the end of a cell', '|a|b|\n|-|-|\n', ['x\\', null], '|x\\\\|b|\n|-|-|\n'],
  ['a backslash before a line break in a cell', '|a|\n|-|\n', ['x\\\ny'], '|x\\\\<br>y|\n|-|\n'],
  ['a backslash before a line break', 'a\n', ['x\\\ny'], 'x\\\\\\\ny\n'],
  ['number signs at the end of a heading', '# a\n', ['C #'], '# C \\#\n'],
])('%s keeps its meaning', (_, content, translations, expected) => {
  expect(exported(content, translations)).toBe(expected);
});

test('strings that are left out take their marks with them', () => {
  const content = exported('# A\n\n- b\n- c\n\nD\n', [null, null, 'в', null], 'skip');
  expect(content).toBe('- в\n');
});

test('a translated file gives its blocks to the strings in their order', () => {
  const strings = ['A', 'b'].map((text, id) => ({ id, text, key: '', max_length: null, translations: [] }));
  const options = { escapesBreaks: false, language: 'ru', splitting: null, loadsSame: false };
  const { pairs } = parseTranslations('markdown', '# А\n\n- б\n', strings, options);
  expect(pairs.map(({ string, text }) => [string?.id, text])).toEqual([
    [0, 'А'],
    [1, 'б'],
  ]);
  expect(parseTranslations('markdown', '# А\n', strings, options).problems).toEqual([
    { kind: 'wrongAmount', lines: 1, strings: 2 },
  ]);
});

test.each([
  ['# A\n', 'readme.md', 'markdown'],
  ['# A\n', 'readme.txt', 'text'],
])('%j named %j is %s', (content, name, format) => {
  expect(formatOf(content, name)).toBe(format);
});

const SCRAPS = [
  '# ',
  '> ',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '    ',
  '\t',
  '| a | b |\n|---|---|\n',
  '| c',
  '```\n',
  '~~~',
  '---\n',
  '===\n',
  '**a**',
  '_b_',
  '[a](b)',
  '![i](j)',
  '<b>',
  '<!-- c -->',
  '\\',
  '  \n',
  '\\\n',
  'слово',
  'word',
  '&amp;',
  '\r\n',
  '* * *\n',
  '[a]: b\n',
  '+',
  ' ',
];
const files = fc.array(fc.constantFrom(...SCRAPS), { maxLength: 40 }).map((list) => list.join(''));

test('printing what was read gives the file, whatever is in it, its lines ended by LF', () => {
  fc.assert(
    fc.property(files, (content) => {
      const load = parseSource('markdown', content);
      fc.pre(load.headerAndFooter !== null);
      expect(sourceFile(section(load), load.strings)).toBe(normalizeLineEndings(content));
    }),
    { numRuns: 1000 },
  );
});

test('whatever is translated, the file has the same blocks', () => {
  const word = fc.constantFrom(
    ...SCRAPS.filter((one) => !/[`~<]|\n\n|\r/.test(one)),
    'Слово',
    '>',
    '#',
    '-',
    '|',
  );
  const words = fc.array(word, { maxLength: 8 }).map((list) => `Слово ${list.join('')}.`);
  fc.assert(
    fc.property(words, fc.nat(11), (text, at) => {
      const content = exported(
        FILE,
        Array.from({ length: 12 }, (_, nth) => (nth === at ? text : null)),
      );
      expect(parseSource('markdown', content).strings).toHaveLength(12);
    }),
    { numRuns: 500, examples: [['Слово \\\\| a | b |\n|---|---|\n.', 6]] },
  );
});

test('a line may begin 100 quotations and items, and a file is refused with the line that begins more', () => {
  for (const mark of ['> ', '- ', '1. ']) {
    const read = (depth: number) => parseSource('markdown', `One\n\n${mark.repeat(depth)}deep\n`);
    expect(read(100).strings.map(({ text }) => text)).toEqual(['One', 'deep']);
    for (const depth of [101, 100_000])
      expect(read(depth)).toMatchObject({ problems: [{ kind: 'tooDeep', line: 3 }] });
  }
});

test('a paragraph of 100,000 lines is read as one text', () => {
  const load = parseSource('markdown', 'some words\n'.repeat(100_000));
  expect(load.strings.map(({ text }) => text.length)).toEqual([1_099_999]);
});

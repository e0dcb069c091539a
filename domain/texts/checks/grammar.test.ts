import { expect, test } from 'vitest';
import { grammar } from './grammar.ts';
import type { GrammarMatch } from './grammar-match.ts';
import { findingsOf } from './run-checks.ts';

const CONTEXT = { sourceLanguage: 'ru', targetLanguage: 'en', format: 'json' } as const;
const found = (target: string, matches: Record<string, readonly GrammarMatch[]>, source = 'Кит') =>
  findingsOf(source, target, { ...CONTEXT, grammarOf: (text) => matches[text] ?? [] }, [grammar]);

test('what the server says is a finding with its message, its first replacement as fix (spelling.11)', () => {
  const target = 'A whale swim. A whale swim.';
  const at = (start: number) => ({ start, end: start + 4, message: 'Use “swims”.', replacement: 'swims' });
  expect(found(target, { [target]: [at(8), at(22), { start: 0, end: 1, message: 'Really?' }] })).toEqual([
    {
      check: 'grammar',
      kind: 'perhaps',
      code: 'found',
      values: { word: 'swim', message: 'Use “swims”.' },
      target: [
        { start: 8, end: 12 },
        { start: 22, end: 26 },
      ],
      fix: { start: 8, end: 12, text: 'swims' },
    },
    expect.objectContaining({ values: { word: 'A', message: 'Really?' } }),
  ]);
});

test('places that have code in them, or aren’t in the text, are left out', () => {
  const target = 'Open {name} now';
  const matches = [
    { start: 3, end: 8, message: 'a' },
    { start: 12, end: 40, message: 'b' },
    { start: 5, end: 5, message: 'c' },
  ];
  expect(found(target, { [target]: matches }, 'Кит {name}')).toEqual([]);
});

test('each form of a plural is read alone, and at most twenty things are found', () => {
  const plural = '{n, plural, one {# file} other {# file}}';
  const finding = found(
    plural,
    { '# file': [{ start: 2, end: 6, message: 'm' }] },
    '{n, plural, one {#} other {#}}',
  );
  expect(finding.map(({ form, target }) => [form, target?.[0]?.start])).toEqual([
    ['one', 19],
    ['other', 34],
  ]);
  const long = 'a'.repeat(100);
  const many = Array.from({ length: 50 }, (_, at) => ({ start: at, end: at + 1, message: `m${at}` }));
  expect(found(long, { [long]: many })).toHaveLength(20);
});

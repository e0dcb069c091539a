import { expect, test } from 'vitest';
import words from '../../../words/en/all.json' with { type: 'json' };
import type { Check } from './check.ts';
import { CHECK_FILTER_KINDS, CHECK_FILTERS, COMPARED_CHECKS } from './check-filters.ts';
import { CHECKS } from './registry.ts';
import { findingsOf } from './run-checks.ts';

const CONTEXT = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'json' } as const;

test('each explanation of each check has words', () => {
  const named = words.checks as unknown as Record<string, Record<string, string>>;
  for (const filter of CHECK_FILTERS) expect(named[filter], filter).toHaveProperty('name');
  for (const { id, codes } of CHECKS) {
    expect(named[id], id).toHaveProperty('name');
    const explained = Object.keys(named[id] ?? {}).map((key) => key.replace(/_(?:one|other)$/, ''));
    expect([...new Set(explained)].toSorted(), id).toEqual(['name', ...codes].toSorted());
  }
});

test('strings can be filtered by each check but those of a dictionary, and filters know how sure it is and whether it compares strings (checks.26)', () => {
  const filtering = (CHECKS as readonly Check[]).filter(({ id }) => !['spelling', 'grammar'].includes(id));
  const kinds = Object.fromEntries(filtering.map(({ id, kind }) => [id, kind]));
  const comparing = filtering.filter(({ readsOtherStrings }) => readsOtherStrings);
  expect(comparing.map(({ id }) => id).toSorted()).toEqual(COMPARED_CHECKS.toSorted());
  expect(CHECK_FILTER_KINDS).toEqual({ ...kinds, 'cue-times': 'likely' });
});

test('texts of languages that nobody knows are checked too, as those of files', () => {
  const source = 'Open “{name}” (2 of 12 files) at https://example.org/a. One two three?';
  const translation = 'Otwórz „{name}” (2 z 12 plików) на https://example.org/a. Jeden dwa trzy?';
  for (const languages of ['', 'en', 'pl', 'tlh'].map((sourceLanguage) => ({
    sourceLanguage,
    targetLanguage: '',
  })))
    expect(() => findingsOf(source, translation, languages)).not.toThrow();
  for (const targetLanguage of ['', 'en', 'pl', 'tlh'])
    expect(() => findingsOf(source, translation, { sourceLanguage: '', targetLanguage })).not.toThrow();
});

test('a blank translation has no findings', () => {
  expect(findingsOf(' a ', ' ', CONTEXT)).toEqual([]);
});

test('each form of a plural is compared with that of its category, with places in the whole text (checks.4)', () => {
  const source = '{n, plural, one {# file } other {# files}}';
  const translation = '{n, plural, one {# файл} few {# файла } many {# файлов} other {# файла}}';
  const places = findingsOf(source, translation, CONTEXT).map(({ check, form, target }) => [
    check,
    form,
    target?.map(({ start, end }) => translation.slice(start - 1, end + 1)),
  ]);
  expect(places).toEqual([
    ['edge-spaces', 'one', ['л}']],
    ['edge-spaces', 'few', ['а }']],
  ]);
});

test('a form is read as people read it: what a message quotes are signs of the text (checks.4)', () => {
  const form = (text: string) => `{n, plural, one {a} other {${text}}}`;
  const [finding] = findingsOf(form("'{{'count'}}' files"), form('файлы'), CONTEXT);
  expect(finding).toMatchObject({ check: 'placeholders', form: 'other', values: { signs: '{{count}}' } });
});

test('a check tells where it found something and how to mend it', () => {
  expect(findingsOf('One\nTwo ', 'Один, два', CONTEXT)).toEqual([
    {
      check: 'edge-spaces',
      kind: 'likely',
      code: 'end',
      source: [{ start: 7, end: 8 }],
      target: [{ start: 9, end: 9 }],
      fix: { start: 9, end: 9, text: ' ' },
    },
    {
      check: 'line-breaks',
      kind: 'likely',
      code: 'amount',
      values: { count: 0, source: 1 },
      source: [{ start: 3, end: 4 }],
      target: [],
    },
  ]);
});

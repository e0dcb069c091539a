import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../exports/export.ts';
import { parseSource } from '../../imports/import-source.ts';
import { formatOf } from '../detect.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const RESX = file('resx-visualstudio.resx');
const DICT = file('stringsdict-xcode.stringsdict');
const read = (format: 'resx' | 'stringsdict', content: string) => {
  const source = parseSource(format, content);
  return { ...source, section: { format, splitting: null, ...source.headerAndFooter } };
};
const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

test('each text of a .resx file is a string, its comment the context; other resources are none (programs.25)', () => {
  expect(read('resx', RESX).strings.map(({ key, text, context }) => [key, text, context])).toEqual([
    ['Title', 'Tea Party', 'Name of the window'],
    ['Greeting', 'Hello {0},\nyou\'re <late> & "tired"', ''],
    ['Html', '<b>Bold</b>', ''],
  ]);
});

test('an entry of a .resx file that is left out leaves nothing, and a new one is written as others are', () => {
  const { strings, section } = read('resx', RESX);
  const rows = strings.map((one) => ({ ...one, translation: one.key === 'Html' ? '<b>Ж</b>' : null }));
  const printed = translatedFile(section, rows, { ...options, untranslated: 'skip' });
  expect(read('resx', printed)).toMatchObject({ ok: true, strings: [{ key: 'Html', text: '<b>Ж</b>' }] });
  const added = { key: 'New', text: 'a < b', context: 'said', max_length: null, frame: null };
  expect(read('resx', sourceFile(section, [...strings, added])).strings.at(-1)).toMatchObject({
    key: 'New',
    text: 'a < b',
    context: 'said',
  });
});

test('each variable of a .stringsdict file is a plural, and so is the sentence around several (programs.26)', () => {
  const { strings } = read('stringsdict', DICT);
  expect(strings.map(({ key, text }) => [key, text])).toEqual([
    ['%d cups', '{n, plural, one {%d cup & saucer} other {%d cups & saucers}}'],
    ['two', '%1$#@cups@ for %2$#@guests@'],
    ['two:cups', '{n, plural, zero {no cups} other {%ld cups}}'],
    ['two:guests', '{n, plural, one {one guest} other {%ld guests}}'],
  ]);
});

test('a plural of Apple gets the forms of the language', () => {
  const { strings, section } = read('stringsdict', DICT);
  const rows = strings.map((one, nth) => ({
    ...one,
    translation: nth === 0 ? '{n, plural, one {%d & ч} few {%d ч} many {%d чашек} other {ч}}' : null,
  }));
  const forms = [
    ['one', '%d &amp; ч'],
    ['few', '%d ч'],
    ['many', '%d чашек'],
    ['other', 'ч'],
  ].map(([category, form]) => `<key>${category}</key>\n\t\t\t<string>${form}</string>`);
  expect(translatedFile(section, rows, { ...options, untranslated: 'skip' })).toBe(
    DICT.replace(/<key>one[\s\S]*?saucers<\/string>/, forms.join('\n\t\t\t')),
  );
  const added = {
    key: 'new',
    text: '{n, plural, one {a} other {b}}',
    context: '',
    max_length: null,
    frame: null,
  };
  expect(read('stringsdict', sourceFile(section, [...strings, added])).strings.at(-1)).toMatchObject({
    key: 'new',
    text: added.text,
  });
});

test('files are known by their content', () => {
  expect(formatOf(RESX, 'a.xml')).toBe('resx');
  expect(formatOf(DICT, 'a.xml')).toBe('stringsdict');
});

test.each([
  ['stray text', '#/string>'],
  ['a comment', '<!-- how many -->'],
])('a plural of a .stringsdict file with %s before its forms loses nothing around it', (_, between) => {
  const type = /<string>ld<\/string>/;
  const content = DICT.replace(type, (value) => `${between.startsWith('<') ? value : ''}${between}`);
  const { strings, section } = read('stringsdict', content);
  const rows = strings.map((one) => ({ ...one, translation: null }));
  expect(translatedFile(section, rows, options)).toBe(content);
});

test('a sentence around plurals that is spelled unusually keeps what is around it (programs.26)', () => {
  const content = DICT.replace('#@cups@ for', '#@cups@ &#38; for');
  const { strings, section } = read('stringsdict', content);
  expect(strings.some(({ text }) => text.startsWith('%1$#@cups@ & '))).toBe(true);
  expect(sourceFile(section, strings)).toBe(content);
});

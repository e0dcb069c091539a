import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { formatOf } from '../detect.ts';

const DICT = programFile('stringsdict-xcode.stringsdict');
const { read } = filesOf('stringsdict');
const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

test('each variable of a .stringsdict file is a plural, and so is the sentence around several (programs.26)', () => {
  const { strings } = read(DICT);
  expect(strings.map(({ key, text }) => [key, text])).toEqual([
    ['%d cups', '{n, plural, one {%d cup & saucer} other {%d cups & saucers}}'],
    ['two', '%1$#@cups@ for %2$#@guests@'],
    ['two:cups', '{n, plural, zero {no cups} other {%ld cups}}'],
    ['two:guests', '{n, plural, one {one guest} other {%ld guests}}'],
  ]);
});

test('a plural of Apple gets the forms of the language', () => {
  const { strings, section } = read(DICT);
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
  expect(read(sourceFile(section, [...strings, added])).strings.at(-1)).toMatchObject({
    key: 'new',
    text: added.text,
  });
});

test('a file of Apple’s plurals is known by its content', () => {
  expect(formatOf(DICT, 'a.xml')).toBe('stringsdict');
});

test.each([
  ['stray text', '#/string>'],
  ['a comment', '<!-- how many -->'],
])('a plural of a .stringsdict file with %s before its forms loses nothing around it', (_, between) => {
  const type = /<string>ld<\/string>/;
  const content = DICT.replace(type, (value) => `${between.startsWith('<') ? value : ''}${between}`);
  const { strings, section } = read(content);
  const rows = strings.map((one) => ({ ...one, translation: null }));
  expect(translatedFile(section, rows, options)).toBe(content);
});

test('a sentence around plurals that is spelled unusually keeps what is around it (programs.26)', () => {
  const content = DICT.replace('#@cups@ for', '#@cups@ &#38; for');
  const { strings, section } = read(content);
  expect(strings.some(({ text }) => text.startsWith('%1$#@cups@ & '))).toBe(true);
  expect(sourceFile(section, strings)).toBe(content);
});

test('texts by other rules than those of plurals are named, and stay (programs.26)', () => {
  const widths =
    '<key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>Hi</string><key>50</key><string>Hello</string></dict>';
  const content = DICT.replace(/<dict>\n/, `$&<key>wide</key><dict>${widths}</dict>\n`).replace(
    '<key>zero</key>',
    '<key>none</key>',
  );
  const { strings, section, warnings } = read(content);
  expect(warnings).toEqual([
    { kind: 'notPlain', line: 5, key: 'wide' },
    { kind: 'notPlain', line: 32, key: 'two' },
  ]);
  expect(sourceFile(section, strings)).toBe(content);
});

import { po as gettext } from 'gettext-parser';
import { expect, test } from 'vitest';
import { translatedFile } from '../exports/export.ts';
import { parseSource } from '../imports/import-source.ts';
import { ownTranslations } from '../imports/own-translations.ts';
import { PROJECT_LANGUAGES } from '../languages/project-languages.ts';
import {
  numberingIn,
  pluralFormsLine,
  printedForms,
  sourcePlural,
  translatedPlural,
  usualNumbering,
} from './po-plurals.ts';

/** Headers as gettext's manual gives them. */
const HEADERS: Record<string, string> = {
  ru: 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  pl: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
  it: 'nplurals=2; plural=n != 1;',
  fr: 'nplurals=2; plural=n>1;',
  ja: 'nplurals=1; plural=0;',
  cs: 'nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;',
  ar: 'nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5;',
};
const header = (language: string) => `Language: ${language}\nPlural-Forms: ${HEADERS[language]}\n`;

test.each(Object.keys(HEADERS))('the forms of a file in %s come back from its plural', (language) => {
  const numbering = numberingIn(header(language));
  if (!numbering) throw new Error('It has a numbering');
  const texts = Array.from({ length: numbering.amount }, (_, form) => `form ${form}`);
  const printed = printedForms(translatedPlural(texts, language, numbering), language, numbering);
  expect(printed).toBe(texts.map((text, nth) => `msgstr[${nth}] "${text}"`).join('\n'));
});

test.each(Object.keys(HEADERS))(
  '%s is numbered as its file does where the file does not say how',
  (language) => {
    const [given, usual] = [numberingIn(header(language)), usualNumbering(language)];
    expect(usual.amount).toBe(given?.amount);
    for (let number = 0; number < 200; number++) expect(usual.formOf(number)).toBe(given?.formOf(number));
  },
);

test.each([
  ['ru', 3],
  ['en', 2],
  ['fr', 2],
  ['zh', 1],
  ['lv', 3],
  ['sl', 4],
  ['ar', 6],
])('a new file in %s says how its %i forms are numbered', (language, amount) => {
  const told = numberingIn(pluralFormsLine(language) ?? '');
  expect(told?.amount).toBe(amount);
  for (let number = 0; number < 1000; number++)
    expect(told?.formOf(number)).toBe(usualNumbering(language).formOf(number));
});

test('all languages but these have a line for the header', () => {
  const without = PROJECT_LANGUAGES.filter((language) => pluralFormsLine(language) === undefined);
  expect(without).toEqual(['br', 'cv', 'cy', 'gd', 'gv', 'kw', 'mt', 'tl']);
});

test.each([
  'nplurals=INTEGER; plural=EXPRESSION;',
  'nplurals=0; plural=0;',
  'nplurals=99; plural=0;',
  'nplurals=2; plural=n+;',
  'nplurals=2; plural=alert(1);',
  `nplurals=2; plural=${'('.repeat(5000)}n;`,
  'nplurals=2; plural=n;',
])('%s numbers nothing', (said) => {
  expect(numberingIn(`Plural-Forms: ${said}\n`)).toBeUndefined();
});

test('a file with fewer forms than the language has gives a plural that lacks them', () => {
  const numbering = numberingIn(header('ru'));
  if (!numbering) throw new Error('It has a numbering');
  expect(translatedPlural(['файл', '', ''], 'ru', numbering)).toBe('{n, plural, one {файл} other {}}');
  expect(translatedPlural(['', '', ''], 'ru', numbering)).toBe('');
});

test('braces and quotes of a file are not those of a message', () => {
  const text = sourcePlural("{0:d} file's", '{0:d} files }{');
  expect(text).toBe("{n, plural, one {'{'0:d'}' file''s} other {'{'0:d'}' files '}{'}}");
  expect(printedForms(text, 'en', usualNumbering('en'))).toBe(
    'msgstr[0] "{0:d} file\'s"\nmsgstr[1] "{0:d} files }{"',
  );
});

test('a template gets the forms of the language that it is translated into', () => {
  const template =
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
  const load = parseSource('po', template);
  const rows = load.strings.map((string) => ({
    ...string,
    translation: '{n, plural, one {%d файл} few {%d файла} many {%d файлов} other {%d файлов}}',
  }));
  const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru' } as const;
  const printed = translatedFile({ format: 'po', splitting: null, ...load.headerAndFooter }, rows, options);
  expect(gettext.parse(printed).headers['Plural-Forms']).toMatch(/^nplurals=3; plural=n%10==1/);
  expect(gettext.parse(printed).translations['']?.['%d file']?.msgstr).toEqual([
    '%d файл',
    '%d файла',
    '%d файлов',
  ]);
  expect(ownTranslations(parseSource('po', printed), printed, 'ru').map(({ text }) => text)).toEqual(
    rows.map(({ translation }) => translation),
  );
});

import { po as gettext } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { PROJECT_LANGUAGES } from '../core/languages/project-languages.ts';
import { numberedForms, pluralOfTwo, usualNumbering } from '../core/plurals/numbered-forms.ts';
import { translatedFile } from '../files/exports/export.ts';
import { parseSource } from '../files/imports/import-source.ts';
import { parseTranslations } from '../files/imports/import-translations.ts';
import { ownTranslations } from '../files/imports/own-translations.ts';
import { numberingIn, pluralFormsLine, printedForms } from './po-plurals.ts';

const RUSSIAN = 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2';
const LITHUANIAN = 'n%10==1 && n%100!=11 ? 1 : n%10>=2 && (n%100<10 || n%100>=20) ? 2 : 3';
const CZECH = '(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2';
const HEBREW = '(n == 1 && n % 1 == 0) ? 0 : (n == 2 && n % 1 == 0) ? 1 : (n % 10 == 0 && n > 10) ? 2 : 3';

/** Files in a language by their headers, and their plural with forms `0`, `1` …; `?` before it: they are not the language's. */
const FILES: readonly (readonly [language: string, amount: number, expression: string, plural: string])[] = [
  ['ru', 3, `(${RUSSIAN})`, 'one {0} few {1} many {2} other {2}'],
  ['ru', 4, `n==1 ? 3 : ${RUSSIAN}`, '=1 {3} one {0} few {1} many {2} other {2}'],
  ['ru', 2, 'n != 1', '? one {0} few {1} many {1} other {1}'],
  ['lt', 3, LITHUANIAN.replace('1 :', '0 :').replace('2 : 3', '1 : 2'), 'one {0} few {1} many {2} other {2}'],
  ['lt', 4, `(n==1 ? 0 : ${LITHUANIAN})`, '=1 {0} one {1} few {2} many {3} other {3}'],
  ['lt', 2, '(n != 1)', '? one {0} few {1} many {1} other {1}'],
  ['lv', 3, 'n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2', 'zero {2} one {0} other {1}'],
  [
    'cy',
    4,
    '(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3',
    '? =8 {3} =11 {3} zero {2} one {0} two {1} few {2} many {2} other {2}',
  ],
  [
    'pl',
    3,
    '(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)',
    'one {0} few {1} many {2} other {2}',
  ],
  [
    'sl',
    4,
    'n%100==1 ? 1 : n%100==2 ? 2 : n%100==3 || n%100==4 ? 3 : 0',
    'one {1} two {2} few {3} other {0}',
  ],
  [
    'gd',
    4,
    '(n==1 || n==11) ? 0 : (n==2 || n==12) ? 1 : (n > 2 && n < 20) ? 2 : 3',
    'one {0} two {1} few {2} other {3}',
  ],
  [
    'ar',
    6,
    'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5',
    'zero {0} one {1} two {2} few {3} many {4} other {5}',
  ],
  ['cs', 3, CZECH, 'one {0} few {1} many {2} other {2}'],
  ['he', 2, 'n != 1', 'one {0} two {1} other {1}'],
  ['he', 4, HEBREW, 'one {0} two {1} other {3}'],
  ['it', 2, 'n != 1', 'one {0} many {1} other {1}'],
  ['fr', 2, 'n > 1', 'one {0} many {1} other {1}'],
  ['fr', 2, 'n != 1', 'one {0} many {1} other {1}'],
  ['pt', 2, 'n>1', 'one {0} many {1} other {1}'],
  ['ja', 1, '0', 'other {0}'],
  ['ja', 2, 'n != 1', '=1 {0} other {1}'],
  ['id', 2, 'n > 1', '=0 {0} =1 {0} other {1}'],
  ['tr', 1, '0', 'one {0} other {0}'],
  ['br', 10, '9', '? one {9} two {9} few {9} many {9} other {9}'],
  ['ru', 11, '0', '? one {0} few {1} many {2} other {2}'],
  ['ru', 3, `${RUSSIAN}${' + 0'.repeat(150)}`, '? one {0} few {1} many {2} other {2}'],
  ['ru', 3, 'n+', '? one {0} few {1} many {2} other {2}'],
];

const fileWith = (language: string, amount: number, expression: string, forms: readonly string[]) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=${amount}; plural=${expression};\\n"\n\nmsgid "%d lamp"\nmsgid_plural "%d lamps"\n${forms.map((form, nth) => `msgstr[${nth}] "${form}"\n`).join('')}`;

/** The file with another translation of its plural. */
function withTranslation(file: string, language: string, change: (text: string) => string | null) {
  const load = parseSource('po', file);
  const [own] = ownTranslations(load, file, language);
  const translation = change(own?.text ?? '');
  const isDraft = translation === own?.text && own?.isDraft === true;
  const rows = load.strings.map((string) => ({ ...string, translation, isDraft }));
  const options = { untranslated: 'empty', escapesBreaks: false, language } as const;
  return translatedFile({ format: 'po', splitting: null, ...load.headerAndFooter }, rows, options);
}

describe.each(FILES)('a file in %s with %i forms by %s', (language, amount, expression, said) => {
  const forms = Array.from({ length: amount }, (_, nth) => `${nth}`);
  const file = fileWith(language, amount, expression, forms);
  const isUnsure = said.startsWith('?');
  const plural = `{n, plural, ${said.replace('? ', '')}}`;

  test('has the forms of the language by the numbers, is initial where they are others, and comes out as it came', () => {
    const [own] = ownTranslations(parseSource('po', file), file, language);
    expect(own).toMatchObject({ text: plural, isDraft: isUnsure });
    expect(own?.formsDoubt === 'otherForms').toBe(isUnsure);
    expect(withTranslation(file, language, (text) => text)).toBe(file);
  });

  test('gets the forms of a new translation, keeps what no category has, and never has fewer', () => {
    const printed = withTranslation(file, language, (text) =>
      text.replace(/=\d+ \{\d+\} /g, '').replace(/\{(\d+)\}/g, '{new $1}'),
    );
    const texts = gettext.parse(printed).translations['']?.['%d lamp']?.msgstr;
    const categories = said.replace(/=\d+ \{\d+\} /g, '');
    expect(texts).toEqual(forms.map((form) => (categories.includes(`{${form}}`) ? `new ${form}` : form)));
    // Whoever changes a form for one number finds it in the file.
    if (/=\d+ /.test(said)) {
      const single = /=\d+ \{(\d+)\}/.exec(said)?.[1] ?? '';
      const changed = withTranslation(file, language, (text) => text.replace(`{${single}}`, '{single}'));
      expect(changed).toBe(file.replace(`"${single}"`, '"single"'));
    }
    expect(withTranslation(file, language, () => null)).toBe(
      fileWith(
        language,
        amount,
        expression,
        forms.map(() => ''),
      ),
    );
  });
});

test('an upload whose forms are not those of the language is initial, and says so', () => {
  const file = fileWith('lt', 4, `(n==1 ? 0 : ${LITHUANIAN})`, [
    'viena lempa',
    '%d lempa',
    '%d lempos',
    '%d lempų',
  ]);
  const upload = fileWith('lt', 2, '(n != 1)', ['%d lempa', '%d lempos']);
  const strings = parseSource('po', file).strings.map((string, id) => ({ ...string, id, translations: [] }));
  const options = { splitting: null, escapesBreaks: false, loadsSame: false, language: 'lt' } as const;
  const { pairs } = parseTranslations('po', upload, strings, options);
  expect(pairs).toMatchObject([{ status: 'new', isDraft: true, formsDoubt: 'otherForms' }]);
  const loaded = withTranslation(file, 'lt', () => pairs[0]?.text ?? null);
  expect(gettext.parse(loaded).translations['']?.['%d lamp']?.msgstr).toHaveLength(4);
});

test('forms beyond those of the header stay, and make the translation initial', () => {
  const file = fileWith('ru', 3, RUSSIAN, ['0', '1', '2', '3']);
  expect(ownTranslations(parseSource('po', file), file, 'ru')).toMatchObject([{ formsDoubt: 'otherForms' }]);
  expect(withTranslation(file, 'ru', (text) => text)).toBe(file);
  expect(withTranslation(file, 'ru', (text) => text.replace('{1}', '{new}'))).toContain(
    '"new"\nmsgstr[2] "2"\nmsgstr[3] "3"',
  );
});

test('a header that is written in several lines is one, and is replaced as a whole', () => {
  const header = '"Plural-Forms: nplurals=2; plural=(n "\n"!= 1);\\n"\n';
  const file = fileWith('ru', 2, '', ['', '']).replace(/"Plural-Forms.*\n/, () => header);
  const printed = withTranslation(file, 'ru', () => '{n, plural, one {0} few {1} many {2} other {2}}');
  expect(gettext.parse(printed).headers['Plural-Forms']).toMatch(/^nplurals=3; plural=n%10==1/);
  expect(gettext.parse(printed).translations['']?.['%d lamp']?.msgstr).toEqual(['0', '1', '2']);
  expect(printed).not.toContain('!= 1');
});

test.each(
  FILES.filter(
    ([language, amount]) =>
      usualNumbering(language).amount === amount && language !== 'lv' && language !== 'sl',
  ),
)(
  '%s is numbered in %i forms as its file does where the file does not say how',
  (language, amount, expression) => {
    const given = numberingIn(`Plural-Forms: nplurals=${amount}; plural=${expression};`);
    if (typeof given === 'string') return;
    const usual = usualNumbering(language);
    for (let number = 1; number < 200; number++) expect(usual.formOf(number)).toBe(given.formOf(number));
  },
);

test.each([
  ['ru', 3],
  ['en', 2],
  ['fr', 2],
  ['zh', 1],
  ['lv', 3],
  ['sl', 4],
  ['gd', 4],
  ['cy', 6],
  ['ar', 6],
])('a new file in %s says how its %i forms are numbered', (language, amount) => {
  const told = numberingIn(pluralFormsLine(language) ?? '');
  if (typeof told === 'string') throw new Error('It has a numbering');
  expect(told.amount).toBe(amount);
  for (let number = 0; number < 1000; number++)
    expect(told.formOf(number)).toBe(usualNumbering(language).formOf(number));
});

test('all languages but these have a line for the header', () => {
  const without = PROJECT_LANGUAGES.filter((language) => pluralFormsLine(language) === undefined);
  expect(without).toEqual(['br', 'cv', 'gv', 'kw', 'mt', 'tl']);
});

test.each([
  ['nplurals=INTEGER; plural=EXPRESSION;', 'none'],
  ['', 'none'],
  ['nplurals=0; plural=0;', 'unreadable'],
  ['nplurals=99; plural=0;', 'unreadable'],
  ['nplurals=2; plural=n+;', 'unreadable'],
  ['nplurals=3; plural=(n<10 ? 0 : 1) + 1;', 'unreadable'],
  ['nplurals=3; plural=(n==1 ? 0 : 1) + 1;', 'unreadable'],
  ['nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2 ?;', 'unreadable'],
  ['nplurals=2; plural=alert(1);', 'unreadable'],
  [`nplurals=2; plural=${'('.repeat(5000)}n;`, 'unreadable'],
  [`nplurals=2; plural=${'('.repeat(249)}n`, 'unreadable'],
  ['nplurals=2; plural=n;', 'unreadable'],
])('%s numbers nothing', (said, kind) => {
  expect(numberingIn(`Plural-Forms: ${said}\n`)).toBe(kind);
});

test('a file with fewer forms than the language has gives a plural that lacks them', () => {
  const file = (forms: string[]) => fileWith('ru', 3, RUSSIAN, forms);
  const textOf = (content: string) => ownTranslations(parseSource('po', content), content, 'ru')[0]?.text;
  expect(textOf(file(['файл', '', '']))).toBe('{n, plural, one {файл} other {}}');
  expect(textOf(file(['', '', '']))).toBeUndefined();
});

test('braces and quotes of a file are not those of a message', () => {
  const text = pluralOfTwo("{0:d} file's", '{0:d} files }{');
  expect(text).toBe("{n, plural, one {'{'0:d'}' file''s} other {'{'0:d'}' files '}{'}}");
  expect(printedForms(text, numberedForms('en', usualNumbering('en')), '')).toBe(
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

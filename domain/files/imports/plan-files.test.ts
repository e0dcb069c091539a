import { expect, test } from 'vitest';
import type { Format } from '../../formats/model/format.ts';
import { bringsTranslations, isBookName, type KnownSection, planFiles } from './plan-files.ts';

const file = (
  path: string,
  format: Format = 'json',
  { strings = 3, translations = 0, chapters = 1 } = {},
) => ({
  chapters,
  path,
  format,
  strings,
  translations,
});
const section = (
  id: number,
  name: string,
  source_path: string | null = null,
  format: Format = 'json',
): KnownSection => ({
  format,
  id,
  name,
  source_path,
});
const plan = (files: ReturnType<typeof file>[], sections: KnownSection[] = []) =>
  planFiles(files, { source_lang: 'en', target_lang: 'ru', sections });

test('each file becomes a section with its name, and a book one for each chapter', () => {
  expect(plan([file('menu.en.json'), file('sintel.srt', 'srt'), file('alice.epub', 'epub')])).toEqual([
    { as: 'new', name: 'menu' },
    { as: 'new', name: 'sintel' },
    { as: 'book' },
  ]);
  expect(plan([file('Localizable.xcstrings'), file('app.properties'), file('Part 1. Beginnings')])).toEqual([
    { as: 'new', name: 'Localizable' },
    { as: 'new', name: 'app' },
    { as: 'new', name: 'Part 1. Beginnings' },
  ]);
});

test('a text with chapters becomes a section for each, unless another file has its translations', () => {
  const tale = file('en/tale.txt', 'text', { chapters: 3 });
  expect(plan([tale, file('short.md', 'markdown')])).toEqual([{ as: 'book' }, { as: 'new', name: 'short' }]);
  expect(plan([tale, file('ru/tale.txt', 'text', { chapters: 3 })])).toEqual([
    { as: 'new', name: 'tale' },
    { as: 'translations', of: 'en/tale.txt' },
  ]);
});

test('a file whose path has chapters is their newer file, and one whose path has a section that of the section', () => {
  const [tale, epub] = [file('tale.md', 'markdown', { chapters: 3 }), file('alice.epub', 'epub')];
  const known = [section(1, 'One', 'tale.md', 'markdown_document'), section(2, 'Down', 'alice.epub', 'epub')];
  expect(plan([tale, epub], known)).toEqual([{ as: 'newerBook' }, { as: 'newerBook' }]);
  expect(plan([tale], [section(1, 'tale', 'tale.md', 'markdown')])).toEqual([{ as: 'update', section: 1 }]);
});

test('sections whose files have the same name are called by their folders too', () => {
  expect(plan([file('app/strings.json'), file('lib/strings.json'), file('lib/menu.json')])).toEqual([
    { as: 'new', name: 'app/strings' },
    { as: 'new', name: 'lib/strings' },
    { as: 'new', name: 'menu' },
  ]);
});

test.each([
  ['locales/en/app.json', 'locales/ru/app.json'],
  ['en.json', 'ru.json'],
  ['menu.json', 'menu.ru.json'],
  ['menu.en.json', 'menu.ru-RU.json'],
  ['app_en.properties', 'app_ru_RU.properties'],
  ['res/values/strings.xml', 'res/values-ru/strings.xml'],
  ['res/values/strings.xml', 'res/values-ru-rRU/strings.xml'],
  ['en.lproj/Main.strings', 'ru.lproj/Main.strings'],
  ['po/app.pot', 'po/ru/app.po'],
])('beside %s the file %s has its translations', (source, translations) => {
  const [first, second] = plan([file(source), file(translations)]);
  expect(first?.as).toBe('new');
  expect(second).toEqual({ as: 'translations', of: source });
  expect(plan([file(translations), file(source)])[0]).toEqual({ as: 'translations', of: source });
});

test('a file in the target language has the translations of the section that its source was imported into', () => {
  const sections = [section(1, 'Menu', 'src/en/menu.json'), section(2, 'sintel')];
  expect(plan([file('src/ru/menu.json'), file('sintel.ru.srt', 'srt')], sections)).toEqual([
    { as: 'translations', of: 1 },
    { as: 'translations', of: 2 },
  ]);
});

test('a file without a source is one itself, though its path has the letters of the target language', () => {
  expect(plan([file('ru/tale.txt', 'text')])).toEqual([{ as: 'new', name: 'tale' }]);
  expect(planFiles([file('it-help.json')], { source_lang: 'en', target_lang: 'it', sections: [] })).toEqual([
    { as: 'new', name: 'it-help' },
  ]);
});

test('a file that was imported before updates its section: by its path, or by its name', () => {
  const sections = [section(1, 'Menu', 'en/menu.json'), section(2, 'Tale')];
  expect(plan([file('en/menu.json'), file('tale.en.txt', 'text'), file('other.json')], sections)).toEqual([
    { as: 'update', section: 1 },
    { as: 'update', section: 2 },
    { as: 'new', name: 'other' },
  ]);
});

test('two files never update one section', () => {
  expect(plan([file('a/tale.txt', 'text'), file('b/tale.txt', 'text')], [section(2, 'Tale')])).toEqual([
    { as: 'update', section: 2 },
    { as: 'new', name: 'b/tale' },
  ]);
});

test('a file without strings becomes nothing, and a long name keeps its end', () => {
  expect(plan([file('empty.json', 'json', { strings: 0 })])).toEqual([{ as: 'nothing' }]);
  const [made] = plan([file(`${'x'.repeat(300)}9.json`)]);
  expect(made).toEqual({ as: 'new', name: `${'x'.repeat(99)}9` });
});

test('the translations of a bilingual file come with it', () => {
  expect(bringsTranslations(file('ru.po', 'po', { translations: 2 }))).toBe(true);
  expect(bringsTranslations(file('app.pot', 'po'))).toBe(false);
});

test.each([
  ['alice.epub', true],
  ['alice.fb2.zip', true],
  ['Alice.DOCX', true],
  ['page.html', true],
  ['notes.md', false],
  ['alice.txt', false],
])('%s is read as a book: %s', (name, isBook) => {
  expect(isBookName(name)).toBe(isBook);
});

test('a file of another language of the same source has translations into that language (families.22)', () => {
  const languages = [
    { project: 7, target_lang: 'it' },
    { project: 8, target_lang: 'de' },
  ];
  const files = [file('en/menu.json'), file('ru/menu.json'), file('it/menu.json'), file('de/old.json')];
  const sections = [section(1, 'old', 'en/old.json')];
  expect(planFiles(files, { source_lang: 'en', target_lang: 'ru', sections, languages })).toEqual([
    { as: 'new', name: 'menu' },
    { as: 'translations', of: 'en/menu.json' },
    { as: 'translations', of: 'en/menu.json', into: 7 },
    { as: 'translations', of: 1, into: 8 },
  ]);
});

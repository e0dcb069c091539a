import { expect, test } from 'vitest';
import type { Section } from '#contract/sections.ts';
import type { ListedString } from '#contract/strings.ts';
import { formatOfAll } from '#domain/exports/export-rules.ts';
import { parseSource } from '#domain/imports/import-source.ts';
import { INITIAL, REGULAR } from '#domain/translations/translations.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';
import { fileInOwnFormat, filesOfZip } from './export-files.ts';

const project = {
  handle: 'alice',
  name: 'Alice',
  description: '**A tale**',
  source_lang: 'en',
  target_lang: 'ru',
};
const choice: ExportChoice = {
  shape: 'own',
  isZip: false,
  version: 'current',
  untranslated: 'source',
  escapesBreaks: false,
  joinsParts: false,
  excludesNeedsReview: false,
  layout: 'translation',
  hasCredits: true,
  hasColophon: true,
};

function section(facts: Partial<Section>, amount = 1): Section {
  const stats = {
    strings_amount: amount,
    strings_translated: 0,
    strings_approved: 0,
    strings_initial: 0,
    strings_needing_review: 0,
    translations_amount: 0,
    last_update: null,
  };
  return {
    id: 1,
    project_id: 1,
    translated_name: null,
    source_path: null,
    source_hash: null,
    name: 'One',
    num: 1,
    type: 'text',
    updated_at: 0,
    format: 'text',
    splitting: 'lines',
    stats,
    ...facts,
  };
}

function string(text: string, facts: Partial<ListedString> = {}): ListedString {
  return {
    id: 1,
    section_id: 1,
    index: 1,
    text,
    key: '',
    context: '',
    max_length: null,
    continues: false,
    target_start: null,
    target_end: null,
    updated_at: 0,
    comments_amount: 0,
    ...facts,
  };
}

const translationOf = (text: string, status: -1 | 0 | 1 = REGULAR) => ({
  id: 1,
  string_id: 1,
  text,
  status,
  author_id: 1,
  author: { id: 1, username: 'ann' },
  editor: null,
  editor_id: null,
  updated_at: 0,
  votes_plus: [],
  votes_minus: [],
  context: '',
  competing: false,
  needs_review: false,
});

test('subtitles have the times of their translation on request (subtitles.17)', () => {
  const context = '1 · 00:00:01.000 → 00:00:02.000';
  const frame = { lead: '1\n00:00:01,000 --> 00:00:02,000\n', raw: null };
  const strings = [string('One', { context, frame, target_start: 1100, target_end: 2500 })];
  const film = { section: section({ format: 'srt' }), strings };
  const content = (targetTimes: boolean) =>
    fileInOwnFormat(project, [film], { ...choice, targetTimes }).content;
  expect(content(true)).toContain('00:00:01,100 --> 00:00:02,500\nOne');
  expect(content(false)).toContain('00:00:01,000 --> 00:00:02,000\nOne');
});

test('a file is named after project, section and language, one of several sections after the project', () => {
  const one = { section: section({}), strings: [string('One.')] };
  expect(fileInOwnFormat(project, [one], choice)).toEqual({ name: 'One.ru.txt', content: 'One.\n' });
  expect(fileInOwnFormat(project, [one, one], choice).name).toBe('alice.ru.txt');
});

test('a translated file of text has the translated name of its section, others that of their source', () => {
  const named = { translated_name: 'Глава 1', name: 'Chapter 1' };
  const text = { section: section(named), strings: [string('One.')] };
  expect(fileInOwnFormat(project, [text], choice).name).toBe('Глава_1.ru.txt');
  // Players find subtitles by the name of the film.
  const film = {
    section: section({ ...named, name: 'sintel.en', format: 'srt' }),
    strings: [string('One.')],
  };
  expect(fileInOwnFormat(project, [film], choice).name).toBe('sintel.ru.srt');
});

test('paragraphs stay apart by a blank line', () => {
  const strings = [string('One.'), string('Two.')];
  const paragraphs = { section: section({ splitting: 'paragraphs' }), strings };
  expect(fileInOwnFormat(project, [paragraphs], choice).content).toBe('One.\n\nTwo.\n');
});

test('sections of both JSON types make a list, which keeps everything', () => {
  expect(formatOfAll([section({ format: 'json' }), section({ format: 'special_json' })])).toBe(
    'special_json',
  );
  expect(formatOfAll([section({ format: 'special_json' }, 0), section({ format: 'json' })])).toBe('json');
});

test('of one section what stood around its strings comes back, of several it does not', () => {
  const file = '{ "a":  "A" }';
  const { strings: read, headerAndFooter } = parseSource('json', file);
  const strings = read.map(({ text, key, frame }) => string(text, { key, frame }));
  const json = { section: section({ format: 'json', type: 'json', ...headerAndFooter }), strings };
  expect(fileInOwnFormat(project, [json], choice).content).toBe(file);
  expect(JSON.parse(String(fileInOwnFormat(project, [json, json], choice).content))).toEqual({ a: 'A' });
});

test('files of a zip that one reads are numbered in the order of their sections; others are found by their names', () => {
  const of = (name: string, facts: Partial<Section> = {}): FetchedSection => ({
    section: section({ name, ...facts }),
    strings: [string('One.')],
  });
  const names = (fetched: FetchedSection[]) =>
    filesOfZip(fetched, (one) => fileInOwnFormat(project, one, choice)).map(({ name }) => name);
  const chapters = ['IX', 'V', 'IX'].map((name) => of(name));
  expect(names(chapters)).toEqual(['1_IX.ru.txt', '2_V.ru.txt', '3_IX.ru.txt']);
  expect(names(Array.from({ length: 10 }, () => of('V')))[1]).toBe('02_V.ru.txt');
  expect(names([of('V')])).toEqual(['V.ru.txt']);
  const films = ['Sintel', 'sintel'].map((name) => of(name, { format: 'srt' }));
  expect(names([...films, of('V')])).toEqual(['Sintel.ru.srt', 'sintel.ru-2.srt', 'V.ru.txt']);
});

test('parts of a paragraph are lines of their own unless they are to be joined', () => {
  const strings = [string('One.'), string('Two.', { continues: true }), string('Three.')];
  const one = { section: section({}), strings };
  expect(fileInOwnFormat(project, [one], choice).content).toBe('One.\nTwo.\nThree.\n');
  expect(fileInOwnFormat(project, [one], { ...choice, joinsParts: true }).content).toBe(
    'One. Two.\nThree.\n',
  );
  const list = { section: section({ format: 'special_json' }), strings };
  expect(JSON.parse(String(fileInOwnFormat(project, [list], choice).content))).toMatchObject([
    {},
    { continues: true },
    {},
  ]);
});

test('a draft is fuzzy in a gettext file', () => {
  const read = parseSource('po', '#: a.c:1\nmsgid "Open"\nmsgstr ""\n');
  const translations = [translationOf('Открыть', INITIAL)];
  const strings = read.strings.map(({ text, context, frame }) =>
    string(text, { context, frame, translations }),
  );
  const file = fileInOwnFormat(
    project,
    [{ section: section({ format: 'po', name: 'app', ...read.headerAndFooter }), strings }],
    choice,
  );
  expect(file).toEqual({
    name: 'app.ru.po',
    content: '#: a.c:1\n#, fuzzy\nmsgid "Open"\nmsgstr "Открыть"\n',
  });
});

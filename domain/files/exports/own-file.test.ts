import { expect, test } from 'vitest';
import type { ExportedRow } from '../../formats/model/file-format.ts';
import { parseSource } from '../imports/import-source.ts';
import { formatOfAll } from './export-rules.ts';
import { filesInZip, ownFile, type SectionRows } from './own-file.ts';

const project = { handle: 'alice', source_lang: 'en', target_lang: 'ru' };
const choice = { untranslated: 'source', escapesBreaks: false, joinsParts: false } as const;

const section = (facts: Partial<SectionRows['section']>, strings_amount = 1): SectionRows['section'] => ({
  name: 'One',
  translated_name: null,
  format: 'text',
  splitting: 'lines',
  ...facts,
  stats: { strings_amount },
});

const row = (text: string, facts: Partial<ExportedRow> = {}): ExportedRow => ({
  text,
  key: '',
  context: '',
  continues: false,
  translation: null,
  ...facts,
});

test('subtitles have the times of their translation on request (subtitles.17)', () => {
  const context = '1 · 00:00:01.000 → 00:00:02.000';
  const frame = { lead: '1\n00:00:01,000 --> 00:00:02,000\n', raw: null };
  const rows = [row('One', { context, frame, target_start: 1100, target_end: 2500 })];
  const film = { section: section({ format: 'srt' }), rows };
  const content = (targetTimes: boolean) => ownFile(project, [film], { ...choice, targetTimes }).content;
  expect(content(true)).toContain('00:00:01,100 --> 00:00:02,500\nOne');
  expect(content(false)).toContain('00:00:01,000 --> 00:00:02,000\nOne');
});

test('a file is named after project, section and language, one of several sections after the project', () => {
  const one = { section: section({}), rows: [row('One.')] };
  expect(ownFile(project, [one], choice)).toEqual({ name: 'One.ru.txt', content: 'One.\n' });
  expect(ownFile(project, [one, one], choice).name).toBe('alice.ru.txt');
});

test('a translated file of text has the translated name of its section, others that of their source', () => {
  const named = { translated_name: 'Глава 1', name: 'Chapter 1' };
  const text = { section: section(named), rows: [row('One.')] };
  expect(ownFile(project, [text], choice).name).toBe('Глава_1.ru.txt');
  // Players find subtitles by the name of the film.
  const film = {
    section: section({ ...named, name: 'sintel.en', format: 'srt' }),
    rows: [row('One.')],
  };
  expect(ownFile(project, [film], choice).name).toBe('sintel.ru.srt');
});

test('paragraphs stay apart by a blank line', () => {
  const rows = [row('One.'), row('Two.')];
  const paragraphs = { section: section({ splitting: 'paragraphs' }), rows };
  expect(ownFile(project, [paragraphs], choice).content).toBe('One.\n\nTwo.\n');
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
  const rows = read.map(({ text, key, frame }) => row(text, { key, frame }));
  const json = { section: section({ format: 'json', ...headerAndFooter }), rows };
  expect(ownFile(project, [json], choice).content).toBe(file);
  expect(JSON.parse(String(ownFile(project, [json, json], choice).content))).toEqual({ a: 'A' });
});

test('files of a zip that one reads are numbered in the order of their sections; others are found by their names', () => {
  const of = (name: string, facts: Partial<SectionRows['section']> = {}): SectionRows => ({
    section: section({ name, ...facts }),
    rows: [row('One.')],
  });
  const names = (all: SectionRows[]) =>
    filesInZip(
      all,
      (one) => one.section.format === 'text',
      (one) => ownFile(project, [one], choice),
    ).map(({ name }) => name);
  const chapters = ['IX', 'V', 'IX'].map((name) => of(name));
  expect(names(chapters)).toEqual(['1_IX.ru.txt', '2_V.ru.txt', '3_IX.ru.txt']);
  expect(names(Array.from({ length: 10 }, () => of('V')))[1]).toBe('02_V.ru.txt');
  expect(names([of('V')])).toEqual(['V.ru.txt']);
  const films = ['Sintel', 'sintel'].map((name) => of(name, { format: 'srt' }));
  expect(names([...films, of('V')])).toEqual(['Sintel.ru.srt', 'sintel.ru-2.srt', 'V.ru.txt']);
});

test('parts of a paragraph are lines of their own unless they are to be joined', () => {
  const rows = [row('One.'), row('Two.', { continues: true }), row('Three.')];
  const one = { section: section({}), rows };
  expect(ownFile(project, [one], choice).content).toBe('One.\nTwo.\nThree.\n');
  expect(ownFile(project, [one], { ...choice, joinsParts: true }).content).toBe('One. Two.\nThree.\n');
  const list = { section: section({ format: 'special_json' }), rows };
  expect(JSON.parse(String(ownFile(project, [list], choice).content))).toMatchObject([
    {},
    { continues: true },
    {},
  ]);
});

test('a draft is fuzzy in a gettext file', () => {
  const read = parseSource('po', '#: a.c:1\nmsgid "Open"\nmsgstr ""\n');
  const rows = read.strings.map(({ text, context, frame }) =>
    row(text, { context, frame, translation: 'Открыть', isDraft: true }),
  );
  const file = ownFile(
    project,
    [{ section: section({ format: 'po', name: 'app', ...read.headerAndFooter }), rows }],
    choice,
  );
  expect(file).toEqual({
    name: 'app.ru.po',
    content: '#: a.c:1\n#, fuzzy\nmsgid "Open"\nmsgstr "Открыть"\n',
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Splitting } from '../../core/text/splitting.ts';
import type { ExportedRow } from '../../formats/model/file-format.ts';
import type { Format } from '../../formats/model/format.ts';
import { parseSource } from '../imports/import-source.ts';
import { sourceFile, translatedFile } from './export.ts';
import { hasParts, whyNotOneFile } from './export-rules.ts';

const row = (text: string, translation: string | null, key = ''): ExportedRow => ({
  text,
  key,
  context: '',
  translation,
});
const of = (format: Format, splitting: Splitting | null = null) => ({ format, splitting });
const asIs = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
const rows = [row('One', 'Раз'), row('Two\nlines', null), row('Three', 'Три\nстроки')];

test('text: a line per string, line breaks within as spaces', () => {
  expect(translatedFile(of('text', 'lines'), rows, asIs)).toBe('Раз\nTwo lines\nТри строки\n');
});

test('paragraph sections: a blank line between', () => {
  expect(translatedFile(of('text', 'paragraphs'), rows, asIs)).toBe('Раз\n\nTwo lines\n\nТри строки\n');
});

test('with the option, line breaks are written and backslashes doubled', () => {
  const texts = [row('a\nb\\n', null), row('c\rd', null)];
  expect(translatedFile(of('text', 'lines'), texts, { ...asIs, escapesBreaks: true, language: 'ru' })).toBe(
    'a\\nb\\\\n\nc\\rd\n',
  );
});

test.each([
  ['source', 'Раз\nTwo lines\nТри строки\n'],
  ['empty', 'Раз\n\nТри строки\n'],
  ['skip', 'Раз\nТри строки\n'],
] as const)('where a translation is missing: %s', (untranslated, expected) => {
  expect(translatedFile(of('text', 'lines'), rows, { ...asIs, untranslated })).toBe(expected);
});

test('json: pairs in the order of the strings, whatever their keys', () => {
  const pairs = [
    row('b', 'B', 'z'),
    row('two', 'д"ва', '10'),
    row('x', null, '2'),
    row('p', 'P', '__proto__'),
  ];
  expect(translatedFile(of('json'), pairs, asIs)).toBe(
    '{\n  "z": "B",\n  "10": "д\\"ва",\n  "2": "x",\n  "__proto__": "P"\n}\n',
  );
});

test('special_json: a list of text, key, context and translation', () => {
  const list = [{ text: 'Save', key: 'save', context: 'button', translation: 'Salva' }];
  expect(JSON.parse(translatedFile(of('special_json'), list, asIs))).toEqual(list);
});

test.each([
  ['text', ''],
  ['json', '{}\n'],
  ['special_json', '[]\n'],
] as const)('no strings as %s', (type, expected) => {
  expect(translatedFile(of(type), [], asIs)).toBe(expected);
});

test('the sources of a json section, downloaded, load again as they were', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `.${text}`);
  const pairs = fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(pairs, (list) => {
      const content = translatedFile(
        of('json'),
        list.map(([key, text]) => row(text, null, key)),
        asIs,
      );
      expect(parseSource('json', content).strings.map(({ key, text }) => [key, text])).toEqual(list);
    }),
  );
});

test.each(['json', 'special_json'] as const)('the source of a %s section loads again as it was', (type) => {
  const strings = [
    { text: 'Line', key: 'bar.line', context: 'the tool', max_length: 12 },
    { text: ' two\nlines ', key: 'bar.two', context: '', max_length: null },
  ];
  const { strings: loaded, ok } = parseSource(type, sourceFile(of(type), strings));
  expect(ok).toBe(true);
  expect(loaded.map(({ text, key }) => ({ text, key }))).toEqual(
    strings.map(({ text, key }) => ({ text, key })),
  );
  if (type === 'special_json') expect(loaded[0]).toMatchObject({ context: 'the tool', max_length: 12 });
});

test('the source of a text section is its strings, paragraphs apart by a blank line', () => {
  const strings = ['One.', 'Two.'].map((text) => ({ text, key: '', context: '', max_length: null }));
  expect(sourceFile(of('text', 'lines'), strings)).toBe('One.\nTwo.\n');
  expect(sourceFile(of('text', 'paragraphs'), strings)).toBe('One.\n\nTwo.\n');
});

const languages = { source_lang: 'en', target_lang: 'ru' };

test('the source has the parts of a paragraph as strings of their own, or joined', () => {
  const strings = ['One.', 'Two.', 'Three.'].map((text, at) => ({
    text,
    key: `k${at}`,
    context: '',
    max_length: null,
    continues: at === 1,
  }));
  expect(sourceFile(of('text', 'paragraphs'), strings)).toBe('One.\n\nTwo.\n\nThree.\n');
  expect(sourceFile(of('text', 'paragraphs'), strings, languages)).toBe('One. Two.\n\nThree.\n');
  expect(sourceFile(of('text'), strings, { ...languages, source_lang: 'ja' })).toBe('One.Two.\nThree.\n');
  // Every key is in the file, even if its string continues another.
  expect(Object.keys(JSON.parse(sourceFile(of('json'), strings, languages)))).toEqual(['k0', 'k1', 'k2']);
  expect(JSON.parse(sourceFile(of('special_json'), strings, languages))).toHaveLength(3);
});

test('the source of subtitles has the parts of a cue as cues of their own, or as one', () => {
  const file = '1\n00:00:01,000 --> 00:00:02,000\nOne.\n\n2\n00:00:02,000 --> 00:00:03,000\nTwo.\n';
  const { strings, headerAndFooter } = parseSource('srt', file);
  const parts = strings.map((string, at) => ({ ...string, continues: at === 1 }));
  const section = { ...of('srt'), ...headerAndFooter };
  expect(sourceFile(section, parts)).toBe(file);
  expect(sourceFile(section, parts, languages)).toBe('1\n00:00:01,000 --> 00:00:03,000\nOne. Two.\n');
});

test.each<[Format, boolean[], boolean]>([
  ['text', [false, true], true],
  ['ass', [false, true], true],
  ['text', [true, false], false],
  ['json', [false, true], false],
  ['special_json', [false, true], false],
])('%s whose strings continue others as %j: something to join is %j', (format, marks, expected) => {
  expect(
    hasParts(
      format,
      marks.map((continues) => ({ continues })),
    ),
  ).toBe(expected);
});

test('subtitles go out as they came, with what was translated', () => {
  const file = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n00:03.000 --> 00:04.000\nTwo\n';
  const { strings, headerAndFooter } = parseSource('vtt', file);
  const [first, second] = strings.map((string, at) => ({ ...string, translation: at ? null : 'Раз' }));
  const section = { ...of('vtt'), ...headerAndFooter };
  const printed = (untranslated: 'source' | 'empty' | 'skip') =>
    translatedFile(section, first && second ? [first, second] : [], { ...asIs, untranslated });
  expect(printed('source')).toBe(file.replace('One', 'Раз'));
  expect(printed('empty')).toBe(file.replace('One', 'Раз').replace('Two', ''));
  expect(printed('skip')).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nРаз\n');
  expect(sourceFile(section, strings)).toBe(file);
});

test('a JSON object keeps its spaces and spellings where nothing was translated', () => {
  const file = '{"a" : "\\u0416\\/",\n\n  "b": "B" }';
  const { strings, headerAndFooter } = parseSource('json', file);
  const section = { ...of('json'), ...headerAndFooter };
  expect(sourceFile(section, strings)).toBe(file);
  const rows = strings.map((string) => ({ ...string, key: `${string.key}!`, translation: 'x' }));
  expect(translatedFile(section, rows, asIs)).toBe('{"a!" : "x",\n\n  "b!": "x" }');
});

test.each<[Format[], ReturnType<typeof whyNotOneFile>]>([
  [[], 'nothing'],
  [['text', 'text'], undefined],
  [['json', 'special_json'], undefined],
  [['text', 'json'], 'mixed'],
  [['srt'], undefined],
  [['srt', 'srt'], 'mixed'],
  [['text', 'vtt'], 'mixed'],
  [['po', 'po'], undefined],
  [['po', 'json'], 'mixed'],
  [['markdown', 'markdown'], 'mixed'],
])('one file of %j: %j', (formats, expected) => {
  const sections = formats.map((format) => ({ format, stats: { strings_amount: 1 } }));
  expect(whyNotOneFile([...sections, { format: 'ass', stats: { strings_amount: 0 } }])).toBe(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { storedText } from '../../core/text/text.ts';
import type { TargetString } from '../../formats/model/translation-reading.ts';
import { translatedFile } from '../exports/export.ts';
import { parseSource } from './import-source.ts';
import {
  detectTranslationsType,
  parseTranslations,
  type TranslationsOptions,
} from './import-translations.ts';
import { batchesOf, type TranslationsType, whyNotImport } from './translation-pairs.ts';

const string = (id: number, text: string, others: Partial<TargetString> = {}): TargetString => ({
  id,
  text,
  key: '',
  max_length: null,
  translations: [],
  ...others,
});
const plain = { escapesBreaks: false, language: 'ru', splitting: 'lines', loadsSame: false } as const;
const strings = [
  string(1, 'One', { key: 'a', translations: ['Раз'] }),
  string(2, 'Two', { key: 'b', max_length: 5 }),
  string(3, 'Three', { key: 'c' }),
];
const read = (
  type: TranslationsType,
  content: string,
  options: Partial<TranslationsOptions> = {},
  of = strings,
) => parseTranslations(type, content, of, { ...plain, ...options });
/** The outcome of each pair in short: '2 new Два'. */
const statuses = (...asked: Parameters<typeof read>) =>
  read(...asked).pairs.map(({ string, status, text }) => `${string?.id ?? '-'} ${status} ${text}`);

test('text: line k is for string k, one line break at the end is no line more', () => {
  for (const end of ['', '\n', '\r\n']) {
    expect(statuses('text', `Один\r\nДва\nТри${end}`)).toEqual(['1 new Один', '2 new Два', '3 new Три']);
  }
});

test.each([
  ['Один\nДва', 2],
  ['Один\nДва\nТри\n\n', 4],
  ['', 0],
])('text: as many lines as strings, else it is refused: %j', (content, lines) => {
  const { pairs, problems } = read('text', content);
  expect(problems).toEqual([{ kind: 'wrongAmount', lines, strings: 3 }]);
  expect(pairs).toEqual([]);
});

test('paragraphs come as their download has them, a blank line between, or a line each', () => {
  const options = { splitting: 'paragraphs' } as const;
  expect(statuses('text', 'Один\n\n\n\nТри\n', options)).toEqual(['1 new Один', '2 empty ', '3 new Три']);
  expect(statuses('text', 'Один\nДва\nТри', options)).toHaveLength(3);
  expect(read('text', 'Один\n\nДва\nи\nТри', options).problems).toHaveLength(1);
  expect(read('text', 'Один\n\nДва\n\nТри').problems).toHaveLength(1);
});

test('lines equal to the source are left out, unless asked for', () => {
  expect(statuses('text', 'One\nДва\nThree')).toEqual(['1 same One', '2 new Два', '3 same Three']);
  expect(statuses('text', 'One\nДва\nThree', { loadsSame: true })[0]).toBe('1 new One');
});

test('translations that are there already are left out, and those that the paste has twice', () => {
  expect(statuses('text', 'Раз\nДва\nТри')[0]).toBe('1 identical Раз');
  expect(statuses('json', '{"c": ["Три", "Три"], "c": "Три"}')).toEqual([
    '3 new Три',
    '3 identical Три',
    '3 identical Три',
  ]);
  const wrong = 'й';
  expect(statuses('text', wrong.normalize('NFD'), {}, [string(1, 'y', { translations: [wrong] })])).toEqual([
    `1 identical ${wrong.normalize('NFD')}`,
  ]);
});

test('blank ones, too long ones and what can’t be stored are named', () => {
  expect(statuses('json', '{"a": " \\u200b", "b": "больше", "c": "\\u0000", "d": "Нет"}')).toEqual([
    '1 empty  \u200b',
    '2 tooLong больше',
    '3 illegal \0',
    '- unknown Нет',
  ]);
  const long = 'x'.repeat(LIMITS.translation.max + 1);
  expect(read('json', `{"c": "${long}"}`).pairs[0]?.status).toBe('tooLong');
});

test('json: a value is a translation or a list of them', () => {
  expect(statuses('json', '{"b": "Два", "c": ["Три", "Трое"], "a": []}')).toEqual([
    '2 new Два',
    '3 new Три',
    '3 new Трое',
    '1 empty ',
  ]);
});

test('json: a pair is for every string with that key, each by itself', () => {
  const twins = [string(1, 'Open', { key: 'k', translations: ['Открыть'] }), string(2, 'Open', { key: 'k' })];
  const { pairs } = read('json', '{"k": "Открыть"}', {}, twins);
  expect(pairs.map(({ string, status, shared }) => [string?.id, status, shared])).toEqual([
    [1, 'identical', 2],
    [2, 'new', 2],
  ]);
});

test.each([
  ['nested_json', '{"a": {"b": "Один"}, "a.b": "Два"}'],
  ['yaml', 'ru:\n  a:\n    b: Один\n  a.b: Два\n'],
] as const)(
  '%s: a key that is there as often as there are strings with it is for one after the other',
  (type, content) => {
    const alike = [string(1, 'One', { key: 'a.b' }), string(2, 'Two', { key: 'a.b' })];
    expect(statuses(type, content, {}, alike)).toEqual(['1 new Один', '2 new Два']);
  },
);

test('json: no key is no name for a string without one', () => {
  expect(statuses('json', '{"": "Без ключа"}', {}, [string(1, 'No key')])).toEqual(['- unknown Без ключа']);
});

test.each([
  ['{"a": "b",}', { kind: 'brokenJson', line: 1 }],
  ['{\n"a": "b"', { kind: 'brokenJson', line: 2 }],
  ['', { kind: 'brokenJson', line: 1 }],
  ['\n"text"', { kind: 'notObject', line: 2 }],
  ['{\n"a": {"b": "c"}}', { kind: 'notText', line: 2, key: 'a' }],
  ['{"a": ["b", 7]}', { kind: 'notText', line: 1, key: 'a' }],
  ['{"a": null}', { kind: 'notText', line: 1, key: 'a' }],
  ['[{"translation": "b"}]', { kind: 'notObject', line: 1 }],
  ['[{"key": "a"}]', { kind: 'notText', line: 1, key: 'a' }],
])('json: %j is refused at its line', (content, problem) => {
  expect(read('json', content)).toEqual({ pairs: [], problems: [problem], by: 'key' });
});

test('an import needs something new, and no blank ones unless they are skipped', () => {
  const why = (content: string, skipsEmpty = false) => whyNotImport(read('json', content), { skipsEmpty });
  expect(why('{"b": "Два"}')).toBeUndefined();
  expect(why('{}')).toBe('none');
  expect(why('{"x": "Икс", "y": "Игрек"}')).toBe('unknown');
  expect(why('{"a": "Раз"}')).toBe('identical');
  expect(why('{"a": "Раз", "b": "Two"}')).toBe('several');
  expect(why('{"b": "Two", "c": "Three"}')).toBe('same');
  expect(why('{"b": "Two", "c": ""}', true)).toBe('same');
  expect(why('{"b": "Два", "c": ""}')).toBe('empty');
  expect(why('{"b": "Два", "c": ""}', true)).toBeUndefined();
  expect(why('{"c": ""}', true)).toBe('none');
});

const words = fc
  .string({ minLength: 1, unit: fc.constantFrom('a', 'n', 'r', '\\', '\n', '\r', ' ', '"', '1') })
  .filter((text) => /a/.test(text) && text === storedText(text));
const cases = fc.record({
  rows: fc.uniqueArray(fc.tuple(words, words), { minLength: 1, selector: ([text]) => text }),
  escapesBreaks: fc.boolean(),
  splitting: fc.constantFrom('lines', 'paragraphs'),
});

test('a download uploaded again has nothing new, whatever is in it', () => {
  fc.assert(
    fc.property(cases, ({ rows, escapesBreaks, splitting }) => {
      const stored = rows.map(([text, translation], at) => string(at, text, { translations: [translation] }));
      const file = translatedFile(
        { format: 'text', splitting },
        rows.map(([text, translation]) => ({ text, key: '', context: '', translation })),
        { untranslated: 'source', escapesBreaks, language: 'ru' },
      );
      const { pairs, problems } = read('text', file, { escapesBreaks, language: 'ru', splitting }, stored);
      expect(problems).toEqual([]);
      expect(pairs.filter(({ status }) => status !== 'identical' && status !== 'same')).toEqual([]);
    }),
  );
});

test.each(['json', 'special_json'] as const)('a download of %s too', (type) => {
  fc.assert(
    fc.property(fc.uniqueArray(words, { minLength: 1 }), (keys) => {
      const rows = keys.map((key) => ({ text: 'Source', key, context: '', translation: `«${key}»` }));
      const stored = rows.map(({ text, key, translation }, at) =>
        string(at, text, { key, translations: [translation] }),
      );
      const file = translatedFile({ format: type, splitting: null }, rows, {
        untranslated: 'skip',
        escapesBreaks: false,
        language: 'ru',
      });
      expect(read('json', file, {}, stored).pairs.map(({ status }) => status)).toEqual(
        keys.map(() => 'identical'),
      );
    }),
  );
});

test('calls have no more pairs and no more bytes than one may have, in their order', () => {
  const many = Array.from({ length: LIMITS.translationBatch * 2 + 1 }, (_, at) => ({ at, text: 'ok' }));
  expect(batchesOf(many).map((batch) => batch.length)).toEqual([
    LIMITS.translationBatch,
    LIMITS.translationBatch,
    1,
  ]);
  const long = Array.from({ length: LIMITS.translationBatch }, () => ({ text: 'щ'.repeat(2000) }));
  const batches = batchesOf(long);
  expect(batches.flat()).toEqual(long);
  for (const batch of batches) {
    expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThanOrEqual(LIMITS.translationPartBytes);
  }
  expect(batchesOf([])).toEqual([]);
});

test('a list without keys is for as many strings, one by one', () => {
  const list =
    '[{"translation": "Один"},\n{"key": "", "translation": "Два"},\n{"key": null, "translation": ""}]';
  expect(statuses('json', list)).toEqual(['1 new Один', '2 new Два', '3 empty ']);
  expect(read('json', '[{"translation": "Один"}]').problems).toEqual([{ kind: 'notObject', line: 1 }]);
});

test('an item without a key among others with keys is for the string of its text, those of one text in turn', () => {
  const some = [string(1, 'Save', { key: 'save' }), string(2, 'One.'), string(3, 'Two.'), string(4, 'One.')];
  const list = `[{"text": "Save", "key": "save", "translation": "Сохранить"}, {"text": "One.", "translation": "Раз."},
    {"text": "One.", "key": "", "translation": "Один."}, {"text": "Save", "translation": "?"}]`;
  expect(statuses('json', list, {}, some)).toEqual([
    '1 new Сохранить',
    '2 new Раз.',
    '4 new Один.',
    '- unknown ?',
  ]);
});

/** SubRip of these cues: start and end in seconds, text; numbered from 1 or another number. */
const srt = (cues: readonly (readonly [number, number, string])[], first = 1) => {
  const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`;
  return cues
    .map(([from, to, text], at) => `${first + at}\n${time(from)} --> ${time(to)}\n${text}\n`)
    .join('\n');
};
const film = parseSource(
  'srt',
  srt([
    [1, 3, 'One'],
    [4, 6, 'Two'],
    [7, 9, 'Three'],
  ]),
).strings.map(({ text, context }, at) => string(at + 1, text, { context }));

test('subtitles are paired by the number of the cue, at whatever speed the film runs', () => {
  const slow = srt([
    [10, 13, 'Раз'],
    [14, 17, 'Два\nстроки'],
    [20, 25, 'Three'],
  ]);
  expect(read('subtitles', slow, {}, film).by).toBe('number');
  expect(statuses('subtitles', slow, {}, film)).toEqual(['1 new Раз', '2 new Два\nстроки', '3 same Three']);
});

test('subtitles are paired by time when numbers differ', () => {
  const renumbered = srt(
    [
      [4, 6, 'Два'],
      [7, 9, 'Три'],
    ],
    1,
  );
  expect(read('subtitles', renumbered, {}, film).by).toBe('time');
  expect(statuses('subtitles', renumbered, {}, film)).toEqual(['2 new Два', '3 new Три']);
  const vtt = 'WEBVTT\n\n00:04.100 --> 00:05.900\nДва\n\n00:00.000 --> 00:00.900\nТитры\n';
  const { pairs } = read('subtitles', vtt, {}, film);
  expect(pairs.map(({ string, status, key }) => [string?.id, status, key])).toEqual([
    [2, 'new', ''],
    [undefined, 'unknown', '2 · 00:00:00.000 → 00:00:00.900'],
  ]);
});

test('a number that stands twice in both files means the next of its cues', () => {
  const twice = (texts: readonly string[]) =>
    [1, 2, 2, 3]
      .map((number, at) => `${number}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${texts[at]}\n`)
      .join('\n');
  const cues = parseSource('srt', twice(['a', 'b', 'c', 'd'])).strings;
  const strings = cues.map(({ text, context }, at) => string(at + 1, text, { context }));
  expect(statuses('subtitles', twice(['А', 'Б', 'В', 'Г']), {}, strings)).toEqual([
    '1 new А',
    '2 new Б',
    '3 new В',
    '4 new Г',
  ]);
});

test('several cues in the time of one become its lines', () => {
  const cut = srt(
    [
      [1, 2, 'Раз'],
      [2, 3, 'и ещё'],
      [4, 6, 'Два'],
      [7, 9, 'Три'],
    ],
    10,
  );
  expect(statuses('subtitles', cut, {}, film)).toEqual(['1 new Раз\nи ещё', '2 new Два', '3 new Три']);
});

test('a cue without words is an empty translation, where nothing else is said in its place', () => {
  const numbered = srt([
    [1, 3, ''],
    [4, 6, '<i> </i>'],
    [7, 9, 'Три'],
    [10, 11, ''],
  ]);
  expect(statuses('subtitles', numbered, {}, film)).toEqual(['1 empty ', '2 empty ', '3 new Три']);
  const timed = srt(
    [
      [1, 2, ''],
      [2, 3, 'Раз'],
      [4, 5, ''],
      [5, 6, ''],
      [7, 9, 'Три'],
    ],
    20,
  );
  expect(read('subtitles', timed, {}, film).by).toBe('time');
  expect(statuses('subtitles', timed, {}, film)).toEqual(['1 new Раз', '2 empty ', '3 new Три']);
  const empty = srt(Array.from({ length: 3 }, () => [1, 2, '']));
  expect(statuses('subtitles', empty)).toEqual(['1 empty ', '2 empty ', '3 empty ']);
  const drawn = srt([
    [1, 3, '{\\p1}m 0 0 l 9 9{\\p0}'],
    [7, 9, 'Три'],
  ]);
  expect(statuses('subtitles', drawn, {}, film)).toEqual(['3 new Три']);
});

test('what is no subtitle file is refused; strings that are no cues take as many cues', () => {
  expect(read('subtitles', 'Раз\nДва', {}, film).problems).toEqual([{ kind: 'noCues', line: 1 }]);
  expect(read('subtitles', srt([[1, 2, 'Раз']])).problems).toEqual([
    { kind: 'wrongAmount', lines: 1, strings: 3 },
  ]);
  expect(
    statuses(
      'subtitles',
      srt([
        [1, 2, 'Один'],
        [2, 3, 'Два'],
        [3, 4, 'Три'],
      ]),
    ),
  ).toEqual(['1 new Один', '2 new Два', '3 new Три']);
});

test('downloaded subtitles uploaded again have nothing new, whatever is in them', () => {
  const source = srt([
    [1, 3, 'One'],
    [4, 6, 'Two'],
  ]);
  const lines = fc.array(fc.oneof(words, fc.constantFrom('-->', '\n', '7', '00:01 --> 00:02')));
  const texts = lines.map((parts) => `«${parts.join('\n')}»`);
  fc.assert(
    fc.property(texts, texts, fc.constantFrom('srt', 'vtt'), (first, second, format) => {
      const { strings: loaded, headerAndFooter } = parseSource(
        format,
        format === 'vtt' ? `WEBVTT\n\n${source}` : source,
      );
      const rows = loaded.map((one, at) => ({ ...one, translation: [first, second][at] ?? null }));
      const stored = rows.map(({ text, context, translation }, at) =>
        string(at, text, { context, translations: translation === null ? [] : [storedText(translation)] }),
      );
      const file = translatedFile({ format, splitting: null, ...headerAndFooter }, rows, {
        ...plain,
        untranslated: 'skip',
      });
      const { pairs } = read('subtitles', file, {}, stored);
      expect(pairs.map(({ status }) => status)).toEqual(['identical', 'identical']);
    }),
  );
});

test('a file is known for what it is', () => {
  expect(detectTranslationsType('{"a": "b"}')).toBe('json');
  expect(detectTranslationsType('[{"key": "a"}]')).toBe('json');
  expect(detectTranslationsType('Раз\nДва', 'a.txt')).toBe('text');
  expect(detectTranslationsType(srt([[1, 2, 'Раз']]))).toBe('subtitles');
});

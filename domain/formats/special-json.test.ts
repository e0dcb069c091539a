import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../files/exports/export.ts';
import { parseSource } from '../files/imports/import-source.ts';
import type { ExportedRow } from './model/file-format.ts';

const LIST = `[
    {"text": "Sav\\u0065", "key": "save", "note": {"by": ["me"]}},
    { "key" : null,
      "text" : "Load",
      "translation" : "old" } ,
    {"text":"Quit"}
]`;

function loaded(content: string) {
  const { strings, headerAndFooter } = parseSource('special_json', content);
  return { strings, section: { format: 'special_json', splitting: null, ...headerAndFooter } as const };
}

const translated = (
  content: string,
  words: readonly (string | null)[],
  untranslated: 'source' | 'empty' | 'skip' = 'empty',
) => {
  const { strings, section } = loaded(content);
  const rows = strings.map((string, at): ExportedRow => ({ ...string, translation: words[at] ?? null }));
  return translatedFile(section, rows, { untranslated, escapesBreaks: false, language: 'ru' });
};

test('a list comes back as it came', () => {
  const { strings, section } = loaded(LIST);
  expect(sourceFile(section, strings)).toBe(LIST);
});

test('translations come into its items, whatever else is in them', () => {
  expect(translated(LIST, ['Salva', 'Apri', null])).toBe(`[
    {"text": "Sav\\u0065", "key": "save", "note": {"by": ["me"]}, "translation": "Salva"},
    { "key" : null,
      "text" : "Load",
      "translation" : "Apri" } ,
    {"text":"Quit","translation":""}
]`);
  expect(translated(LIST, [null, 'Apri', null], 'skip')).toBe(
    '[\n    { "key" : null,\n      "text" : "Load",\n      "translation" : "Apri" }\n]',
  );
});

test('what was edited is put in, what was added is written whole', () => {
  const { strings, section } = loaded(LIST);
  const [save, load] = strings;
  const rows = [
    { ...load, key: 'load', context: 'a menu', max_length: 9 },
    { ...save, text: 'Keep' },
    { text: 'New', key: '', context: '', max_length: null, frame: null },
  ].map((row) => ({ text: '', key: '', context: '', max_length: null, ...row }));
  expect(sourceFile(section, rows)).toBe(`[
    { "key" : "load",
      "text" : "Load",
      "translation" : "old",
      "context" : "a menu",
      "max_length" : 9 },
    {"text": "Keep", "key": "save", "note": {"by": ["me"]}},
    {
      "text": "New",
      "key": "",
      "context": ""
    }
]`);
});

test('strings that came without a list make one', () => {
  const rows = [{ text: 'A', key: 'a', context: '', max_length: null, frame: { lead: '"a": ', raw: '"A"' } }];
  const section = { format: 'special_json', splitting: null } as const;
  expect(sourceFile(section, rows)).toBe(
    `${JSON.stringify([{ text: 'A', key: 'a', context: '' }], null, 2)}\n`,
  );
  expect(sourceFile(section, [])).toBe('[]\n');
});

test('reading what was printed gives texts, keys and contexts, and a list of any spelling comes back', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 9 });
  const fields = fc.record(
    { text: words.map((text) => `.${text}`), key: words, context: words, more: fc.jsonValue() },
    { requiredKeys: ['text'] },
  );
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1 }), fc.constantFrom(undefined, 1, '\t'), (list, indent) => {
      const content = JSON.stringify(list, null, indent);
      const { strings, section } = loaded(content);
      expect(sourceFile(section, strings)).toBe(content);
      const printed = translated(
        content,
        list.map(({ text }) => `«${text}»`),
      );
      expect(JSON.parse(printed)).toEqual(
        JSON.parse(content).map((item: { text: string }) => ({ ...item, translation: `«${item.text}»` })),
      );
    }),
  );
});

test('an item that continues the one before it says so, and is read again', () => {
  const marked = '[{"text": "One."}, {"text": "Two.", "continues": true}]';
  const { strings, section } = loaded(marked);
  expect(strings.map(({ continues }) => continues)).toEqual([undefined, true]);
  expect(sourceFile(section, strings)).toBe(marked);
  const changed = strings.map((string, at) => ({ ...string, continues: at === 0 }));
  expect(sourceFile(section, changed)).toBe(
    '[{"text": "One.","continues": true}, {"text": "Two.", "continues": false}]',
  );
  const anew = sourceFile(
    { format: 'special_json', splitting: null },
    strings.map((string) => ({ ...string, frame: null })),
  );
  expect(JSON.parse(anew)).toEqual([
    { text: 'One.', key: '', context: '' },
    { text: 'Two.', key: '', context: '', continues: true },
  ]);
  // Another program may use the field with another meaning.
  const others = '[{"text": "One.", "continues": "on page 2"}]';
  expect(loaded(others).strings[0]?.continues).toBeUndefined();
  expect(sourceFile(loaded(others).section, loaded(others).strings)).toBe(others);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findDictionaries } from './dictionaries.ts';
import { dictionaryTexts } from './dictionary-texts.ts';
import { openSpeller } from './speller.ts';

const FORMS = 'SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n';
const parent = mkdtempSync(join(tmpdir(), 'dragoman-spelling-'));
let folder: string;
let made = 0;

beforeEach(() => {
  made += 1;
  folder = join(parent, String(made));
  mkdirSync(folder);
});
afterAll(() => rmSync(parent, { recursive: true }));

const write = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);
const pair = (
  name: string,
  forms: string | Uint8Array = FORMS,
  list: string | Uint8Array = '1\nwhale/S\n',
) => {
  write(`${name}.aff`, forms);
  write(`${name}.dic`, list);
  return { aff: join(folder, `${name}.aff`), dic: [join(folder, `${name}.dic`)] };
};
const found = (language: string) =>
  findDictionaries(folder)
    .get(language)
    ?.dic.map((file) => basename(file));

test('Dragoman comes with English, of Britain too, and Russian (spelling.6)', async () => {
  const dictionaries = findDictionaries(undefined);
  expect([...dictionaries.keys()]).toEqual(['en', 'ru']);
  const [en, ru] = [dictionaries.get('en') ?? expect.fail(), dictionaries.get('ru') ?? expect.fail()];
  const english = await openSpeller(en);
  expect(['colour', 'color', 'whales', 'wrod'].map(english.isWord)).toEqual([true, true, true, false]);
  const russian = await openSpeller(ru);
  expect(['шёл', 'капитаном', 'пролбема'].map(russian.isWord)).toEqual([true, true, false]);
  expect(russian.suggest('пролбема')).toContain('проблема');
});

test('the operator’s folder has further dictionaries and wins, by language, country and letters (spelling.6)', () => {
  for (const name of ['it_CH', 'it_IT', 'pt_BR', 'pt_PT', 'en_GB', 'sr_Latn', 'hyph_it_IT', 'README'])
    pair(name);
  write('de_DE.dic', '1\nWal\n');
  expect(found('it')).toEqual(['it_IT.dic']);
  expect(found('pt')).toEqual(['pt_PT.dic']);
  expect(found('en')).toEqual(['en_GB.dic']);
  expect(found('sr')).toEqual(['sr_Latn.dic']);
  expect(found('ru')).toEqual(['index.dic']);
  // Without its file of forms a list is none.
  expect(found('de')).toBeUndefined();
  pair('it');
  expect(found('it')).toEqual(['it.dic']);
  expect(() => findDictionaries(join(folder, 'none'))).toThrow('ENOENT');
});

test('dictionaries in other encodings are read, with flags of any character (spelling.7)', async () => {
  const koi8 = (text: string) => {
    const letters = 'юабцдефгхийклмнопярстужвьызшэщчъ';
    return Uint8Array.from(text, (letter) => {
      const nth = letters.indexOf(letter);
      return nth < 0 ? letter.charCodeAt(0) : 0xc0 + nth;
    });
  };
  const files = pair('ru', koi8('SET KOI8-R\nSFX ч Y 1\nSFX ч 0 ами .\n'), koi8('1\nкит/ч\n'));
  const { isWord } = await openSpeller(files);
  expect(['кит', 'китами', 'ките'].map(isWord)).toEqual([true, true, false]);

  const latin = pair('it', Buffer.from('SET ISO8859-15\n', 'latin1'), Buffer.from('1\nperché\n', 'latin1'));
  const italian = await openSpeller(latin);
  expect(['perché', 'perche'].map(italian.isWord)).toEqual([true, false]);

  const withMark = pair('pt', `\uFEFF${FORMS.replaceAll('S ', 'ý ')}`, '\uFEFF1\nbaleia/ý\n');
  expect((await openSpeller(withMark)).isWord('baleias')).toBe(true);
});

test.each([
  ['no file', () => ({ aff: join(folder, 'x.aff'), dic: [join(folder, 'x.dic')] }), 'ENOENT'],
  ['a folder', () => ({ aff: folder, dic: [folder] }), 'is no file'],
  ['an unknown encoding', () => pair('xx', 'SET ISCII-DEVANAGARI\n'), 'ISCII-DEVANAGARI is not known'],
  ['nothing', () => pair('xx', '', ''), 'it knows 0 of 0'],
  ['no words', () => pair('xx', FORMS, '99999999999\n123\n'), 'it knows 0 of 0'],
  [
    'noise',
    () => pair('xx', `SET UTF-8\n${'\u0000\u0001PFX A'.repeat(5000)}`, '\u0000\u0007'.repeat(5000)),
    'it knows',
  ],
  [
    'forbidden words',
    () => pair('xx', 'SET UTF-8\nFORBIDDENWORD F\n', '2\nwhale/F\nship/F\n'),
    'it knows 0 of',
  ],
])('a dictionary that is %s says so (spelling.8)', async (_what, files, why) => {
  await expect(openSpeller(files())).rejects.toThrow(why);
});

test('broken rules of forms leave the words', async () => {
  const forms = `${FORMS}PFX A Y 99999\nPFX A\nSFX B Y -1\nREP 999999999\nCOMPOUNDRULE 1\nCOMPOUNDRULE ((((*\n`;
  expect((await openSpeller(pair('xx', forms))).isWord('whales')).toBe(true);
});

test('lists of one language are one', () => {
  const { aff, dic } = pair('en');
  write('more.dic', '1\nship/S\n');
  expect(dictionaryTexts({ aff, dic: [...dic, join(folder, 'more.dic')] }).dic).toBe(
    '1\nwhale/S\n\nship/S\n',
  );
});

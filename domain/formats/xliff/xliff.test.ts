import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { decodeFile } from '../../files/imports/decode-file.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { formatOf } from '../detect.ts';
import type { ExportedRow } from '../model/file-format.ts';
import { XLIFF } from './xliff.ts';

const file = (name: string) =>
  readFileSync(join(import.meta.dirname, '..', 'programs', 'fixtures', name), 'utf8');
const ANGULAR = file('xliff-angular.xlf');
const XCODE = file('xliff-xcode.xliff');
const TWO = file('xliff-two.xlf');

const read = (content: string) => {
  const source = parseSource('xliff', content);
  return { ...source, section: { format: 'xliff' as const, splitting: null, ...source.headerAndFooter } };
};
const keyed = (content: string) =>
  Object.fromEntries(read(content).strings.map(({ key, text }) => [key, text]));

/** The translations that a file has by key, those that aren't sure with a question mark. */
function targets(content: string, of = content): Record<string, string> {
  const strings = read(of).strings.map((one, id) => ({ ...one, id, translations: [] }));
  const options = { escapesBreaks: false, language: 'ru', splitting: null };
  const { pieces } = XLIFF.readTranslations(content, strings, options);
  return Object.fromEntries(
    pieces.map((piece) => [
      'at' in piece && piece.at !== undefined ? (strings[piece.at]?.key ?? '') : '?',
      piece.text + (piece.isDraft ? ' ?' : ''),
    ]),
  );
}

type Said = Pick<ExportedRow, 'translation' | 'isDraft' | 'isApproved'>;

/** The file with these translations by key; the others are missing. */
function translated(content: string, by: Record<string, Said>, untranslated: 'source' | 'empty' = 'empty') {
  const { strings, section } = read(content);
  const rows = strings.map((one) => ({ ...one, translation: null, ...by[one.key] }));
  return translatedFile(section, rows, { untranslated, escapesBreaks: false, language: 'ru' });
}
const unit = (content: string, id: string) =>
  new RegExp(`<(trans-unit|unit) id="${id}"[\\s\\S]*?</\\1>`).exec(content)?.[0];

describe('reading', () => {
  test('each unit is a string with its id or name as key; several files tell theirs apart by their names', () => {
    expect(keyed(ANGULAR)).toEqual({
      introductionHeader: 'Hello <b/>Alice<b2/>!',
      '5a134dee893586d02bffc9611056b9cadf9abfad':
        '{VAR_PLURAL, plural, =0 {just now} =1 {one minute ago} other {<x/> minutes ago}}',
      new: 'Close',
      empty: 'Open & read',
    });
    expect(keyed(XCODE)).toEqual({
      'Tea/en.lproj/InfoPlist.strings#CFBundleName': 'Tea',
      'Tea/Localizable.strings#Tea': 'Tea',
      'Tea/Localizable.strings#%lld cups': '%lld cups',
    });
    expect(keyed(TWO)).toEqual({
      title: 'My <b>picture</b>',
      'tu2#1': 'First sentence.',
      'tu2#2': 'Second <a/>one<x/>.',
      'tu2#3': 'Third.',
    });
    expect(Object.keys(keyed(file('xliff-toolkit.xlf'))).sort()).toEqual([
      '3',
      '4',
      '6',
      'app.po__%04__5[0]',
      'app.po__%04__5[1]',
      'app.po__%04__5[2]',
    ]);
  });

  test('notes, contexts and places in the code are the context, and the length in characters is the limit', () => {
    const said = (content: string) =>
      read(content).strings.map(({ context, max_length }) => [context, max_length]);
    expect(said(ANGULAR)[0]).toEqual([
      'app/app.component.html:4,6 · An introduction header · User welcome',
      null,
    ]);
    expect(said(XCODE)).toEqual([
      ['Bundle name', null],
      ['The drink', null],
      ['', 20],
    ]);
    expect(said(TWO).slice(0, 2)).toEqual([
      ['app.html:4 · Keep it short', 25],
      ['', null],
    ]);
    expect(said(file('xliff-toolkit.xlf'))[0]).toEqual(['src/menu.c:12 · The menu · The menu', null]);
  });

  test('targets are translations: those to be reviewed are initial, copies that nobody has translated are none', () => {
    expect(targets(ANGULAR)).toEqual({ introductionHeader: 'Привет, <b/>Алиса<b2/>!' });
    expect(targets(XCODE)).toEqual({
      'Tea/Localizable.strings#Tea': 'Чай',
      'Tea/Localizable.strings#%lld cups': '%lld чашек ?',
    });
    expect(targets(TWO)).toEqual({
      title: 'Моя <b>картина</b>',
      'tu2#2': 'Второе <a/>предложение<x/>. ?',
      'tu2#3': 'Третье.',
    });
    expect(targets(file('xliff-toolkit.xlf'))).toMatchObject({ 3: 'Открыть', 4: 'Удалить %s ?' });
  });

  test('marks of a target are called as those of its source, in whatever order they are', () => {
    const source = 'A <g id="1">b</g> <g id="2">c</g>';
    const target = '<g id="2">в</g> <g id="1">б</g> А';
    const one = `<xliff version="1.2"><file><body><trans-unit id="a"><source>${source}</source><target>${target}</target></trans-unit></body></file></xliff>`;
    expect(keyed(one)).toEqual({ a: 'A <x>b</x> <x2>c</x2>' });
    expect(targets(one)).toEqual({ a: '<x2>в</x2> <x>б</x> А' });
    expect(translated(one, { a: { translation: '<x2>г</x2> <x>б' } })).toContain(
      '<target state="translated"><g id="2">г</g> <g id="1">б</g></target>',
    );
  });

  test.each([
    [
      '<g id="1" ctype="bold">b</g> <g id="2" ctype="link">c</g> <x id="3" ctype="image"/>',
      '<g id="2">в</g> <x id="3"/> <g id="1">б</g>',
      '<a>в</a> <img/> <b>б</b>',
    ],
    [
      '<ph id="1" equiv="n">%d</ph> of <ph id="2">%d</ph>',
      '<ph id="2"/> из <ph id="1">%d</ph>',
      '<x2/> из <x/>',
    ],
    ['<g id="1">b</g> c', '<x id="1"/> <g id="7">в</g>', '<x2/> <x3>в</x3>'],
  ])('codes of a target are those of its source with their ids: %j and %j', (source, target, expected) => {
    const unit = `<trans-unit id="a"><source>A ${source} .</source><target>Я ${target} .</target></trans-unit>`;
    const one = `<xliff version="1.2"><file><body>${unit}</body></file></xliff>`;
    expect(targets(one)).toEqual({ a: `Я ${expected} .` });
  });

  test('languages are told, and the file is known by its content', () => {
    expect(read(ANGULAR).languages).toEqual({ source: 'en-US', target: 'ru' });
    expect(read(TWO).languages).toEqual({ source: 'en', target: 'ru' });
    expect([ANGULAR, XCODE, TWO].map((content) => formatOf(content, 'any.txt'))).toEqual([
      'xliff',
      'xliff',
      'xliff',
    ]);
  });

  test('a broken file is refused with its line', () => {
    expect(read(ANGULAR.replace('</source>', '</sorce>'))).toMatchObject({
      ok: false,
      problems: [{ kind: 'brokenXml', line: 6 }],
    });
  });

  test('a file is read in the encoding that it declares', () => {
    const head = '<?xml version="1.0" encoding="ISO-8859-5"?><a>';
    const bytes = Uint8Array.from([...Buffer.from(head), 0xbf, 0xe0, 0xd8, ...Buffer.from('</a>')]);
    expect(decodeFile('a.txt', bytes, { isPlain: true })).toMatchObject({
      encoding: 'iso-8859-5',
      text: `${head}При</a>`,
    });
  });
});

describe('printing', () => {
  test('a missing target is made below its source, with a state by the status of the translation', () => {
    const of = (said: Said) => unit(translated(TWO, { 'tu2#1': said }), 'tu2')?.split('</segment>')[0];
    expect(of({ translation: 'Первое & <лучшее>' })).toBe(
      '<unit id="tu2">\n      <segment state="translated">\n        <source>First sentence.</source>\n        <target>Первое &amp; &lt;лучшее&gt;</target>\n      ',
    );
    expect(of({ translation: 'А', isDraft: true })).toContain('<segment state="initial">');
    expect(of({ translation: 'А', isApproved: true })).toContain('<segment state="final">');
  });

  test('in XLIFF 1.2 the state is that of the target, and approved that of its unit', () => {
    const key = 'Tea/Localizable.strings#Tea';
    const of = (said: Said) => unit(translated(XCODE, { [key]: said }), 'Tea');
    expect(of({ translation: 'Чай', isApproved: true })).toBe(unit(XCODE, 'Tea'));
    expect(of({ translation: 'Чай' })).toBe(unit(XCODE, 'Tea'));
    expect(of({ translation: 'Чай', isDraft: true })).toMatch(
      /approved="no"[\s\S]*<target state="needs-review-translation">Чай<\/target>/,
    );
    expect(of({ translation: 'Чаёк' })).toMatch(
      /approved="no"[\s\S]*<target state="translated">Чаёк<\/target>/,
    );
    expect(of({ translation: 'Чаёк', isApproved: true })).toMatch(
      /approved="yes"[\s\S]*<target state="final">Чаёк<\/target>/,
    );
    expect(of({ translation: null })).toMatch(
      /approved="no"[\s\S]*<target state="needs-translation"><\/target>/,
    );
  });

  test('an empty target is filled in its place', () => {
    expect(unit(translated(ANGULAR, { empty: { translation: 'Открыть' } }), 'empty')).toContain(
      '<target state="translated">Открыть</target>',
    );
    expect(unit(translated(ANGULAR, {}, 'source'), 'empty')).toContain(
      '<target state="needs-translation">Open &amp; read</target>',
    );
    expect(unit(translated(ANGULAR, {}, 'source'), 'new')).toBe(unit(ANGULAR, 'new'));
  });

  test('the language of the targets is told where the file does not tell it', () => {
    const without = TWO.replace(' trgLang="ru"', '');
    expect(translated(without, { title: { translation: 'А' } })).toContain('srcLang="en" trgLang="ru">');
    expect(translated(without, {})).not.toContain('trgLang');
  });

  test.each([
    [
      '1.2',
      '<trans-unit id="a"><source>A</source>\n<trans-unit id="b"><source>B</source></trans-unit></trans-unit>',
    ],
    [
      '2.0',
      '<unit id="a"><segment><source>A</source>\n<segment><source>B</source></segment></segment></unit>',
    ],
  ])('a unit within another one is a mistake, at its line: XLIFF %s', (version, units) => {
    const file = `<xliff version="${version}"><file>${units}</file></xliff>`;
    expect(parseSource('xliff', file)).toMatchObject({
      ok: false,
      problems: [{ kind: 'brokenXml', line: 2 }],
    });
  });

  test.each([null, '<xliff version="2.0" srcLang="en"><file id="f">'])(
    'strings that came without a file make units behind %s',
    (header) => {
      const row = { key: 'a"b', text: 'A & <b>', context: 'note', max_length: null, frame: null };
      const footer = header === null ? null : '</file></xliff>';
      const section = { format: 'xliff' as const, splitting: null, header, footer };
      const printed = translatedFile(
        section,
        [
          { ...row, translation: 'Б' },
          { ...row, key: '', translation: null },
        ],
        {
          untranslated: 'empty',
          escapesBreaks: false,
          language: 'ru',
        },
      );
      expect(Object.values(keyed(printed))).toEqual(['A & <b>', 'A & <b>']);
      expect(targets(printed)).toEqual({ 'a"b': 'Б' });
      expect(keyed(sourceFile(section, [row]))).toEqual({ 'a"b': 'A & <b>' });
    },
  );
});

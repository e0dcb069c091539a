import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { storedText } from '../../core/text/text.ts';
import type { ExportedSection } from '../../files/exports/export.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { packFiles } from '../../files/exports/own-file.ts';
import { decodeFile } from '../../files/imports/decode-file.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { ownTranslations } from '../../files/imports/own-translations.ts';
import { formatOf } from '../detect.ts';
import type { TableChoice } from '../model/table-choice.ts';

const packedFile = (section: ExportedSection, text: string) =>
  packFiles(section, text, { source: () => text }).content as Uint8Array;

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = Number(process.env.FORMAT_CASES ?? 40);
const timeout = 60_000 + numRuns * 200;

const FIXTURES = join(import.meta.dirname, 'fixtures');
const names = globSync('*.xlsx', { cwd: FIXTURES }).sort();
const fixture = (name: string) => new Uint8Array(readFileSync(join(FIXTURES, name)));

const textOf = (bytes: Uint8Array) => {
  const file = decodeFile('a.xlsx', bytes);
  if (!file.ok) throw new Error(`unreadable: ${file.kind}`);
  return file.text;
};

/** A workbook that is read, and printed with these translations. */
function opened(bytes: Uint8Array, table?: TableChoice) {
  const text = textOf(bytes);
  const source = parseSource('xlsx', text, { table, targetLanguage: 'ru' });
  const section = { format: 'xlsx' as const, splitting: null, original: bytes, ...source.headerAndFooter };
  const own = ownTranslations(source, text, 'ru', table);
  const kept = new Map(own.map(({ at, text, isDraft }) => [at, { text, isDraft }]));
  const print = (
    translations: ReadonlyMap<number, string | null>,
    untranslated: 'empty' | 'source' = 'empty',
  ) =>
    packedFile(
      section,
      translatedFile(
        section,
        source.strings.map((one, nth) => ({
          ...one,
          translation: translations.get(nth) ?? kept.get(nth)?.text ?? null,
          isDraft: kept.get(nth)?.isDraft ?? false,
        })),
        { untranslated, escapesBreaks: false, language: 'ru' },
      ),
    ) as Uint8Array;
  return { text, source, section, own, print, strings: source.strings };
}

const partsOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)] as const);
/** The parts in which two workbooks differ. */
function changes(one: Uint8Array, other: Uint8Array) {
  const before = new Map(partsOf(one));
  return partsOf(other).filter(([name, part]) => before.get(name) !== part);
}
const sheetOf = (bytes: Uint8Array, path = 'xl/worksheets/sheet1.xml') =>
  new Map(partsOf(bytes)).get(path) ?? '';

test('a workbook of Excel is read by its columns: shared strings, lines, rich text as marks, lengths (programs.37)', () => {
  const { strings, own, source } = opened(fixture('excel.xlsx'));
  expect(
    strings.map(({ key, text, context, max_length, line }) => [line, key, text, context, max_length]),
  ).toEqual([
    [2, 'file.open', 'Open', 'In the menu', 20],
    [3, 'file.save', 'Save <b>all</b> files', '', null],
    [4, 'lines', 'One\nTwo & three <b>', '', null],
    [8, '東京', 'last', 'In the menu', null],
  ]);
  expect(own).toMatchObject([{ at: 0, text: 'Открыть' }]);
  expect(source.table).toMatchObject({
    columns: ['key', 'source', 'translation', 'context', 'max_length'],
    hasHeader: true,
    sheets: [
      { name: 'Menu', isRead: true },
      { name: 'Lists', isRead: false },
    ],
  });
});

test('only translated cells change: styles, formulas, merged cells and every other part stay (programs.39)', () => {
  const bytes = fixture('excel.xlsx');
  const { print } = opened(bytes);
  expect(print(new Map())).toEqual(bytes);
  const printed = print(
    new Map([
      [0, 'Открыть файл'],
      [1, 'Сохранить <b>все</b> файлы'],
      [2, 'Один\nДва < три'],
      [3, '=последний'],
    ]),
  );
  const [changed, ...others] = changes(bytes, printed);
  expect([changed?.[0], others]).toEqual(['xl/worksheets/sheet1.xml', []]);
  const inline = (words: string) => `t="inlineStr"><is>${words}</is></c>`;
  const font = '<sz val="11"/><rFont val="Calibri"/><family val="2"/></rPr>';
  expect(changed?.[1]).toBe(
    sheetOf(bytes)
      .replace('<c r="C2" s="2" t="s"><v>7</v></c>', `<c r="C2" s="2" ${inline('<t>Открыть файл</t>')}`)
      .replace(
        '<v>10</v></c></row>',
        `<v>10</v></c><c r="C3" ${inline(
          `<r><t xml:space="preserve">Сохранить </t></r><r><rPr><b/><sz val="11"/><color rgb="FFFF0000"/><rFont val="Calibri"/><family val="2"/></rPr><t>все</t></r><r><t xml:space="preserve"> файлы</t></r>`,
        )}</row>`,
      )
      .replace(
        '<c r="C4" s="2"/>',
        `<c r="C4" s="2" ${inline('<t xml:space="preserve">Один\nДва &lt; три</t>')}`,
      )
      .replace('<c r="D8"', `<c r="C8" ${inline('<t>=последний</t>')}<c r="D8"`),
  );
  expect(font).toContain('Calibri');
});

test('a workbook without a column for translations gets them in place of the sources', () => {
  const bytes = fixture('google.xlsx');
  const { strings, own, print } = opened(bytes);
  expect(strings.map(({ key, text }) => [key, text])).toEqual([
    ['title', 'The Queen of Hearts'],
    ['body', '<i>She</i> made some tarts'],
  ]);
  expect(own).toEqual([]);
  expect(print(new Map(), 'source')).toEqual(bytes);
  const printed = sheetOf(print(new Map([[1, 'Напекла <i>она</i>']]), 'source'));
  expect(printed).toBe(
    sheetOf(bytes).replace(
      '<c r="B3" s="2" t="s"><v>5</v></c>',
      '<c r="B3" s="2" t="inlineStr"><is><r><t xml:space="preserve">Напекла </t></r><r><rPr><i/></rPr><t>она</t></r></is></c>',
    ),
  );
});

test('inline strings, prefixes and cells without references are read and written likewise', () => {
  const { strings, own, print } = opened(fixture('inline.xlsx'));
  expect(strings.map(({ key, text }) => [key, text])).toEqual([
    ['a', 'One'],
    ['b', '=Two'],
  ]);
  expect(own).toMatchObject([{ text: 'Один', isDraft: true }]);
  expect(sheetOf(print(new Map([[1, 'Два']])), 'xl/worksheets/one.xml')).toContain(
    '<x:t>=Two</x:t></x:is></x:c><x:c r="C3" t="inlineStr"><x:is><x:t>Два</x:t></x:is></x:c></x:row>',
  );
});

test('sheets and columns are as they are chosen (programs.38)', () => {
  const bytes = fixture('excel.xlsx');
  expect(opened(bytes, { sheets: ['Lists'], columns: ['source'], hasHeader: false }).strings).toMatchObject([
    { text: 'Open' },
  ]);
  const swapped = opened(bytes, { columns: ['source', 'translation', null, 'key'], hasHeader: true });
  expect(swapped.strings[0]).toMatchObject({ text: 'file.open', key: 'In the menu' });
  expect(
    swapped.section.header?.startsWith(
      '#table {"columns":["source","translation",null,"key"],"hasHeader":true}\n',
    ),
  ).toBe(true);
  expect(swapped.print(new Map())).toEqual(bytes);
});

test('strings that came without a workbook get one', () => {
  const section = { format: 'xlsx' as const, splitting: null, header: null, footer: null };
  const row = { text: 'One <&>', key: 'a', context: 'why', max_length: 9, frame: null, translation: 'Один' };
  const made = packedFile(
    section,
    translatedFile(section, [row], { untranslated: 'empty', escapesBreaks: false, language: 'ru' }),
  );
  const { strings, own } = opened(made);
  expect(strings).toMatchObject([{ text: 'One <&>', key: 'a', context: 'why', max_length: 9 }]);
  expect(own).toMatchObject([{ text: 'Один' }]);
  for (const header of ['#workbook x\n', '#workbook UEsDBA==', 'x'])
    expect(
      opened(packedFile(section, sourceFile({ ...section, header, footer: '' }, [row])) as Uint8Array)
        .strings,
    ).toHaveLength(1);
});

test('what is no workbook, is damaged or too large is refused', () => {
  const bytes = fixture('excel.xlsx');
  const parts = unzipSync(bytes);
  const withPart = (name: string, content: Uint8Array) => zipSync({ ...parts, [name]: content });
  expect(decodeFile('a.xlsx', withPart('xl/worksheets/sheet1.xml', strToU8('<worksheet>')))).toEqual({
    ok: false,
    kind: 'corrupt',
  });
  expect(decodeFile('a.xlsx', withPart('xl/sharedStrings.xml', strToU8('<sst')))).toEqual({
    ok: false,
    kind: 'corrupt',
  });
  // A bomb of 80 MB.
  expect(decodeFile('a.xlsx', withPart('xl/sharedStrings.xml', new Uint8Array(80 * 1024 * 1024)))).toEqual({
    ok: false,
    kind: 'tooLarge',
  });
  expect(decodeFile('a.xlsx', zipSync({ 'a.txt': strToU8('x') }))).toMatchObject({ kind: 'format' });
  expect(formatOf(textOf(bytes))).toBe('xlsx');
  expect(parseSource('xlsx', 'key,source').ok).toBe(false);
});

test('carriage returns of Excel are no line breaks of a text, and come back', () => {
  const name = names[0] ?? expect.fail();
  const parts = unzipSync(fixture(name));
  const sheet =
    Object.keys(parts).find((part) => /^xl\/worksheets\/sheet1?\.xml$/.test(part)) ?? expect.fail();
  const cell = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is>${words}</is></c>`;
  const file = (...cells: string[]) =>
    zipSync({
      ...parts,
      [sheet]: strToU8(`<worksheet><sheetData><row r="1">${cells.join('')}</row></sheetData></worksheet>`),
    });
  const said = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)[sheet] ?? new Uint8Array());
  const own = opened(file(cell('A1', '<t>One_x000D_\nTwo_x000D_</t>')), {
    columns: ['source'],
    hasHeader: false,
  });
  expect(own.strings.map(({ text }) => text)).toEqual(['One\nTwo']);
  expect(said(own.print(new Map([[0, 'A\nB']]), 'source'))).toContain('>A_x000D_\nB_x000D_</t></is>');
  const runs = '<r><rPr><b/></rPr><t>One_x000D_\n</t></r><r><t>Two_x000D_</t></r>';
  const rich = opened(file(cell('A1', runs)), { columns: ['source'], hasHeader: false });
  expect(rich.strings.map(({ text }) => text)).toEqual(['<b>One\n</b>Two']);
  expect(said(rich.print(new Map([[0, '<b>A</b>\nB']]), 'source'))).toMatch(
    /_x000D_\n<\/t>.*>B_x000D_<\/t><\/r><\/is>/,
  );
});

describe.each(names)('%s', (name) => {
  const bytes = fixture(name);
  const { print, strings, own } = opened(bytes);

  const piece = fc.constantFrom(...'=+-@\'",;\t\n a1<>&_', '_x000D_', '<b>', '</b>', ']]>');
  const words = fc
    .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 6 })
    .map((parts) => storedText(`Слово${parts.join('')}.`).replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '\n'));

  test('changes only at the string that is translated, and is read as it is translated', { timeout }, () => {
    fc.assert(
      fc.property(fc.nat(strings.length - 1), words, (nth, translation) => {
        const isBilingual = own.length > 0;
        const printed = print(new Map([[nth, translation]]), isBilingual ? 'empty' : 'source');
        expect(changes(bytes, printed).length).toBeLessThanOrEqual(1);
        const again = opened(printed);
        const others = (list: typeof strings) => list.toSpliced(nth, 1).map(({ text, key }) => [key, text]);
        expect(others(again.strings)).toEqual(others(strings));
        const read = isBilingual ? again.own.find(({ at }) => at === nth)?.text : again.strings[nth]?.text;
        const bare = (one = '') => one.replace(/[\s\uFFFD]|<\/?[a-z]+>/gu, '');
        expect(bare(read)).toBe(bare(translation));
      }),
      { numRuns },
    );
  });

  test('is read or refused, whatever is wrong with it', { timeout }, () => {
    const parts = unzipSync(bytes);
    const xml = Object.keys(parts).filter((part) => part.startsWith('xl/'));
    const edit = fc.record({
      part: fc.constantFrom(...xml),
      at: fc.nat(3000),
      cut: fc.nat(20),
      put: fc.oneof(
        piece,
        fc.constantFrom('r="A1"', '<c/>', '<v>99</v>', '<row r="0"/>', 't="s"'),
        fc.string({ maxLength: 4 }),
      ),
    });
    fc.assert(
      fc.property(edit, fc.boolean(), fc.nat(bytes.length - 1), fc.nat(255), (one, isInside, at, byte) => {
        const content = strFromU8(parts[one.part] ?? new Uint8Array());
        const broken = isInside
          ? zipSync({
              ...parts,
              [one.part]: strToU8(content.slice(0, one.at) + one.put + content.slice(one.at + one.cut)),
            })
          : bytes.with(at, byte);
        const file = decodeFile('a.xlsx', broken);
        if (!file.ok || formatOf(file.text) !== 'xlsx') return;
        const read = opened(broken);
        if (read.strings.length > 0)
          expect(packedFile(read.section, sourceFile(read.section, read.strings))).toEqual(broken);
      }),
      { numRuns },
    );
  });
});

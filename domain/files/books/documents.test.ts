import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isArchive } from '../../core/archive/archive.ts';
import { readPartText } from './markup/part-text.ts';
import type { Book, BookString } from './model/book.ts';
import { openBook, readBook } from './open-book.ts';
import { type WriteOptions, writeBook } from './write-book.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = Number(process.env.FORMAT_CASES ?? 8);
const timeout = 60_000 + numRuns * 200;

const FIXTURES = join(import.meta.dirname, 'fixtures');
const files = globSync('*.{docx,odt,html,md,txt}', { cwd: FIXTURES })
  .sort()
  .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(FIXTURES, name))) }));

const OPTIONS: WriteOptions = {
  source_lang: 'en',
  target_lang: 'ru',
  untranslated: 'source',
  isSource: false,
};
const SOURCE: WriteOptions = { ...OPTIONS, isSource: true };

function bookIn(name: string, bytes: Uint8Array): Book {
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(`${name}: ${read.kind}`);
  return read.book;
}

type Translate = (string: BookString) => string | null;
const written = (name: string, bytes: Uint8Array, translate: Translate, options = OPTIONS) => {
  const { format, sections } = bookIn(name, bytes);
  const rows = sections.map(({ strings }) => strings.map((one) => ({ ...one, translation: translate(one) })));
  return writeBook(openBook(bytes, format), rows, options);
};

/** Whether two strings, of two readings, have one place. */
const isSame = ({ slot: one }: BookString, { slot: other }: BookString): boolean =>
  one?.part === other?.part && one?.from === other?.from && one?.to === other?.to;

const textsOf = (book: Book) => book.sections.flatMap(({ strings }) => strings.map(({ text }) => text));

/** The files in an archive, or the only file, as text. */
const partsOf = (name: string, bytes: Uint8Array): ReadonlyMap<string, string> =>
  isArchive(bytes)
    ? new Map(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, readPartText(part).text]))
    : new Map([['', readPartText(bytes, name.endsWith('.html') ? 'html' : 'text').text]]);

test('there are files of three producers for each format', () => {
  for (const ending of ['docx', 'odt', 'html', 'md', 'txt'])
    expect(files.filter(({ name }) => name.endsWith(ending)).length, ending).toBeGreaterThanOrEqual(3);
});

describe.each(files)('$name', ({ name, bytes }) => {
  const book = bookIn(name, bytes);
  const strings = book.sections.flatMap((section) => section.strings);

  test('a translation changes only its own place', { timeout }, () => {
    const before = partsOf(name, bytes);
    const chosen = fc.constantFrom(...strings.filter(({ slot }) => slot !== null));
    fc.assert(
      fc.property(
        chosen,
        /site|1251/.test(name) ? fc.string() : fc.string({ unit: 'binary' }),
        (one, words) => {
          const after = partsOf(
            name,
            written(name, bytes, (string) => (isSame(string, one) ? `A ${words} <i>` : null), SOURCE),
          );
          expect([...after.keys()]).toEqual([...before.keys()]);
          for (const [path, text] of before) {
            const changed = after.get(path) ?? '';
            if (path !== one.slot?.part) expect(changed).toBe(text);
            else {
              expect(changed.slice(0, one.slot.from)).toBe(text.slice(0, one.slot.from));
              expect(changed.endsWith(text.slice(one.slot.to))).toBe(true);
            }
          }
        },
      ),
      { numRuns },
    );
  });

  test('the translated file has the translations', () => {
    const translate: Translate = ({ text }) => `Ж${text}Ж`;
    const again = bookIn(name, written(name, bytes, translate));
    expect(textsOf(again)).toEqual(textsOf(book).map((text) => `Ж${text}Ж`));
  });

  test('words stay words, whatever they are', { timeout }, () => {
    const piece = fc.constantFrom(
      ...'*_`[]()<>&#|\\-+=~!.1 :"\'%'.split(''),
      'a',
      'Ж',
      ' ',
      '1. ',
      '- ',
      '&amp;',
      '<b>',
      'http://a.b',
    );
    const text = fc
      .array(piece, { minLength: 1, maxLength: 12 })
      .map((pieces) => `b${pieces.join('').replace(/\s+/g, ' ').trim()}c`);
    const chosen = fc.constantFrom(
      ...strings.filter(({ slot, context }) => slot !== null && !/^(?:h\d|title|description)$/.test(context)),
    );
    fc.assert(
      fc.property(chosen, text, (one, words) => {
        if (/<\/?(?:a|b|code|i|img|note|s|sub|sup|u|x)\d*\/?>/.test(words)) return;
        const after = textsOf(
          bookIn(
            name,
            written(name, bytes, (string) => (isSame(string, one) ? words : null), SOURCE),
          ),
        );
        const marks = one.text.match(/<(?:note|img)\d*\/>/g)?.join('') ?? '';
        expect(after.map((found) => found.replace(/<(?:note|img|x)\d*\/>/g, ''))).toContain(
          words.replace(/<(?:note|img|x)\d*\/>/g, ''),
        );
        if (marks !== '') expect(after.join(' ')).toContain(marks.slice(0, 5));
      }),
      { numRuns },
    );
  });

  test('whatever becomes of it, reading and writing it ends', { timeout }, () => {
    const scraps = fc.constantFrom(
      '<',
      '>',
      '</p>',
      '<p>',
      '<w:p>',
      '</w:r>',
      '<w:r>',
      '<text:p>',
      '</text:span>',
      '&',
      '<!--',
      ']]>',
      '"',
      '\0',
      '`',
      '[',
      '](',
      '***',
      '\n\n',
      '    ',
      '|',
      '<?',
      '<w:fldChar w:fldCharType="begin"/>',
      '<text:note>',
    );
    const parts = isArchive(bytes) ? unzipSync(bytes) : { '': bytes };
    const path = isArchive(bytes) ? ('word/document.xml' in parts ? 'word/document.xml' : 'content.xml') : '';
    const { text, encode } = readPartText(parts[path] ?? new Uint8Array(), isArchive(bytes) ? 'xml' : 'html');
    const changes = fc.array(fc.tuple(fc.nat(text.length), scraps), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(changes, (changed) => {
        let broken = text;
        for (const [at, scrap] of changed) broken = broken.slice(0, at) + scrap + broken.slice(at);
        const file = isArchive(bytes)
          ? openBook(bytes, book.format).written(new Map([[path, encode(broken)]]))
          : encode(broken);
        if (!readBook(name, file).ok) return;
        expect(written(name, file, () => null, SOURCE)).toEqual(file);
        written(name, file, ({ text }) => `${text} &<i>\n*`);
      }),
      { numRuns },
    );
  });

  test('whatever becomes of its bytes, reading it ends', { timeout }, () => {
    const changes = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(changes, fc.nat(bytes.length), (changed, length) => {
        const broken = bytes.slice(0, length % 3 === 0 ? length : undefined);
        for (const [at, byte] of changed) if (at < broken.length) broken[at] = byte;
        const read = readBook(name, broken);
        if (!read.ok) expect(['corrupt', 'encrypted', 'tooLarge', 'noText', 'unknown']).toContain(read.kind);
      }),
      { numRuns },
    );
  });
});

test('a document that has no title is called as its file', () => {
  const bytes = new TextEncoder().encode(
    'Only words, and a long line of them, so that nothing looks like a title of it at all, or so it seems to me.\n\nMore words.\n',
  );
  const read = readBook('The Long Road.txt', bytes, 'text_document');
  expect(read.ok && read.book.facts.title).toBe('The Long Road');
});

test.each([
  [
    '# I\n\nJonathan Harker’s Journal\n\nLeft Munich.\n\n# II\n\nLater\n\nMore.\n',
    ['I. Jonathan Harker’s Journal', 'II. Later'],
  ],
  ['# Chapter 1\n\n“Come in!”\n\nHe came.\n\n# Chapter 2\n\nHe went.\n\nEnd.\n', ['Chapter 1', 'Chapter 2']],
  ['# One morning\n\nA Title\n\nWords.\n\n# Two\n\nI\n\nWords.\n', ['One morning', 'Two']],
])('a chapter that is only numbered takes the title below its number: %s', (text, names) => {
  const read = readBook('a.md', new TextEncoder().encode(text), 'markdown_document');
  expect(read.ok && read.book.sections.map(({ name }) => name)).toEqual(names);
});

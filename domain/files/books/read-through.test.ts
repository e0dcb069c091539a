import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isArchive, openArchive, readEntry } from '../../core/archive/archive.ts';
import type { BookFormat } from '../../formats/model/format.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

/** A kind of file: how words and an element around them are written in a paragraph, and a file of one paragraph. */
type Kind = {
  readonly id: BookFormat;
  readonly part: string;
  readonly words: (words: string) => string;
  readonly around: Readonly<Record<string, readonly [open: string, close: string]>>;
  readonly file: (paragraph: string) => Uint8Array;
};

const zip = (files: Zippable) => zipSync(files, { level: 0 });
const element = (name: string, attributes = ''): [string, string] => [`<${name}${attributes}>`, `</${name}>`];
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const ID = ' w:id="1" w:author="A"';
const page = (body: string) => `<html><body><h1>One</h1><p>${body}</p></body></html>`;
const inlines = (...names: string[]) => Object.fromEntries(names.map((name) => [name, element(name)]));
const HTML_TAGS = inlines('b', 'i', 'ins', 'span', 'a', 'ruby', 'bdo', 'mark', 'code');

const KINDS: readonly Kind[] = [
  {
    id: 'docx',
    part: 'word/document.xml',
    words: (words) => `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`,
    around: {
      ins: element('w:ins', ID),
      moveTo: element('w:moveTo', ID),
      smartTag: element('w:smartTag', ' w:element="place"'),
      customXml: element('w:customXml', ' w:element="place"'),
      bdo: element('w:bdo', ' w:val="rtl"'),
      dir: element('w:dir', ' w:val="rtl"'),
      hyperlink: element('w:hyperlink', ' w:anchor="a"'),
      sdt: ['<w:sdt><w:sdtPr/><w:sdtContent>', '</w:sdtContent></w:sdt>'],
      ruby: [
        '<w:r><w:ruby><w:rubyPr/><w:rt><w:r><w:t>rt</w:t></w:r></w:rt><w:rubyBase>',
        '</w:rubyBase></w:ruby></w:r>',
      ],
    },
    file: (paragraph) =>
      zip({
        'word/document.xml': strToU8(
          `<w:document ${W}><w:body><w:p><w:pPr/>${paragraph}</w:p></w:body></w:document>`,
        ),
      }),
  },
  {
    id: 'odt',
    part: 'content.xml',
    words: (words) => words,
    around: {
      meta: element('text:meta', ' xml:id="m"'),
      'span that is seen': element('text:span', ' text:style-name="B"'),
      'span that is not seen': element('text:span', ' text:style-name="N"'),
      a: element('text:a', ' xlink:href="b"'),
      'link that is a span': [
        '<text:a xlink:href="b"><text:bookmark text:name="c"/><text:span text:style-name="B">',
        '</text:span></text:a>',
      ],
      ruby: [
        '<text:ruby><text:ruby-base>',
        '</text:ruby-base><text:ruby-text>rt</text:ruby-text></text:ruby>',
      ],
    },
    file: (paragraph) =>
      zip({
        'content.xml': strToU8(
          `<office:document-content><office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="N" style:family="text"/></office:automatic-styles><office:body><office:text><text:p>${paragraph}</text:p></office:text></office:body></office:document-content>`,
        ),
      }),
  },
  {
    id: 'fb2',
    part: '',
    words: (words) => words,
    around: inlines('strong', 'emphasis', 'style', 'a', 'sup', 'code', 'strikethrough'),
    file: (paragraph) =>
      strToU8(`<FictionBook><description/><body><section><p>${paragraph}</p></section></body></FictionBook>`),
  },
  { id: 'html', part: '', words: (words) => words, around: HTML_TAGS, file: (body) => strToU8(page(body)) },
  {
    id: 'epub',
    part: 'a.xhtml',
    words: (words) => words,
    around: HTML_TAGS,
    file: (body) =>
      zip({
        'META-INF/container.xml': strToU8(
          '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
        ),
        'a.opf': strToU8(
          '<package><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
        ),
        'a.xhtml': strToU8(page(body)),
      }),
  },
  {
    id: 'markdown_document',
    part: '',
    words: (words) => words,
    around: inlines('b', 'i', 'ins', 'span', 'mark'),
    file: (paragraph) => strToU8(`# One\n\n${paragraph}\n`),
  },
];

/** Where an element may stand in a paragraph; `[` and `]` are the element, `{` and `}` another one. */
const POSITIONS = [
  '[A word]',
  '[A] word more',
  'A [word] more',
  'A word [more]',
  '[A] word [more]',
  '[A] [word] more',
  'A [word] [more]',
  '[A][ word] more',
  '[A][ word]',
  '[A word] [more]',
  '[{A} word] more',
  '{A [word]} more',
  'A word {[more]}',
  '[{A word more}]',
  '[A]{ word} more',
  '{A }[word]',
  '[A] {word} [more]',
];

type Case = { readonly outer: string; readonly other: string; readonly position: string };

function* casesOf({ around }: Kind): Generator<Case> {
  const names = Object.keys(around);
  // A link of a page can't be in a link.
  for (const outer of names)
    for (const other of names)
      for (const position of POSITIONS)
        if (position.includes('{') ? outer !== 'a' || other !== 'a' : outer === other)
          yield { outer, other, position };
}

function paragraphOf(kind: Kind, { position, outer, other }: Case): string {
  const [open, close] = kind.around[outer] ?? ['', ''];
  const [second, end] = kind.around[other] ?? ['', ''];
  const signs: Record<string, string> = { '[': open, ']': close, '{': second, '}': end };
  return position.replace(/[[\]{}]|[^[\]{}]+/g, (piece) => signs[piece] ?? kind.words(piece));
}

const partIn = (kind: Kind, bytes: Uint8Array) =>
  new TextDecoder().decode(
    isArchive(bytes) ? (readEntry(openArchive(bytes), kind.part) ?? new Uint8Array()) : bytes,
  );

/** The tag at which a file is not well-formed; undefined if it is. */
function brokenAt(xml: string): string | undefined {
  const open: string[] = [];
  for (const [tag, end, name = '', isEmpty] of xml.matchAll(/<(\/?)([\w:-]+)[^>]*?(\/?)>/g)) {
    if (isEmpty) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  return open.at(-1);
}

const OPTIONS = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;
function translated(kind: Kind, bytes: Uint8Array, translation: (text: string) => string) {
  const read = readBook(`a.${kind.id}`, bytes, kind.id);
  if (!read.ok) throw new Error(read.kind);
  const rows = read.book.sections.map(({ strings }) =>
    strings.map((one) => ({ ...one, translation: translation(one.text) })),
  );
  const texts = read.book.sections.flatMap(({ strings }) => strings.map(({ text }) => text));
  return { texts, bytes: writeBook(openBook(bytes, kind.id), rows, OPTIONS) };
}
const withoutMarks = (text: string) => text.replace(/<\/?[a-z]{1,4}\d{0,4}\/?>/g, '');

describe('a file stays well-formed, whichever element is at whatever place of a text', () => {
  test.each(KINDS)('$id', (kind) => {
    for (const one of casesOf(kind)) {
      const name = `${one.outer} ${one.other} ${one.position}`;
      const words = one.position.replace(/[[\]{}]/g, '');
      const first = translated(kind, kind.file(paragraphOf(kind, one)), (text) => `${text} Ж`);
      expect(withoutMarks(first.texts.join('|')), name).toContain(words);
      expect(brokenAt(partIn(kind, first.bytes)), name).toBeUndefined();
      const again = translated(kind, first.bytes, () => 'Я <b>я</b>');
      expect(withoutMarks(again.texts.join('|')), name).toContain(`${words} Ж`);
      expect(brokenAt(partIn(kind, again.bytes)), name).toBeUndefined();
    }
  });
});

test.each(KINDS)('$id: spaces that authors put in on purpose stay, wherever they are', (kind) => {
  for (const [name] of Object.entries(kind.around)) {
    const spaces = ['\u00a0', '\u202f', '\u3000', '\u2003'];
    for (const space of spaces)
      for (const words of [`A${space}[word]${space}more`, `A [${space}word${space}] more`]) {
        const file = kind.file(paragraphOf(kind, { outer: name, other: name, position: words }));
        const { texts, bytes } = translated(kind, file, (text) =>
          text === 'One' ? text : `${text}${space}Ж`,
        );
        expect(withoutMarks(texts.join('|')), name).toContain(words.replace(/[[\]]/g, ''));
        expect(partIn(kind, bytes).split(space).length, name).toBe(4);
      }
  }
});

test('OpenDocument: spans that look alike are one text, which keeps their look', () => {
  const kind = KINDS.find(({ id }) => id === 'odt') as Kind;
  const bold = '<text:span text:style-name="B">';
  const file = kind.file(`${bold}A</text:span>${bold} word</text:span>`);
  const { texts, bytes } = translated(kind, file, () => 'Слово');
  expect(texts).toEqual(['A word']);
  expect(partIn(kind, bytes)).toContain(`<text:p>${bold}Слово</text:span>${bold}</text:span></text:p>`);
});

test.each(KINDS)('$id: what only parts texts is none, and stays', (kind) => {
  for (const [name] of Object.entries(kind.around))
    for (const words of ['* * *', '[* * *]', '⁂', '— — —', '[•] •']) {
      const position = kind.id === 'markdown_document' ? words.replaceAll('*', '\\*') : words;
      const separator = paragraphOf(kind, { outer: name, other: name, position });
      const read = readBook('a', kind.file(separator), kind.id);
      const sections = read.ok ? read.book.sections : [];
      const texts = sections.flatMap(({ strings }) => strings.map(({ text }) => text));
      expect(texts.join(), name).toMatch(/^(?:One)?$/);
    }
});

test.each(KINDS)('$id: a text is offered and written, however many elements are around it', (kind) => {
  for (const [name, [open, close]] of Object.entries(kind.around)) {
    const nested = (depth: number) => {
      const around = open.repeat(depth) + kind.words('word') + close.repeat(depth);
      return kind.file(kind.words('A ') + around + kind.words(' more'));
    };
    const { texts, bytes } = translated(kind, nested(100), (text) => `${text} Ж`);
    // A paragraph with so many marks is cut.
    const said = (all: readonly string[]) => withoutMarks(all.join(' ')).replace(/(?: Ж|\s)+/g, ' ');
    expect(said(texts), name).toContain('A word more');
    // A link of a page can't be in a link.
    if (name !== 'a') expect(brokenAt(partIn(kind, bytes)), name).toBeUndefined();
    expect(said(translated(kind, bytes, (text) => text).texts)).toContain('A word more');
    // Documents of that depth are refused.
    const deep = readBook('a', nested(10_000), kind.id);
    if (deep.ok) expect(JSON.stringify(deep.book.sections), name).toContain('word');
    else expect([kind.id, deep.kind]).toEqual([expect.stringMatching('docx|odt'), 'nested']);
  }
});

test('30,000 fields that are never ended leave the text of a Word document', () => {
  const [docx] = KINDS;
  if (!docx) throw new Error('the first kind is docx');
  const begun = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(30_000);
  const { texts } = translated(docx, docx.file(docx.words('A word') + begun), (text) => text);
  expect(withoutMarks(texts.join(''))).toContain('A word');
});

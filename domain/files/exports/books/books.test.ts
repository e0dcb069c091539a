import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { NO_WORK } from '../../../core/works/work-fields.ts';
import { scanXml } from '../../../formats/xml/scan-xml.ts';
import {
  BOOK_FORMATS,
  type Book,
  type BookFormat,
  type Cover,
  hasLayout,
  LAYOUTS,
  type Layout,
} from './book.ts';
import { bookWords } from './book-words.ts';
import { type BookPart, chaptersOf } from './chapters.ts';
import { creditsOf } from './credits.ts';
import { printBook } from './print-book.ts';

const row = (text: string, translation: string | null, context = '') => ({ text, translation, context });
const part = (name: string, rows: BookPart['rows'], translated_name: string | null = null): BookPart => ({
  name,
  translated_name,
  rows,
});

const ALICE = [
  part(
    'Chapter I',
    [
      row('She <i>had</i> never', 'Она никогда'),
      row('"1 < 2" & <script>', null),
      row('Two\nlines', 'Две\nстроки'),
    ],
    'Глава I',
  ),
  part('Chapter II', [row('CHAPTER II.', 'Глава II'), row('End.', 'Конец.')]),
];

const book = (layout: Layout, parts = ALICE, facts: Partial<Book> = {}): Book => ({
  title: 'Alice & <co>',
  description: 'A tale.',
  cover: null,
  address: 'https://dragoman.example/projects/7',
  madeAt: Date.UTC(2026, 10, 25, 12),
  source_lang: 'en',
  target_lang: 'ru',
  layout,
  words: {
    lang: 'en',
    source: 'Source',
    target: 'Translation',
    contents: 'Contents',
    credits: 'Translated by',
    proofreading: '',
    colophon: null,
  },
  chapters: chaptersOf(parts, { layout, untranslated: 'source' }),
  pictures: new Map(),
  alts: new Map(),
  credits: [],
  work: NO_WORK,
  ...facts,
});

/** Whether a format has words without references. */
const isPlain = (format: BookFormat) => format === 'txt' || format === 'md';

/** No reader of these tests decodes it. */
const COVER: Cover = {
  jpeg: Uint8Array.from({ length: 50_000 }, (_, at) => at % 251),
  width: 600,
  height: 800,
};

/** The text of a file: of an archive the parts with the text. */
async function printed(format: BookFormat, made: Book): Promise<string> {
  const file = await printBook(format, made);
  if (typeof file === 'string') return file;
  const parts = Object.entries(unzipSync(file)).filter(([name]) =>
    /\.(xhtml|opf|ncx)$|(document|core|content|meta)\.xml$/.test(name),
  );
  return parts.map(([name, bytes]) => `--- ${name}\n${strFromU8(bytes)}`).join('\n');
}

describe.each(BOOK_FORMATS)('a book as %s', (format) => {
  test.each(LAYOUTS.filter((layout) => hasLayout(format, layout)))(
    'has its texts as %s, and no markup of theirs',
    async (layout) => {
      const file = await printed(format, book(layout));
      for (const text of ['Глава I', 'Она никогда', 'Конец.']) expect(file).toContain(text);
      expect(file.includes('had')).toBe(layout !== 'translation');
      if (!isPlain(format)) expect(file).toContain('&lt; 2');
      if (format !== 'txt') expect(file).not.toMatch(/(?<!\\)<script>/);
      expect(file).not.toContain('&lt;i&gt;');
    },
  );

  test('names the translators by their shares, and says where it comes from', async () => {
    const credits = creditsOf([
      { text: 'а'.repeat(30), author: 'anna' },
      { text: 'б'.repeat(90), author: 'boris <b>' },
    ]);
    const words = { ...book('translation').words, colophon: 'From Dragoman, 25 November 2026' };
    const file = await printed(format, book('translation', ALICE, { credits, words }));
    expect(file).toMatch(isPlain(format) ? /boris \\?<b>/ : /boris &lt;b&gt;/);
    expect(file.indexOf('boris')).toBeLessThan(file.indexOf('anna'));
    if (format !== 'fb2') expect(file).toContain('75%');
    expect(file).toContain('From Dragoman, 25 November 2026');
  });

  test('is the same file whenever it is made of the same book', async () => {
    const made = book('translation', ALICE, { cover: COVER });
    const first = await printBook(format, made);
    vi.setSystemTime(Date.UTC(2030, 0, 1));
    try {
      expect(await printBook(format, made)).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test('has nothing but its title without strings', async () => {
    expect(await printed(format, book('translation', [part('Empty', [])]))).toContain(
      isPlain(format) ? '\n' : 'Alice &amp; &lt;co&gt;',
    );
  });
});

describe.each(['ar', 'he', 'fa', 'ur'])('a book in %s', (target_lang) => {
  const text = 'Alice: مرحبا %s, <i>x</i> {name}!';
  const parts = [part('Chapter I', [row('Hello, %s.', text)], 'الفصل I')];
  const made = (layout: Layout) => book(layout, parts, { target_lang });

  test.each(['epub', 'html'] as const)(
    'is from right to left as %s; its source and placeholders are not (languages.10)',
    async (format) => {
      const [alone, both] = [
        await printed(format, made('translation')),
        await printed(format, made('interleaved')),
      ];
      if (format === 'epub') expect(alone).toContain('<spine toc="ncx" page-progression-direction="rtl">');
      const marks = `lang="${target_lang}" xml:lang="${target_lang}" dir="rtl"`;
      expect(alone).toMatch(new RegExp(`<html [^>]*lang="${target_lang}"[^>]* dir="rtl">`));
      expect(alone).toContain(`<h2 ${marks}>الفصل I</h2>`);
      expect(alone).toContain(
        `<p class="text" ${marks}>Alice: مرحبا <bdi dir="ltr">%s</bdi>, <i>x</i> <bdi dir="ltr">{name}</bdi>!</p>`,
      );
      expect(both).toContain('<p class="source" lang="en" xml:lang="en" dir="ltr">Hello, %s.</p>');
    },
  );

  test('is from right to left as docx; its source and placeholders are not', async () => {
    const file = await printed('docx', made('interleaved'));
    const paragraphs = file.match(/<w:p>.*?<\/w:p>/gs) ?? [];
    const [source = '', translation = ''] = ['Hello', 'Alice: '].map((words) =>
      paragraphs.find((one) => one.includes(words)),
    );
    expect(source).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
    expect(translation).toContain('<w:bidi/>');
    const directions = [...translation.matchAll(/<w:rPr>(.*?)<\/w:rPr><w:t[^>]*>(.*?)<\/w:t>/gs)].map(
      ([, style = '', words = '']) => [
        words.trim(),
        /<w:rtl\/>/.test(style),
        style.includes(`w:bidi="${target_lang}"`),
      ],
    );
    expect(directions).toEqual([
      ['Alice: مرحبا', true, true],
      ['%s', false, true],
      [',', true, true],
      ['x', true, true],
      ['', true, true],
      ['{name}', false, true],
      ['!', true, true],
    ]);
  });
});

test('untranslated paragraphs of a translation are the source, empty or left out', () => {
  const texts = (untranslated: 'source' | 'empty' | 'skip') =>
    chaptersOf([part('I', [row('One.', null), row('Two.', 'Два.')])], {
      layout: 'translation',
      untranslated,
    })[0]?.paragraphs.map(({ translation }) => translation?.text);
  expect(texts('source')).toEqual(['One.', 'Два.']);
  expect(texts('empty')).toEqual(['', 'Два.']);
  expect(texts('skip')).toEqual(['Два.']);
});

test('a heading that the text has already is the title of its chapter', () => {
  const chapters = chaptersOf(ALICE, { layout: 'translation', untranslated: 'source' });
  expect(chapters.map(({ title, paragraphs }) => [title?.translated_name, paragraphs.length])).toEqual([
    ['Глава I', 3],
    ['Глава II', 1],
  ]);
});

test('every part of an EPUB, a FictionBook and a Word document is well-formed XML, whatever the texts are', async () => {
  const wild = 'a\u0000\ud800 <b>x</i> ]]> &amp; <!-- <p>\n\n<i>y';
  const parts = [part(wild, [row(wild, wild), row(wild, null)], wild)];
  for (const layout of LAYOUTS) {
    const made = book(layout, parts, { title: wild, description: wild, credits: [{ name: wild, share: 1 }] });
    for (const format of ['epub', 'docx'] as const) {
      const files = Object.entries(unzipSync(Buffer.from(await printBook(format, made))));
      for (const [name, bytes] of files.filter(([name]) => /\.(xhtml|opf|ncx|xml|rels)$/.test(name)))
        expect(
          scanXml(strFromU8(bytes), () => {}),
          name,
        ).toMatchObject({ ok: true });
    }
    expect(scanXml(String(await printBook('fb2', made)), () => {})).toMatchObject({ ok: true });
  }
});

test('a page in columns has the times of subtitles', async () => {
  const film = [part('Film', [row('Hey.', 'Эй.', '7 · 01:02:03.450 → 01:02:04.000'), row('Credits', null)])];
  const page = await printed('html', book('columns', film));
  expect(page).toContain('<tr><th scope="row">01:02:03</th><td lang="en" xml:lang="en" dir="ltr">Hey.</td>');
  expect(page).toContain('<td class="none">—</td>');
});

test('a page loads nothing: its cover is in it', async () => {
  const page = await printed('html', book('columns', ALICE, { cover: COVER }));
  expect(page).not.toMatch(/<script|(?:src|href)="(?!#|data:image\/jpeg;base64,[\w+/=]+")|url\(/);
  expect(page).toContain(`<img src="data:image/jpeg;base64,${Buffer.from(COVER.jpeg).toString('base64')}"`);
});

test('an EPUB has its cover where readers of both versions look for it, and as first page', async () => {
  const files = unzipSync(Buffer.from(await printBook('epub', book('translation', ALICE, { cover: COVER }))));
  const part = (name: string) => strFromU8(files[`EPUB/${name}`] ?? new Uint8Array());
  expect(files['EPUB/cover.jpg']).toEqual(COVER.jpeg);
  expect(part('package.opf')).toContain(
    '<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>',
  );
  expect(part('package.opf')).toContain('<meta name="cover" content="cover-image"/>');
  expect(part('package.opf')).toContain(
    '<spine toc="ncx" page-progression-direction="ltr">\n<itemref idref="cover"/>',
  );
  expect(part('cover.xhtml')).toContain('<img src="cover.jpg" alt="Alice &amp; &lt;co&gt;"');
});

test('a FictionBook names its cover in the description, and has it at its end', async () => {
  const file = await printed('fb2', book('translation', ALICE, { cover: COVER }));
  expect(file).toMatch(/<\/annotation>\n<coverpage><image l:href="#cover.jpg"\/><\/coverpage>\n<lang>/);
  expect(file).toContain(
    `<binary id="cover.jpg" content-type="image/jpeg">${Buffer.from(COVER.jpeg).toString('base64')}</binary>`,
  );
});

test('a Word document has its cover on the first page, within its margins', async () => {
  const file = await printed('docx', book('translation', ALICE, { cover: { ...COVER, height: 9000 } }));
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(file) ?? [];
  expect([Number(width) / 9525, Number(height) / 9525]).toEqual([55, 820]);
  expect(file.indexOf('<wp:extent')).toBeLessThan(file.indexOf('Alice &amp; &lt;co&gt;</w:t>'));
});

test('a bilingual text has source and translation one under the other', async () => {
  const parts = [
    part('Two', [row('Text.', 'Текст.'), row('Two\n\nlines.', null)], 'Два'),
    part('Three', [row('THREE', 'Три'), row('End.', 'Конец.')]),
  ];
  expect(await printBook('txt', book('interleaved', parts))).toBe(
    'Two\nДва\n===\n\nText.\nТекст.\n\nTwo\nlines.\n—\n\n\nTHREE\nТри\n=====\n\nEnd.\nКонец.\n',
  );
});

test('an EPUB begins with its kind, uncompressed', async () => {
  const bytes = Buffer.from(await printBook('epub', book('translation')));
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
});

test('a long title of a Word document has lines as high as its letters', async () => {
  const file = unzipSync(Buffer.from(await printBook('docx', book('translation'))));
  const styles = strFromU8(file['word/styles.xml'] ?? new Uint8Array());
  expect(styles).toMatch(/<w:pPrDefault><w:pPr><w:spacing [^>]*w:lineRule="auto"/);
});

const WORK = {
  author: 'Lewis Carroll',
  original_title: 'Alice & Co',
  translated_title: 'Алиса <и> другие',
  translators: 'Анна К., Борис',
  series: 'Классика',
  year: '1865',
  licence: 'CC BY 4.0',
};

test.each(BOOK_FORMATS)('a book says of the work what its project says: %s (projects.37)', async (format) => {
  const credits = [{ name: 'boris', share: 1 }];
  const file = await printed(format, book('translation', ALICE, { credits, work: WORK }));
  const said = {
    epub: [
      '<dc:creator>Lewis Carroll</dc:creator>',
      '<dc:source>Alice &amp; Co</dc:source>',
      '<dc:date>1865</dc:date>',
      '<dc:rights>CC BY 4.0</dc:rights>',
      'id="series">Классика</meta>',
      'id="translator-1">Анна К.</dc:contributor>',
      'id="translator-2">Борис</dc:contributor>',
    ],
    fb2: [
      '<author><first-name>Lewis</first-name><last-name>Carroll</last-name></author>\n<book-title>',
      '<date>1865</date>',
      '<translator><first-name>Анна</first-name><last-name>К.</last-name></translator>\n<translator><nickname>Борис</nickname></translator>',
      '<sequence name="Классика"/>',
      '<book-title>Alice &amp; Co</book-title>',
      '<custom-info info-type="licence">CC BY 4.0</custom-info>',
    ],
    docx: ['<dc:creator>Lewis Carroll</dc:creator>'],
    odt: ['<meta:initial-creator>Lewis Carroll</meta:initial-creator>'],
    html: ['<meta name="author" content="Lewis Carroll">', '<p class="author">Lewis Carroll</p>'],
    md: ['author: "Lewis Carroll"'],
    txt: [],
  }[format];
  for (const words of said) expect(file).toContain(words);
});

test.each([
  [
    'en',
    'https://e.org/projects/a',
    '“A”, translated with Dragoman, November 25, 2026. https://e.org/projects/a',
  ],
  ['ru', '/projects/a', '«A», перевод сделан в Dragoman, 25 ноября 2026 г.'],
  ['it', '/projects/a', '“A”, tradotto con Dragoman, 25 novembre 2026.'],
] as const)(
  'a book says in %s where it comes from, with an address that leads there or none',
  (lang, address, colophon) => {
    const made = bookWords(lang, { name: 'A', address, madeAt: Date.UTC(2026, 10, 25) });
    expect(made.colophon).toBe(colophon);
  },
);

test('what stands behind the text is in the language of whoever reads the book', async () => {
  const words = { ...book('translation').words, lang: 'it', colophon: 'Tradotto con Dragoman.' };
  const file = await printed('epub', book('translation', ALICE, { words, target_lang: 'ar' }));
  expect(file).toContain('<div lang="it" xml:lang="it" dir="ltr">\n<p class="colophon">');
});

test('a book of a service that doesn’t know its address has an id all the same, and no path', async () => {
  const facts = { address: '/projects/alice' };
  expect(await printed('epub', book('translation', ALICE, facts))).toContain(
    '<dc:identifier id="id">tag:dragoman.invalid,2026:/projects/alice</dc:identifier>',
  );
  const fb2 = await printed('fb2', book('translation', ALICE, facts));
  expect(fb2).toContain('<id>tag:dragoman.invalid,2026:/projects/alice</id>');
  expect(fb2).not.toContain('<src-url>');
});

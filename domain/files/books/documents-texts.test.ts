import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openArchive, readEntry } from '../../core/archive/archive.ts';
import type { Book } from './model/book.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const OPTIONS = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;
const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'fixtures', name)));

function bookIn(name: string, bytes = fixture(name)): Book {
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(read.kind);
  return read.book;
}
const textsIn = (book: Book) => book.sections.flatMap(({ strings }) => strings.map(({ text }) => text));
const namesIn = (book: Book) => book.sections.map(({ name, isAside }) => (isAside ? `(${name})` : name));
function translated(name: string, translation: (text: string) => string | null, bytes = fixture(name)) {
  const { format, sections } = bookIn(name, bytes);
  const rows = sections.map(({ strings }) =>
    strings.map((one) => ({ ...one, translation: translation(one.text) })),
  );
  return writeBook(openBook(bytes, format), rows, OPTIONS);
}
const partIn = (bytes: Uint8Array, name: string) =>
  new TextDecoder().decode(readEntry(openArchive(bytes), name) ?? new Uint8Array());

test('Word: runs of one look are one text, and other looks, links, notes and fields are marks', () => {
  const book = bookIn('alice-word.docx');
  expect(namesIn(book)).toEqual([
    'Alice’s Adventures in Wonderland',
    'CHAPTER I. Down the Rabbit-Hole',
    'The jar',
    'CHAPTER II. The Pool of Tears',
    'footnotes',
    'headers and footers',
    'Labels',
  ]);
  const texts = textsIn(book);
  expect(texts).toContain('CHAPTER I. Down the Rabbit-Hole');
  expect(texts).toContain(
    'There was nothing so <b>very</b> remarkable in that; nor did Alice think it so <i>very </i><b2>much</b2> out of <a>the way</a> (see <x/> or <a2>this page</a2>), H<sub>2</sub>O',
  );
  expect(texts.filter((text) => text === 'DRINK ME')).toHaveLength(1);
  expect(texts).toContain('A white rabbit with a watch');
  expect(texts.join()).not.toMatch(/Check this|at all/);
});

test('Word: the contents, the second text of a text box, the title and the language follow', () => {
  const result = translated('alice-word.docx', (text) => `${text}!`);
  const document = partIn(result, 'word/document.xml');
  expect(document.match(/CHAPTER II\. The Pool of Tears!/g)).toHaveLength(2);
  expect(document.match(/DRINK ME!/g)).toHaveLength(2);
  expect(document).toContain('w:name="_Toc1"');
  expect(document).toContain('PAGEREF _Toc2 \\h');
  expect(document).not.toContain('delText');
  expect(partIn(result, 'docProps/core.xml')).toMatch(/Wonderland!<\/dc:title>.*<dc:language>ru</);
  expect(partIn(result, 'word/styles.xml')).toContain('<w:lang w:val="ru" w:eastAsia');
});

test('Word: an entry of the contents in one run with its page stays as it is', () => {
  const run = (words: string) => `<w:r>${words}</w:r>`;
  const entry = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="TOC1"/></w:pPr>${runs}</w:p>`;
  const together = entry(run('<w:t>One</w:t><w:tab/><w:t>7</w:t>'));
  const apart = entry(`${run('<w:t>One</w:t>')}${run('<w:tab/>')}${run('<w:t>7</w:t>')}`);
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships><Relationship Type="a/styles" Target="styles.xml"/></Relationships>',
    ),
    'word/styles.xml': strToU8(
      '<w:styles><w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style></w:styles>',
    ),
    'word/document.xml': strToU8(
      `<w:document><w:body>${together}${apart}<w:p>${run('<w:t>One</w:t>')}</w:p></w:body></w:document>`,
    ),
  });
  const document = partIn(
    translated('a.docx', () => 'Uno', bytes),
    'word/document.xml',
  );
  expect(document).toContain(together);
  expect(document.match(/Uno/g)).toHaveLength(2);
  expect(document.match(/>7</g)).toHaveLength(2);
});

test('Word: a mark may be moved and put into another one, and a note that is missing stands at the end', () => {
  const source = 'Alice was beginning to get <i>very</i> tired';
  const result = translated('alice-word.docx', (text) =>
    text.startsWith(source) ? '<i>Алиса</i> устала\nсидеть' : null,
  );
  expect(textsIn(bookIn('a.docx', result))).toContain('<i>Алиса</i> устала\nсидеть<note/>');
});

test('OpenDocument: spans are marks by their style, and a note is a text of its own', () => {
  const book = bookIn('alice-editor.odt');
  const texts = textsIn(book);
  expect(texts).toContain(
    'Alice was beginning to get <i>very</i> tired of sitting<note/> by her sister on the bank.',
  );
  expect(texts).toContain('There was nothing so <b>very</b> remarkable in that; see <a>the way</a>.');
  expect(texts).toContain('She took down a jar;<x/>it was labelled\nORANGE MARMALADE, 5 < 6 & more.');
  expect(texts.join()).not.toMatch(/Check this|at all/);
  const result = translated('alice-editor.odt', (text) => `${text}!`);
  const content = partIn(result, 'content.xml');
  expect(content.match(/CHAPTER II\. The Pool of Tears!/g)).toHaveLength(2);
  expect(content).toContain('she wondered.!</text:p></text:note-body>');
  expect(partIn(result, 'styles.xml')).toContain('fo:language="ru" fo:country="none"');
});

test('a document with a password, and an archive of something else, is refused', () => {
  const read = (name: string, bytes: Uint8Array) => readBook(name, bytes);
  expect(read('a.docx', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toEqual({
    ok: false,
    kind: 'encrypted',
  });
  const odt = (manifest: string, content: string) =>
    zipSync({ 'META-INF/manifest.xml': strToU8(manifest), 'content.xml': strToU8(content) });
  expect(read('a.odt', odt('<manifest:encryption-data/>', ''))).toEqual({ ok: false, kind: 'encrypted' });
  expect(read('a.ods', odt('', '<office:body><office:spreadsheet/></office:body>'))).toMatchObject({
    ok: false,
  });
  expect(read('a.xlsx', zipSync({ '[Content_Types].xml': strToU8('<a/>') }))).toEqual({
    ok: false,
    kind: 'unknown',
  });
});

test('HTML: what a page shows in attributes stays in its chapter, and what describes is a label (books.19)', () => {
  const page =
    '<html><body><h1>One</h1><p title="A hint">Two <img src="a.png" alt="A cat"></p><input placeholder="Search"><input type="submit" value="Go"></body></html>';
  const read = readBook('a.html', strToU8(page));
  expect(
    read.ok && read.book.sections.map(({ name, strings }) => [name, strings.map(({ text }) => text)]),
  ).toEqual([
    ['One', ['One', 'Two <img/>', 'Search', 'Go']],
    ['Labels', ['A hint', 'A cat']],
  ]);
});

test('HTML: attributes, nested places, and what the head says too', () => {
  const texts = textsIn(bookIn('alice-site.html'));
  for (const text of [
    'Who is she?',
    'The White "Rabbit"',
    'Alice Liddell',
    'Drink me',
    'Eat me',
    'This page needs scripts.',
  ])
    expect(texts).toContain(text);
  expect(texts.join()).not.toMatch(/npm install|DRINK ME|no text/);
  const page = new TextDecoder().decode(translated('alice-site.html', (text) => `${text} Ж`));
  expect(page).toContain('charset="utf-8"');
  expect(page).toContain('<html lang="ru">');
  expect(page.match(/a page Ж/g)).toHaveLength(2);
  expect(page).toContain('<a href="x.html" title="Who is she? Ж">her sister</a> on the bank. Ж');
});

test('HTML: the words of a field are a text of their own, within the text around', () => {
  const bytes = strToU8(
    '<p>Tell us <textarea rows="2">\nOne &lt;b>\ntwo</textarea> now</p><textarea translate="no">Three</textarea>',
  );
  expect(textsIn(bookIn('a.html', bytes))).toEqual(['Tell us <x/> now', 'One <b>\ntwo']);
  const result = translated(
    'a.html',
    (text) => (text.startsWith('One') ? 'Un </textarea>\nw' : 'Tell <x/>'),
    bytes,
  );
  expect(new TextDecoder().decode(result)).toBe(
    '<p>Tell <textarea rows="2">\nUn &lt;/textarea&gt;\nw</textarea></p><textarea translate="no">Three</textarea>',
  );
});

test('HTML: a page that can’t say its encoding gets references', () => {
  const bytes = Uint8Array.from('<html><p>caf\xe9</p><p>na\xefve</p></html>', (one) => one.charCodeAt(0));
  const result = translated('a.html', (text) => (text === 'café' ? 'кафе é' : null), bytes);
  expect(String.fromCharCode(...result)).toBe(
    '<html><p>&#1082;&#1072;&#1092;&#1077; \xe9</p><p>na\xefve</p></html>',
  );
});

test('Markdown: inline marks, code, tasks, tables and notes', () => {
  const texts = textsIn(bookIn('alice-github.md'));
  expect(texts).toContain(
    'Alice was beginning to get <i>very</i> tired of <code>sitting_by</code> her <a>sister</a>, and of having <b>nothing</b> to do\nat all: 5 * 6 < 31 <code2>Ctrl</code2>.',
  );
  for (const text of [
    'Down the hole',
    'bottle | jar',
    'There was nothing so <s>very</s> remarkable in that<note/>.',
  ])
    expect(texts).toContain(text);
  const page = new TextDecoder().decode(
    translated('alice-github.md', (text) =>
      text === 'bottle | jar'
        ? 'a | *b*'
        : text.startsWith('Alice was')
          ? '1. <code>a*b</code> <a>s</a>'
          : null,
    ),
  );
  expect(page).toContain('| a \\| \\*b\\* | **cake** |');
  expect(page).toContain('1\\. `a*b` [s][s]');
});

test('plain text: what Project Gutenberg adds is left out, and a table of contents begins no chapters', () => {
  const book = bookIn('alice-gutenberg.txt');
  expect(book.facts).toMatchObject({
    title: 'Alice’s Adventures in Wonderland',
    author: 'Lewis Carroll',
    language: 'en',
  });
  expect(namesIn(book)).toEqual([
    '(Project Gutenberg)',
    'Alice’s Adventures in Wonderland',
    expect.stringMatching(/^CHAPTER I\. ?/),
    expect.stringMatching(/^CHAPTER II\. ?/),
    '(Project Gutenberg)',
  ]);
});

test('plain text: a file in windows-1251 stays in it, and is marked when it can’t', () => {
  const book = bookIn('detstvo-1251.txt');
  expect(namesIn(book).slice(1)).toEqual(['Глава I. Учитель Карл Иваныч', 'Глава II. Maman']);
  const kept = translated('detstvo-1251.txt', (text) => (text === 'Maman' ? 'Мама' : null));
  expect(new TextDecoder('windows-1251').decode(kept)).toContain('Глава II\nМама\n');
  const marked = translated('detstvo-1251.txt', (text) => (text === 'Maman' ? 'Été' : null));
  expect([...marked.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('HTML: a title with a character that is spelled unlike its rules stays as it is', () => {
  const page = `<html lang="en"><head><title>A &amp B</title><meta property="og:title" content="C &amp<; D"></head>
<body><p>One &copy two</p></body></html>`;
  const bytes = strToU8(page);
  const unchanged = translated('page.html', () => null, bytes);
  expect(new TextDecoder().decode(unchanged)).toBe(page);
});

import { expect, test } from 'vitest';
import { NO_WORK, type Work } from '../../core/works/work-fields.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
function read(text: string) {
  const reading = readBook('a.html', bytesOf(text));
  if (!reading.ok) throw new Error(reading.kind);
  return reading.book;
}
const contextsIn = (text: string) =>
  read(text).sections.map(({ name, strings }) => [name, strings.map((one) => [one.text, one.context])]);
function written(
  text: string,
  translate: (text: string) => string | null,
  { work = {}, added = '' }: { work?: Partial<Work>; added?: string } = {},
): string {
  const rows = read(text).sections.map(({ strings }) =>
    strings.flatMap((one) => [
      { ...one, translation: translate(one.text) },
      ...(added === '' ? [] : [{ text: added, translation: null, continues: false, slot: null }]),
    ]),
  );
  const options = { source_lang: 'en', target_lang: 'ar', untranslated: 'source', isSource: false } as const;
  const book = openBook(bytesOf(text), 'html');
  return new TextDecoder().decode(writeBook(book, rows, { ...options, work: { ...NO_WORK, ...work } }));
}

test('what the head of a page says of it is a label, and each attribute has the context that it is (books.19)', () => {
  const head =
    '<title>T</title><meta name="description" content="About."><meta property="og:title" content="T 2"><meta name="twitter:description" content="About 2."><meta name="keywords" content="a, b">';
  const body =
    '<h1>One</h1><p><a href="a" title="Go">a</a> <img src="a" alt="A cat" title="Meow"></p><table><caption>C</caption></table><form><input placeholder="Words"><input type="submit" value="Send"><select><option label="L">M</option></select><button aria-label="Close">b</button></form>';
  expect(contextsIn(`<html><head>${head}</head><body>${body}</body></html>`)).toEqual([
    [
      'One',
      [
        ['One', 'h1'],
        ['<a>a</a> <img/>', ''],
        ['C', 'caption'],
        ['Words', 'form-field'],
        ['Send', 'form-field'],
        ['L', 'form-field'],
        ['M', ''],
        ['b', ''],
      ],
    ],
    [
      'Labels',
      [
        ['T', 'book-title'],
        ['About.', 'book-description'],
        ['T 2', 'book-title'],
        ['About 2.', 'book-description'],
        ['a, b', 'book-description'],
        ['Go', 'element-hint'],
        ['A cat', 'alt'],
        ['Meow', 'element-hint'],
        ['Close', 'element-hint'],
      ],
    ],
  ]);
});

/** A page in whose attributes no value has quotes. */
const BARE =
  '<html lang=en dir=ltr><head><meta name=author content=Bob><meta name=description content=About><title>T</title></head><body><p title=Hint>One <img src=a.png alt=cat></p><input placeholder=Search @click="x title=y">';

test('values of attributes without quotes are texts too, and get quotes where they are written (books.6)', () => {
  const texts = read(BARE).sections.flatMap(({ strings }) => strings.map((one) => one.text));
  expect(texts).toEqual(['One <img/>', 'Search', 'T', 'About', 'Hint', 'cat']);
  expect(written(BARE, () => null)).toBe(BARE);
  expect(written(BARE, (text) => text.replace(/\w+/, (word) => `${word} "2"`))).toBe(
    BARE.replace('lang=en dir=ltr', 'lang=ar dir=rtl')
      .replace('=About', '="About &quot;2&quot;"')
      .replace('>T<', '>T "2"<')
      .replace('=Hint', '="Hint &quot;2&quot;"')
      .replace('One ', 'One "2" ')
      .replace('=cat', '="cat &quot;2&quot;"')
      .replace('=Search', '="Search &quot;2&quot;"'),
  );
});

test('an author without quotes is replaced by one with quotes (exports.41)', () => {
  expect(written(BARE, () => null, { work: { author: 'Ann Lee' } })).toBe(
    BARE.replace('content=Bob', 'content="Ann Lee"'),
  );
});

test('a string that was added behind the value of an attribute stands within its quotes (books.8)', () => {
  expect(written('<p><img alt=cat><img alt="dog">', () => null, { added: 'more "2"' })).toBe(
    '<p><img alt="cat more &quot;2&quot;"><img alt="dog more &quot;2&quot;">',
  );
});

import { describe, expect, test } from 'vitest';
import { NO_WORK } from '../../core/works/work-fields.ts';
import { openBook, readBook } from './open-book.ts';
import { writeBook } from './write-book.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}`;

function read(text: string) {
  const reading = readBook('a.html', bytesOf(text));
  if (!reading.ok) throw new Error(reading.kind);
  return reading.book;
}
function written(text: string, translate: (text: string) => string | null, work = {}): string {
  const rows = read(text).sections.map(({ strings }) =>
    strings.map((one) => ({ ...one, translation: translate(one.text) })),
  );
  const options = { source_lang: 'en', target_lang: 'ru', untranslated: 'source', isSource: false } as const;
  return new TextDecoder().decode(
    writeBook(openBook(bytesOf(text), 'html'), rows, { ...options, work: { ...NO_WORK, ...work } }),
  );
}

/** Pages whose tags are left out as HTML allows, or by mistake, and the texts of their bodies. */
const PAGES: readonly (readonly [left: string, page: string, texts: readonly string[]])[] = [
  [
    'the end of the head',
    '<!doctype html><html><head><title>T</title><body><p>One</p><p>Two</p></body></html>',
    ['One', 'Two'],
  ],
  [
    'the end of the head, and the body',
    '<html><head><title>T</title><meta charset="utf-8"><p>One<p>Two',
    ['One', 'Two'],
  ],
  ['the end of the head before words', '<html><head><title>T</title> One <p>Two</html>', ['One', 'Two']],
  [
    'the start of the head',
    '<html><title>T</title><link rel="x" title="y"><style>p {}</style></head><p>One',
    ['One'],
  ],
  ['html, head and body', '<!doctype html><title>T</title><p>One<p>Two', ['One', 'Two']],
  ['the starts of all', '<title>T</title></head><p>One</p></div></body></html>', ['One']],
  ['everything but a paragraph', '<!doctype html><p>One', ['One']],
  ['the start of the body', '<html><head><title>T</title></head><p>One</p></html>', ['One']],
  ['the end of the body', page('', '<p>One</p>'), ['One']],
  [
    'a title beside a script',
    '<html><head><script>a<b</script><noscript><style>a</style></noscript><title>T</title><template><p>a</template><p>One',
    ['One'],
  ],
  ['ends of paragraphs', page('', '<p>One<p>Two<div>Three</div>'), ['One', 'Two', 'Three']],
  ['ends of paragraphs that stay', page('', '<p translate=no>a<p>One<p>Two'), ['One', 'Two']],
  [
    'ends of items',
    page('', '<ul><li>One<li><p>Two<li translate="no"><p>a<ul><li>b</ul><li>Three</ul>Four'),
    ['One', 'Two', 'Three', 'Four'],
  ],
  [
    'ends of terms',
    page('', '<dl><dt translate="no">a<dd>One<dt>Two<dd translate="no">b<dt>Three</dl>'),
    ['One', 'Two', 'Three'],
  ],
  [
    'ends of cells and rows',
    page(
      '',
      '<table><caption translate=no>a<colgroup><col><thead><tr><th>One<th translate="no">b<tbody><tr translate="no"><td>c<table><tr><td>d</table><tr><td>Two<td>Three</table>',
    ),
    ['One', 'Two', 'Three'],
  ],
  [
    'ends of options',
    page(
      '',
      '<select><optgroup label="One" translate="no"><option>a<optgroup><option>Two<option translate="no">b<option>Three</select><p>Four',
    ),
    ['Two', 'Three', 'Four'],
  ],
  [
    'ends of drawings',
    page('', '<p>One <svg class="a"/> two</p><p>Three <math/></p>'),
    ['One', 'two', 'Three'],
  ],
  ['the end of what has no text within a block', page('', '<div><video src="a"><p>b</div><p>One'), ['One']],
  ['the end of emphasis', page('', '<p><b>One<p>Two'), ['One', 'Two']],
  ['the end of a script', page('', '<p>One<script>a'), ['One']],
  ['the end of a style sheet', page('', '<p>One<style>a'), ['One']],
];

describe('books.22: tags that a page leaves out', () => {
  test.each(PAGES)('%s: every text is found, and nothing else', (_left, text, texts) => {
    const { sections } = read(text);
    const found = sections
      .flatMap(({ strings }) => strings)
      .filter(({ context }) => context !== 'book-title');
    expect(found.map((one) => one.text)).toEqual(texts);
  });
  test.each(PAGES)(
    '%s: a page without translations is the same, and one with them differs in its texts',
    (_left, text, texts) => {
      expect(written(text, () => null)).toBe(text);
      const done = written(text, (one) => one.replace(/^\w+/, (word) => `«${word}»`));
      const expected = texts.reduce(
        (now, one) => now.replace(new RegExp(`\\b${one}\\b`), (word) => `«${word}»`),
        text,
      );
      expect(done.replace(/ lang="\w+"/g, '').replace('«T»', 'T')).toBe(expected.replace(/ lang="\w+"/g, ''));
    },
  );
  test('a title that never ends takes all of the page, which is refused for that', () => {
    expect(readBook('a.html', bytesOf('<html><head><title>T<body><p>One'))).toEqual({
      ok: false,
      kind: 'noText',
    });
  });
  test('the title and the author are said in a head without tags', () => {
    const text = '<!doctype html><title>T</title><p>One';
    expect(read(text).facts.title).toBe('T');
    expect(written(text, () => null, { author: 'Ann', translated_title: 'К' })).toBe(
      '<!doctype html><title>К</title><meta name="author" content="Ann"><p>One',
    );
  });
  test('the language of a page that ends no element is that of the translation, and of each other paragraph the source’s', () => {
    expect(
      written('<html lang="en"><body><p>One<p>Two<p>Three', (one) => (one === 'Two' ? 'Два' : null)),
    ).toBe('<html lang="ru"><body><p lang="en">One<p>Два<p lang="en">Three');
  });
});

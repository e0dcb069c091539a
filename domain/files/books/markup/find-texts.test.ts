import { expect, test } from 'vitest';
import { findTexts } from './find-texts.ts';
import { spellText } from './spell-text.ts';
import { FICTION_BOOK, XHTML } from './vocabulary.ts';

const textsOf = (content: string, vocabulary = XHTML) =>
  findTexts(content, vocabulary).texts.map(({ text }) => text);

test.each([
  ['paragraphs and headings', '<h1>One</h1>\n<p>Two</p>', ['One', 'Two']],
  ['lines of a file as spaces', '<p>\n  A long\n  line &amp; more\n</p>', ['A long line & more']],
  ['emphasis as marks', '<p>It is <em class="x">so</em>.</p>', ['It is <i>so</i>.']],
  ['no tags around all of it', '<p><span class="dc"><b>All</b></span></p>', ['All']],
  ['line breaks', '<p>One<br/>\n two</p>', ['One\ntwo']],
  ['items, cells and captions', '<ul><li>A</li></ul><td>B</td><figcaption>C</figcaption>', ['A', 'B', 'C']],
  ['text beside blocks', '<div>A <b>b</b><p>C</p> d</div>', ['A <b>b</b>', 'C', 'd']],
  ['a link around a heading', '<a href="x"><h2>T</h2></a>', ['T']],
  [
    'the description of a picture that stands alone',
    '<p><img src="a" alt="A &quot;b&quot;"/></p>',
    ['A "b"'],
  ],
  ['a picture in a text', '<p>A <img src="a" alt="q"/> b</p>', ['A <img/> b', 'q']],
  ['a note', '<p>A<sup><a href="#n1">1</a></sup>.</p>', ['A<sup><note/></sup>.']],
  ['a note that says so', '<p>A<a epub:type="noteref" href="#n1">see</a>.</p>', ['A<note/>.']],
  ['an anchor', '<p>A<a id="p7"/> b</p>', ['A<x/> b']],
  ['nothing of scripts, styles and the head', '<head><title>T</title></head><style>a</style><p>B</p>', ['B']],
  ['nothing that must not be translated', '<p translate="no">A</p><p>B</p>', ['B']],
  ['verse in its lines', '<pre>One\n  two</pre>', ['One\n  two']],
  ['no code', '<pre><code>let a;</code></pre><p>B</p>', ['B']],
  ['entities of HTML', '<p>A&nbsp;&mdash;&#160;b</p>', ['A\u00a0—\u00a0b']],
  ['marked characters', '<p><![CDATA[a < b]]> c</p>', ['a < b c']],
])('XHTML: %s', (_name, content, texts) => {
  expect(textsOf(content)).toEqual(texts);
});

test('a FictionBook has paragraphs, verses and titles', () => {
  const content =
    '<FictionBook><description><title-info><author><last-name>A</last-name></author><book-title>T</book-title></title-info></description><body><section><title><p>C</p></title><poem><stanza><v>V <emphasis>w</emphasis></v></stanza></poem></section></body><binary id="a">AAAA</binary></FictionBook>';
  expect(textsOf(content, FICTION_BOOK)).toEqual(['T', 'C', 'V <i>w</i>']);
});

test('a text is spelled with the tags of its slot, and the same text as it stood', () => {
  const content = '<p>It&#32;is <em class="x">so</em><a id="p"/> much.</p>';
  const [found] = findTexts(content, XHTML).texts;
  const raw = content.slice(found?.from, found?.to);
  expect(spellText(found?.text ?? '', raw, 'text', XHTML)).toBe(raw);
  expect(spellText('Es <i>ist</i> so & <viel>', raw, 'text', XHTML)).toBe(
    'Es <em class="x">ist</em> so &amp; &lt;viel&gt;<a id="p"/>',
  );
});

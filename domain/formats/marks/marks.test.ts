import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InlinePiece, innerPieces, type MarkName, markedText, spellMarked } from './marks.ts';

const words = (text: string): InlinePiece => ({ kind: 'text', text });
const open = (raw: string, name: MarkName = 'i'): InlinePiece => ({ kind: 'open', raw, name });
const close = (raw: string): InlinePiece => ({ kind: 'close', raw });
const empty = (raw: string, name: MarkName = 'x', isKept = false): InlinePiece => ({
  kind: 'empty',
  raw,
  name,
  isKept,
});
const br: InlinePiece = { kind: 'break', raw: '<br class="soft"/>' };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const spell = (text: string, source: readonly InlinePiece[]) =>
  spellMarked(text, source, { escaped, lineBreak: '<br/>' });

/** “She *had* never [seen](1) a rabbit[^1]”, as a book has it. */
const RABBIT = [
  words('She '),
  open('<em class="c1">'),
  words('had'),
  close('</em>'),
  words(' never '),
  open('<a href="1.html">', 'a'),
  words('seen'),
  close('</a>'),
  words(' a rabbit'),
  empty('<a href="#n1" epub:type="noteref">1</a>', 'note', true),
];

describe('the text of a string with tags', () => {
  test('has marks without attributes', () => {
    expect(markedText(RABBIT)).toBe('She <i>had</i> never <a>seen</a> a rabbit<note/>');
  });

  test('has one mark for one spelling, and a number for others of the same name', () => {
    const link = (raw: string) => [open(raw, 'a'), words('on'), close('</a>')];
    const source = [...link('<a href="1">'), ...link('<a href="2">'), ...link('<a href="1">')];
    expect(markedText(source)).toBe('<a>on</a><a2>on</a2><a>on</a>');
    expect(spell('<a2>auf</a2>', source)).toBe('<a href="2">auf</a>');
  });

  test('has line breaks for the file’s', () => {
    const source = [words('Twinkle,'), br, words('little bat')];
    expect(markedText(source)).toBe('Twinkle,\nlittle bat');
    expect(spell('Funkle,\nkleine\nMaus', source)).toBe(
      'Funkle,<br class="soft"/>kleine<br class="soft"/>Maus',
    );
    expect(spell('One\ntwo', [words('One two')])).toBe('One<br/>two');
  });

  test('takes another number where the words themselves look like a mark', () => {
    const source = [words('Write <i> for '), open('<em>'), words('emphasis'), close('</em>')];
    expect(markedText(source)).toBe('Write <i> for <i2>emphasis</i2>');
    expect(spell(markedText(source), source)).toBe('Write &lt;i&gt; for <em>emphasis</em>');
  });
});

describe('the spelling of a translation', () => {
  test('has the tags of its source where its marks are', () => {
    expect(spell('Ein Kaninchen<note/> hatte sie <i>noch</i> nie <a>gesehen</a>', RABBIT)).toBe(
      'Ein Kaninchen<a href="#n1" epub:type="noteref">1</a> hatte sie <em class="c1">noch</em> nie <a href="1.html">gesehen</a>',
    );
  });

  test('keeps what must stay, at its end, though the translation lacks it', () => {
    expect(spell('Ein Kaninchen.', RABBIT)).toBe('Ein Kaninchen.<a href="#n1" epub:type="noteref">1</a>');
  });

  test('takes for words what is no mark of the source', () => {
    expect(spell('<b>1 < 2</b>', RABBIT.slice(0, 4))).toBe('&lt;b&gt;1 &lt; 2&lt;/b&gt;');
  });

  test.each([
    ['an unclosed mark', '<i>had', '<em class="c1">had</em>'],
    ['a stray end', 'had</i> it', 'had it'],
    [
      'crossing marks',
      '<i>a<a>b</i>c</a>',
      '<em class="c1">a<a href="1.html">b</a></em><a href="1.html">c</a>',
    ],
  ])('is balanced in spite of %s', (_, text, spelled) => {
    expect(spell(text, RABBIT.slice(0, 8))).toBe(spelled);
  });
});

describe('what surrounds a text', () => {
  const inside = (pieces: InlinePiece[]) => {
    const { from, to } = innerPieces(pieces);
    return markedText(pieces.slice(from, to));
  };

  test('is tags around all of it, anchors and spaces at its edges', () => {
    expect(
      inside([
        words(' '),
        empty('<a id="p1"/>'),
        open('<span>'),
        words('All'),
        close('</span>'),
        words('\n'),
      ]),
    ).toBe('All');
  });

  test('is neither a note nor a tag around a part of it', () => {
    const note = empty('<note/>', 'note', true);
    expect(inside([open('<em>'), words('A'), close('</em>'), words(' rabbit'), note])).toBe(
      '<i>A</i> rabbit<note/>',
    );
  });

  test('is everything if there are no words', () => {
    const { from, to } = innerPieces([open('<em>'), words(' '), close('</em>'), br]);
    expect(from).toBe(to);
    expect(innerPieces([])).toEqual({ from: 0, to: 0 });
  });
});

/** Balanced pieces of a file. */
const sources = fc.letrec<{ pieces: InlinePiece[]; piece: InlinePiece[] }>((tie) => ({
  pieces: fc.array(tie('piece'), { maxLength: 4 }).map((parts) => parts.flat()),
  piece: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', ' ', '<i>', '</i2>', '<', '&', '<x/>').map((text) => [words(text)]),
    fc.constantFrom<InlinePiece[]>([br], [empty('<img/>', 'img', true)], [empty('<hr/>')]),
    fc
      .tuple(fc.constantFrom<[string, MarkName]>(['<em>', 'i'], ['<i>', 'i'], ['<b>', 'b']), tie('pieces'))
      .map(([[raw, name], inner]) => [open(raw, name), ...inner, close(raw.replace('<', '</'))]),
  ),
})).pieces;

const rawOf = (pieces: readonly InlinePiece[]) =>
  pieces.map((piece) => (piece.kind === 'text' ? escaped(piece.text) : piece.raw)).join('');

test('a text that is as its source is spelled as its source', () => {
  fc.assert(
    fc.property(sources, (source) => {
      expect(spell(markedText(source), source)).toBe(rawOf(source));
    }),
  );
});

test('whatever a translation is, its spelling is balanced and has each tag that must stay', () => {
  const pieces = ['<i>', '</i>', '<i2>', '</i2>', '<b>', '</b>', '<img/>', '<x/>', 'a', '\n', '<', '/>'];
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(sources, texts, (source, text) => {
      const spelled = spell(text, source);
      const open: string[] = [];
      for (const [, end, name = ''] of spelled.matchAll(/<(\/?)(em|i|b)>/g)) {
        if (end) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
      const pictures = (raw: string) => raw.split('<img/>').length;
      expect(pictures(spelled)).toBeGreaterThanOrEqual(pictures(rawOf(source)));
    }),
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TextLook } from '../../looks/look.ts';
import { lookKey, newLookState } from '../model/looks.ts';
import { openBook, readBook } from '../open-book.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures', name)));

/** The looks of the texts of a book, by their texts. */
function looksIn(
  name: string,
  bytes = fixture(name),
): { look: (text: string) => TextLook; pictures: string[]; notes: string[] } {
  const read = readBook(name, bytes);
  if (!read.ok) throw new Error(read.kind);
  const book = openBook(bytes, read.book.format);
  const { looks, pictures, notes } = book.looks?.(newLookState()) ?? {
    looks: new Map(),
    pictures: [],
    notes: new Map(),
  };
  const strings = read.book.sections.flatMap(({ strings }) => strings);
  const textAt = new Map(strings.flatMap(({ slot, text }) => (slot ? [[lookKey(slot), text] as const] : [])));
  return {
    look: (text) => {
      const found = strings.find((one) => one.text.includes(text));
      if (!found?.slot) throw new Error(`no text ${text}`);
      return looks.get(lookKey(found.slot)) ?? {};
    },
    pictures: [...pictures],
    notes: [...notes.values()].map(({ note }) => textAt.get(lookKey(note)) ?? ''),
  };
}

const page = (body: string, head = '') =>
  new TextEncoder().encode(`<html><head>${head}</head><body><h1>One</h1>${body}</body></html>`);
const kindsOf = ({ groups = [] }: TextLook) => groups.map(({ kind }) => kind);

describe.each(['rook-hall.epub', 'rook-hall.fb2'])('the looks of %s', (name) => {
  const { look, pictures, notes } = looksIn(name);

  test('has verse with its stanzas, and nothing of it around (exports.39)', () => {
    const [first, second] = ['The rooks fly home at evening', 'And nobody is waiting'].map(look);
    expect([first, second].map((one) => kindsOf(one ?? {}))).toEqual([
      ['verse', 'stanza'],
      ['verse', 'stanza'],
    ]);
    const [verse, stanza] = first?.groups ?? [];
    expect(second?.groups?.[0]).toEqual(verse);
    expect(second?.groups?.[1]).not.toEqual(stanza);
    expect(look('They sang:')).toEqual({});
  });

  test('has epigraphs, quotations and letters with who signs them', () => {
    expect(kindsOf(look('All happy houses'))).toEqual(['epigraph']);
    expect(look('An old saying')).toMatchObject({
      kind: 'signature',
      groups: look('All happy houses').groups,
    });
    expect(kindsOf(look('Dear Ann'))).toEqual([name.endsWith('.epub') ? 'letter' : 'quote']);
    expect(look('John Rook')).toMatchObject({ kind: 'signature', groups: look('Dear Ann').groups });
  });

  test('says where a note can be gone to: at its words, and not at its number (reading.13)', () => {
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((text) => !/\p{L}/u.test(text))).toEqual([]);
  });

  test('has small capitals, notes and pictures for marks', () => {
    expect(look('The house stood').marks).toEqual({
      note: { kind: 'note', note: 1 },
      [name.endsWith('.epub') ? 'b' : 'x']: { kind: 'style', style: 'sc' },
    });
    expect(look('Come at once').marks).toMatchObject({ note: { kind: 'note', note: 2 } });
    expect(look('The seal').marks).toMatchObject({
      img: { kind: 'picture', picture: expect.stringContaining('seal.png') },
    });
  });

  test('has notes with all of their texts', () => {
    expect(look('So the maps say').groups).toEqual([{ kind: 'note', id: 1 }]);
    for (const text of ['He wrote in haste', 'Nobody knows why'])
      expect(look(text).groups).toEqual([{ kind: 'note', id: 2 }]);
  });

  test('has the cells of tables, and headings', () => {
    expect(look('Guests')).toMatchObject({
      groups: [{ kind: 'table' }],
      cell: { row: 0, column: 1, isHead: true },
    });
    expect(look('The library')).toMatchObject({ cell: { row: 1, column: 0, isHead: false } });
    expect(look('The song').kind).toBe('heading');
  });

  test('names the pictures, but not the cover', () => {
    expect(pictures.every((one) => !one.includes('cover'))).toBe(true);
    expect(pictures.some((one) => one.includes('house.png'))).toBe(true);
  });
});

test('a picture with a description is where this is, another one before the next text', () => {
  const { look } = looksIn('rook-hall.epub');
  expect(look('A house on a hill')).toMatchObject({ kind: 'picture', picture: 'epub/images/house.png' });
  expect(look('a red seal')).toMatchObject({ kind: 'alt', picture: 'epub/images/seal.png' });
  expect(look('The seal').before).toEqual(['epub/images/map.png']);
  expect(look('Rook Hall in winter').kind).toBe('caption');
});

test('cells stand in their columns, whatever others span', () => {
  const { look } = looksIn('rook-hall.epub');
  expect(look('Nobody else').cell).toMatchObject({ row: 2, column: 0, columns: 2 });
  expect(look('A mouse').cell).toMatchObject({ row: 3, column: 1 });
  const rows = looksIn(
    'a.html',
    page('<table><tr><td rowspan="2">a b</td><td>c d</td></tr><tr><td>e f</td></tr></table>'),
  );
  expect(rows.look('e f').cell).toMatchObject({ row: 1, column: 1 });
});

test('paragraphs of verse that follow each other are one', () => {
  const { look } = looksIn(
    'a.html',
    page(
      '<p class="verse">Roses are red</p><p class="verse">Violets are blue</p><p>Prose.</p><p class="verse">Again</p>',
    ),
  );
  const [one, two, three] = ['Roses', 'Violets', 'Again'].map((text) => look(text).groups?.[0]?.id);
  expect(one).toBe(two);
  expect(three).not.toBe(one);
  expect(look('Prose')).toEqual({});
});

test.each([
  ['<style>.k { font-variant: small-caps }</style>', '<span class="k">', 'sc'],
  ['<style>p > .k { font-variant-caps: all-small-caps; }</style>', '<span class="k">', 'sc'],
  ['', '<span style="font-variant: small-caps">', 'sc'],
  ['', '<span class="smcap">', 'sc'],
  ['<style>@media print { .k { font-style: italic } }</style>', '<span class="k">', 'i'],
])('a style sheet says what a mark is: %s %s', (head, open, style) => {
  const { look } = looksIn('a.html', page(`<p>They met ${open}Ann</span> there.</p>`, head));
  expect(look('They met').marks).toEqual({ x: { kind: 'style', style } });
});

test('a number with a link is a note if it leads on to what leads back, and is no heading', () => {
  const body = `<p>See <a href="#c">2</a>, <a id="r" href="#n">1</a> and <a href="#top">3</a>.</p>
    <h2 id="c">Two</h2><p>Words.</p><p id="n"><a href="#r">1</a> A note.</p>`;
  const { look } = looksIn('a.html', page(body));
  expect(look('A note').groups).toEqual([{ kind: 'note', id: 1 }]);
  expect(Object.values(look('See').marks ?? {})).toEqual([{ kind: 'note', note: 1 }]);
  expect(look('Two').groups).toBeUndefined();
});

test('in a book from right to left what stands at the right is no signature', () => {
  const at = (head: string) =>
    looksIn('a.html', page('<p class="r">Ann</p><p>Words.</p>', `<style>${head}</style>`)).look('Ann').kind;
  expect(at('.r { text-align: right }')).toBe('signature');
  expect(at('body { text-align: right } .r { text-align: right }')).toBeUndefined();
});

test('of a thousand quotations in each other and cells beside each other a few are kept', () => {
  const many = (text: string) => text.repeat(1000);
  const body = `${many('<blockquote>')}<p>Deep.</p>${many('</blockquote>')}<table><tr>${many('<td rowspan="9999" colspan="9999">x y</td>')}</tr></table>`;
  const { look } = looksIn('a.html', page(body));
  expect(look('Deep.').groups).toHaveLength(6);
  expect(look('x y').cell).toEqual({ row: 0, column: 0, columns: 50, rows: 100, isHead: false });
});

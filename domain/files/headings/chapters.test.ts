import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { linesOf, splitParagraphs } from '../../core/text/splitting.ts';
import { lengthOf } from '../../core/text/text.ts';
import { chaptersOf } from './chapters.ts';
import { outlineOf } from './outline.ts';

const BODY =
  'It was a dark night, and as nobody had told the cat about it, she went on sleeping by the fire until morning, when it was too late for everything.';

/** Joins lines with blank ones between them; `…` becomes a paragraph. */
const text = (...lines: string[]) => lines.map((line) => (line === '…' ? BODY : line)).join('\n\n');
const linesBetween = (content: string, { from, to }: { from: number; to: number }) =>
  linesOf(content)
    .slice(from - 1, to)
    .join('\n');
const namesIn = (content: string) =>
  chaptersOf(content).map(({ kind, name }) => (kind === 'chapter' ? name : kind));

test('Alice is cut into her twelve chapters, title page and licence apart', () => {
  const file = join(import.meta.dirname, '../../../demo/alice-in-wonderland.en.txt');
  const alice = readFileSync(file, 'utf8');
  const chapters = chaptersOf(alice).filter(({ kind }) => kind === 'chapter');
  expect(chapters.map(({ name }) => name)).toEqual([
    'CHAPTER I. Down the Rabbit-Hole',
    'CHAPTER II. The Pool of Tears',
    'CHAPTER III. A Caucus-Race and a Long Tale',
    'CHAPTER IV. The Rabbit Sends in a Little Bill',
    'CHAPTER V. Advice from a Caterpillar',
    'CHAPTER VI. Pig and Pepper',
    'CHAPTER VII. A Mad Tea-Party',
    'CHAPTER VIII. The Queen’s Croquet-Ground',
    'CHAPTER IX. The Mock Turtle’s Story',
    'CHAPTER X. The Lobster Quadrille',
    'CHAPTER XI. Who Stole the Tarts?',
    'CHAPTER XII. Alice’s Evidence',
  ]);
  const paragraphs = chaptersOf(alice).flatMap((chapter) => splitParagraphs(linesBetween(alice, chapter)));
  expect(paragraphs.map(({ text }) => text)).toEqual(splitParagraphs(alice).map(({ text }) => text));
});

test.each<[string, string, string[]]>([
  [
    'English',
    text('Chapter 1', '…', 'Chapter Two', '…', 'CHAPTER THE THIRD', '…'),
    ['Chapter 1', 'Chapter Two', 'CHAPTER THE THIRD'],
  ],
  [
    'Russian',
    text('Глава 1', '…', 'ГЛАВА ВТОРАЯ. Про кота', '…', 'Глава III', '…'),
    ['Глава 1', 'ГЛАВА ВТОРАЯ. Про кота', 'Глава III'],
  ],
  [
    'Italian',
    text('CAPITOLO PRIMO', '…', 'Capitolo 2: Il gatto', '…'),
    ['CAPITOLO PRIMO', 'Capitolo 2: Il gatto'],
  ],
  [
    'with parts',
    text('PART ONE', 'CHAPTER I', '…', 'CHAPTER II', '…', 'PART TWO', 'CHAPTER I', '…'),
    ['PART ONE · CHAPTER I', 'PART ONE · CHAPTER II', 'PART TWO · CHAPTER I'],
  ],
  [
    'with titles below',
    text('CHAPTER I.', 'The Beginning', '…', 'CHAPTER II.', 'The End', '…'),
    ['CHAPTER I. The Beginning', 'CHAPTER II. The End'],
  ],
  [
    'with a prologue',
    text('Prologue', '…', 'Chapter 1', '…', 'Epilogue', '…'),
    ['Prologue', 'Chapter 1', 'Epilogue'],
  ],
  [
    'capitals alone, below a title and a name',
    text(
      'ALICE IN WONDERLAND',
      'LEWIS CARROLL',
      'DOWN THE RABBIT-HOLE',
      '…',
      'СЛЁЗНЫЙ ПРУД',
      '…',
      '…',
      'THE END',
    ),
    ['front', 'DOWN THE RABBIT-HOLE', 'СЛЁЗНЫЙ ПРУД'],
  ],
  [
    'named ones with titles in capitals',
    text('CHAPTER I.', 'DOWN THE RABBIT-HOLE', '…', 'CHAPTER II.', 'THE POOL OF TEARS', '…'),
    ['CHAPTER I. DOWN THE RABBIT-HOLE', 'CHAPTER II. THE POOL OF TEARS'],
  ],
  ['Markdown of one level', text('# One', '…', '# *Two* #', '…'), ['One', 'Two']],
  ['Markdown below a title', text('# The book', '## One', '…', '## Two', '…'), ['front', 'One', 'Two']],
  ['Roman numbers alone', text('I', '…', 'II', '…', 'III.', '…'), ['I', 'II', 'III.']],
  ['numbers with titles', text('1. First', '…', '2. Second', '…'), ['1. First', '2. Second']],
  [
    'a licence at the end',
    text('Chapter 1', '…', 'Chapter 2', '…', '*** END OF THE PROJECT GUTENBERG EBOOK ***', 'Licence'),
    ['Chapter 1', 'Chapter 2', 'back'],
  ],
])('headings: %s', (_, content, names) => {
  expect(namesIn(content)).toEqual(names);
});

test.each([
  ['spread', text('Contents', 'CHAPTER I', 'CHAPTER II', 'CHAPTER I', '…', 'CHAPTER II', '…')],
  [
    'close, with dots and pages',
    text('A title', 'CHAPTER I. One ..... 5\nCHAPTER II. Two ..... 17', 'CHAPTER I', '…', 'CHAPTER II', '…'),
  ],
])('a list of contents is no run of chapters: %s', (_, content) => {
  expect(namesIn(content)).toEqual(['front', 'CHAPTER I', 'CHAPTER II']);
});

test.each([
  ['nothing', ''],
  ['one heading', text('Chapter 1', '…')],
  ['talk of parts', text('Part of the story\nwas told.', '…', 'Chapter one was dull\nand so on', '…')],
  ['a shopping list', '1. milk\n2. eggs\n3. ham'],
  ['a play', text('HAMLET.', '…', 'OPHELIA.', '…', 'HAMLET.', '…')],
  ['shouting', text('WHO ARE YOU?', 'said the Caterpillar.', 'NOBODY!', '…')],
  ['numbers that count nothing', text('1984', '…', '12', '…')],
])('%s is not cut', (_, content) => {
  expect(chaptersOf(content)).toEqual([]);
});

test('a name fits a section', () => {
  const [first] = chaptersOf(text(`Chapter 1: ${'🐇'.repeat(40)}${' x'.repeat(29)}`, '…', 'Chapter 2', '…'));
  expect(first?.kind).toBe('chapter');
  expect(lengthOf(first?.name ?? '')).toBe(LIMITS.sectionName.max);
});

test('the parts together are the whole text, none overlapping, each chapter named', () => {
  const line = fc.constantFrom(
    '',
    '',
    'Chapter 1',
    'CHAPTER II. Two',
    'PART ONE',
    '# A',
    '## B',
    'I',
    '2.',
    BODY,
    'THE CAT',
    'Contents',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const content = lines.join('\n');
      const parts = chaptersOf(content);
      const covered = parts.flatMap(({ from, to }) => lines.slice(from - 1, to));
      if (parts.length > 0) expect(covered.filter(Boolean)).toEqual(lines.filter(Boolean));
      expect(parts.filter(({ kind, name }) => (kind === 'chapter') === (name === ''))).toEqual([]);
    }),
  );
});

test('a heading that is not to be cut at is a line where it stands; that of a part goes with its first chapter', () => {
  const content = text('PART ONE', 'CHAPTER I', '…', 'CHAPTER II', '…', 'PART TWO', 'CHAPTER I', '…');
  const outline = outlineOf(content);
  const cutWithout = (...unselected: string[]) => {
    const otherwise = outline.headings
      .filter(({ name }) => unselected.includes(name))
      .map(({ index: at }) => at + 1);
    return chaptersOf(content, outline, { otherwise }).map((chapter) => {
      const own = linesBetween(content, chapter).split('\n').filter(Boolean);
      return [chapter.name, own.map((line) => (line === BODY ? '…' : line)).join(' ')];
    });
  };
  expect(cutWithout('PART TWO').map(([, lines]) => lines)).toEqual([
    'PART ONE CHAPTER I …',
    'CHAPTER II …',
    'PART TWO CHAPTER I …',
  ]);
  expect(cutWithout('PART TWO').map(([name]) => name)).toEqual([
    'PART ONE · CHAPTER I',
    'PART ONE · CHAPTER II',
    'PART TWO · CHAPTER I',
  ]);
  expect(cutWithout('CHAPTER II').map(([, lines]) => lines)).toEqual([
    'PART ONE CHAPTER I … CHAPTER II …',
    'PART TWO CHAPTER I …',
  ]);
});

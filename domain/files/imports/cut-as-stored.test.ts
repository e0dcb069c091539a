import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.ts';
import { lengthOf } from '../../core/text/text.ts';
import { splitLong } from '../../formats/split-long.ts';
import { cutAsStored } from './cut-as-stored.ts';

const EN = { source_lang: 'en' };
const LONG = Array.from({ length: 130 }, (_, nth) => `Sentence ${nth} ends.`).join(' ');

/** A paragraph in parts, as a section has it. */
const inParts = (...texts: string[]) => texts.map((text, nth) => ({ text, continues: nth > 0 }));
const cut = (stored: ReturnType<typeof inParts>, ...coming: string[]) =>
  cutAsStored(
    stored,
    coming.flatMap((whole) => {
      const pieces = splitLong(whole, LIMITS.uncutText);
      return pieces.map((text, nth) => ({ text, continues: nth > 0, whole: nth === 0 ? whole : undefined }));
    }),
    EN,
    (first, text) => ({ ...first, text, continues: true }),
  ).map(({ text, continues }) => ({ text, continues }));

test('a paragraph that was imported whole stays whole, and a changed one too', () => {
  const text = LONG.slice(0, 1900);
  expect(cut(inParts(text), text)).toEqual(inParts(text));
  const changed = text.replace('Sentence 9 ', 'Phrase 9 ');
  expect(cut(inParts(text), changed)).toEqual(inParts(changed));
});

test('white space is no reason for another cut, and comes from the file', () => {
  const stored = inParts('It was late.', 'He left.', 'At once.');
  expect(cut(stored, 'It was late.  He left.\nAt once.')).toEqual(stored);
});

test('a paragraph that was split by hand stays split where its sentences are still there', () => {
  const stored = inParts('It was late in the evening when he came.', 'Nobody had expected him that night.');
  const changed =
    'It was late in the evening when he came. Nobody had seen him. Nobody had expected him that night.';
  expect(cut(stored, changed)).toEqual(
    inParts(
      'It was late in the evening when he came.',
      'Nobody had seen him.',
      'Nobody had expected him that night.',
    ),
  );
  expect(cut(stored, 'It was late in the evening when he came. He left.')).toEqual(
    inParts('It was late in the evening when he came.', 'He left.'),
  );
  expect(cut(stored, 'Something else. Entirely.')).toEqual(inParts('Something else. Entirely.'));
});

test('a new paragraph is cut as an import cuts it, unless the section has longer strings', () => {
  const fresh = cut(inParts('Short.'), LONG);
  expect(fresh).toEqual(inParts(...splitLong(LONG, LIMITS.uncutText)));
  const long = 'word '.repeat(380).trim();
  expect(cut(inParts(long), LONG.slice(0, 1880))).toEqual(inParts(LONG.slice(0, 1880)));
});

test('what a section has been cut into is what its own text is cut into, and no text is lost', () => {
  const words = fc.array(fc.constantFrom('one', 'two.', 'three!', 'Four', '«пять»', '六。'), {
    minLength: 1,
    maxLength: 60,
  });
  const paragraphs = fc.array(fc.tuple(words, fc.array(fc.nat(60), { maxLength: 3 })), {
    minLength: 1,
    maxLength: 6,
  });
  const bare = (texts: readonly { text: string }[]) =>
    texts
      .map(({ text }) => text)
      .join('')
      .replace(/\s/g, '');
  fc.assert(
    fc.property(paragraphs, paragraphs, (one, other) => {
      const stored = one.flatMap(([words, places]) => {
        const at = [...new Set(places.map((place) => place % words.length))]
          .filter(Boolean)
          .toSorted((a, b) => a - b);
        return inParts(...[0, ...at].map((from, nth) => words.slice(from, at[nth]).join(' ')));
      });
      const texts = (all: typeof one) => all.map(([words]) => words.join(' '));
      const distinct = new Set(texts(one).map((text) => text.replace(/\s/g, '')));
      if (distinct.size === one.length) expect(cut(stored, ...texts(one))).toEqual(stored);
      const coming = texts(other);
      const done = cut(stored, ...coming);
      expect(bare(done)).toBe(bare(coming.map((text) => ({ text }))));
      expect(done.filter(({ continues }) => !continues)).toHaveLength(coming.length);
      expect(done.filter(({ text }) => lengthOf(text) > LIMITS.stringText.max)).toEqual([]);
    }),
  );
});

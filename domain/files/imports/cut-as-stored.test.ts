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
      'Nobody had seen him. Nobody had expected him that night.',
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

const REFRAIN = 'Thus spake old Zarathustra to them.';
/** A paragraph of parts whose sentences all end alike. */
const sung = (parts: number, sentences = 8) =>
  Array.from({ length: parts }, (_, part) =>
    Array.from({ length: sentences }, (_, nth) => `Word ${part}-${nth} was said. ${REFRAIN}`).join(' '),
  );

test('a refrain cuts a changed paragraph at its own place alone', () => {
  const parts = sung(3);
  const changed = parts.map((text, nth) => (nth === 1 ? text.replace('Word 1-3', 'Speech 1-3') : text));
  expect(cut(inParts(...parts), changed.join(' '))).toEqual(inParts(...changed));
});

test('a new paragraph is not cut at a refrain', () => {
  const added = `He rose. ${REFRAIN} They laughed. ${REFRAIN} He sat down.`;
  expect(cut(inParts(...sung(3)), sung(3).join(' '), added)).toEqual([
    ...inParts(...sung(3)),
    ...inParts(added),
  ]);
  expect(cut(inParts(...sung(3)), added)).toEqual(inParts(added));
});

test('a part that grows is not cut, unless it is longer than a string may be', () => {
  const sentence = 'And so it goes on for him. ';
  const whole = sentence.repeat(48).trim();
  const grown = `${whole} One more that nobody has read before.`;
  expect([lengthOf(whole), lengthOf(grown)]).toEqual([1295, 1333]);
  expect(cut(inParts(whole), grown)).toEqual(inParts(grown));
  expect(cut(inParts('Quite another beginning.', whole), `Quite another beginning. ${grown}`)).toEqual(
    inParts('Quite another beginning.', grown),
  );
  const long = `${grown} ${sentence.repeat(30)}`.trim();
  expect(cut(inParts(whole), long)).toHaveLength(2);
});

test('of equal paragraphs that are cut in different ways each stays as it is', () => {
  const stored = [...inParts('It was late.', 'He left.'), ...inParts('It was late. He left.')];
  expect(cut(stored, 'It was late. He left.', 'It was late. He left.')).toEqual(stored);
});

test('a changed paragraph has no more parts than before, and every part that is still there', () => {
  const sentence = fc.tuple(fc.nat(9), fc.constantFrom(REFRAIN, `So it was. ${REFRAIN}`, 'So it was.'));
  const part = fc.array(sentence, { minLength: 2, maxLength: 6 });
  const paragraph = fc.array(part, { minLength: 2, maxLength: 5 });
  const change = fc.record({
    kind: fc.constantFrom('changed', 'inserted', 'removed', 'reordered'),
    part: fc.nat(4),
    nth: fc.nat(5),
  });
  fc.assert(
    fc.property(paragraph, change, (drawn, { kind, part, nth }) => {
      const parts = drawn.map((sentences, at) =>
        sentences.map(([word, end], nth) => `Word ${at}-${nth}-${word} was said to all of them here. ${end}`),
      );
      const its = parts[part % parts.length] as string[];
      const at = nth % its.length;
      const edits = {
        changed: () => its.splice(at, 1, `${its[at]?.replace('Word', 'Speech')}`),
        inserted: () => its.splice(at, 0, `A new sentence is here. ${REFRAIN}`),
        removed: () => its.splice(at, its.length > 1 ? 1 : 0),
        reordered: () => its.reverse(),
      };
      const stored = inParts(...parts.map((sentences) => sentences.join(' ')));
      edits[kind as keyof typeof edits]();
      const changed = parts.map((sentences) => sentences.join(' '));
      const done = cut(stored, changed.join(' '));
      expect(done.map(({ text }) => text).join(' ')).toBe(changed.join(' '));
      expect(done.length).toBeLessThanOrEqual(stored.length);
      // A part that stands between two that did not change is as it was.
      const touched = part % parts.length;
      for (const [nth, { text }] of stored.entries())
        if (Math.abs(nth - touched) > 1) expect(done.map((one) => one.text)).toContain(text);
      if (kind === 'changed' && at > 0 && at < its.length - 1) expect(done).toEqual(inParts(...changed));
    }),
  );
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

import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { FORMAT_IDS, type Format, isBook, isSubtitles } from './model/format.ts';
import { FILE_FORMATS } from './registry.ts';

const FORMATS = FORMAT_IDS.filter((format) => !isBook(format));
/** Nothing but plurals is in such a file. */
const PLURALS: readonly Format[] = ['stringsdict'];
const TEXTS = ['Down the Rabbit-Hole', '“Curiouser,” she said: it’s #1', 'Who are you?'];

test.each(FORMATS)('a %s file that is made of strings alone is read again as them', (format) => {
  const texts = PLURALS.includes(format)
    ? TEXTS.map((_, nth) => `{n, plural, one {# rabbit of ${nth}} other {# rabbits of ${nth}}}`)
    : TEXTS;
  const rows = texts.map((text, nth) => ({
    text,
    key: `key_${nth}`,
    context: isSubtitles(format) ? `00:00:0${nth}.000 --> 00:00:0${nth + 1}.000` : '',
    translation: null,
  }));
  const file = FILE_FORMATS[format].printSource({ headerAndFooter: null, splitting: 'paragraphs' }, rows);
  const read = parseSource(format, file, { splitting: 'paragraphs' });
  expect(read.ok).toBe(true);
  expect(read.strings.map(({ text }) => text)).toEqual(texts);
});

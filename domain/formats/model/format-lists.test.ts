import { expect, test } from 'vitest';
import { FORMAT_IDS, FORMATS, isBook, isSubtitles } from './format.ts';
import * as lists from './format-lists.ts';

const OF_TEXTS = FORMAT_IDS.filter((id) => !isBook(id)).map((id) => FORMATS[id].extensions);

test('the lists of first views are those of the facts', () => {
  expect({ ...lists }).toEqual({
    FILE_NAMES: [...new Set(OF_TEXTS.map(([extension]) => extension.toUpperCase()))],
    SOURCE_FILES: [
      ...new Set(OF_TEXTS.flatMap((extensions) => extensions.map((extension) => `.${extension}`))),
      'text/*',
      'application/json',
    ].join(','),
    BOOK_FORMATS: FORMAT_IDS.filter(isBook),
    SUBTITLE_FORMATS: FORMAT_IDS.filter(isSubtitles),
  });
});

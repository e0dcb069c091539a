import { FORMAT_IDS, FORMATS, type Format, isBook, isSubtitles } from './format.ts';

/*
 * What the first views need of the facts of all formats. The build writes each list as a constant
 * (bin/vite/inline-format-lists.ts), so that further formats don't make those views larger.
 */

const OF_TEXTS = FORMAT_IDS.filter((id) => !isBook(id));

/** The names of all formats of texts for users: `TXT`, `JSON`. */
export const FILE_NAMES: readonly string[] = [
  ...new Set(OF_TEXTS.map((id) => FORMATS[id].extensions[0].toUpperCase())),
];

/** The source files that may be chosen, as in `accept`. The real format is detected from the content. */
export const SOURCE_FILES: string = [
  ...new Set(OF_TEXTS.flatMap((id) => FORMATS[id].extensions.map((extension) => `.${extension}`))),
  'text/*',
  'application/json',
].join(',');

/** The formats of books, whose strings are paragraphs. */
export const BOOK_FORMATS: readonly Format[] = FORMAT_IDS.filter(isBook);

/** The formats of subtitles, whose strings are cues with times. */
export const SUBTITLE_FORMATS: readonly Format[] = FORMAT_IDS.filter(isSubtitles);

import type { Format } from './format.ts';

// What the first views need of the facts of all formats, written out, so that they don't load these (docs/decisions/064).

/** The names of all formats of texts for users: `TXT`, `JSON`. */
export const FILE_NAMES: readonly string[] = (
  'TXT JSON SRT VTT ASS SBV SUB TTML LRC SMI PO MD XML XLF PROPERTIES STRINGS ARB YML PHP FTL RESX ' +
  'STRINGSDICT TS XCSTRINGS CSV TSV XLSX'
).split(' ');

/** The source files that may be chosen, as in `accept`. The real format is detected from the content. */
export const SOURCE_FILES: string =
  '.txt,.text,.json,.srt,.vtt,.ass,.ssa,.sbv,.sub,.ttml,.dfxp,.itt,.lrc,.smi,.sami,.po,.pot,.md,.markdown,' +
  '.xml,.xlf,.xliff,.sdlxliff,.mqxliff,.properties,.strings,.arb,.yml,.yaml,.php,.ftl,.resx,.resw,' +
  '.stringsdict,.ts,.xcstrings,.csv,.tsv,.tab,.xlsx,text/*,application/json';

/** The formats of books, whose strings are paragraphs. */
export const BOOK_FORMATS: readonly Format[] = [
  'epub',
  'fb2',
  'docx',
  'odt',
  'html',
  'markdown_document',
  'text_document',
];

/** The formats of subtitles, whose strings are cues with times. */
export const SUBTITLE_FORMATS: readonly Format[] = [
  'srt',
  'vtt',
  'ass',
  'sbv',
  'microdvd',
  'ttml',
  'lrc',
  'sami',
];

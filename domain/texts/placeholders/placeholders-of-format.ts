import type { Format } from '../../formats/model/format.ts';
import type { PlaceholderPattern } from './own-placeholders.ts';
import { type OwnSpelling, ownSpelling, type SpellingName } from './spellings.ts';

/** The spellings of the placeholders that a text may have: those that are known, and patterns of a project. */
export type Placeholders = readonly (SpellingName | OwnSpelling)[];

/** Of files whose programs could be any. Signs before braces may be those of money or percents: `%{done}` for `{done}%`. */
const ANY: Placeholders = ['doubled', 'nested', 'percentName', 'likelyPrintf', 'braces', 'tag'];
/** Of texts for people, who write in braces, too. */
const PROSE: Placeholders = ['doubled', 'dollar', 'tag'];
const APPLE: Placeholders = ['dollar', 'printf', 'tag'];
/** Of entries of gettext that are no format. */
const UNFLAGGED: Placeholders = ['doubled', 'percentName', 'braces', 'tag'];

/** The placeholders of each format (command-line.30). */
const OF_FORMAT = {
  text: ANY,
  json: ANY,
  special_json: ANY,
  nested_json: ANY,
  xliff: [...ANY, 'enclosed'],
  csv: ANY,
  tsv: ANY,
  xlsx: ANY,
  po: ANY,
  android: ['printf', 'braces', 'tag'],
  apple_strings: APPLE,
  stringsdict: APPLE,
  xcstrings: APPLE,
  arb: ['braces', 'tag'],
  properties: ['dollar', 'likelyPrintf', 'braces', 'tag'],
  resx: ['quotedBraces', 'braces', 'tag'],
  yaml: ['doubled', 'percentName', 'percentBraces', 'enclosed', 'braces', 'tag'],
  php: ['doubled', 'dollar', 'enclosed', 'likelyPrintf', 'colon', 'namedBraces', 'tag'],
  fluent: ['fluent', 'tag'],
  qt_ts: ['qt', 'tag'],
  markdown: ['doubled', 'braces', 'tag'],
  srt: PROSE,
  vtt: PROSE,
  ass: PROSE,
  sbv: PROSE,
  microdvd: PROSE,
  ttml: PROSE,
  lrc: PROSE,
  sami: PROSE,
  epub: PROSE,
  fb2: PROSE,
  docx: PROSE,
  odt: PROSE,
  html: PROSE,
  markdown_document: PROSE,
  text_document: PROSE,
} as const satisfies Record<Format, Placeholders>;

const FORMATTED: Placeholders = ['percentName', 'printf', 'tag'];
const IN_BRACES: Placeholders = ['quotedBraces', 'braces', 'tag'];
const NUMBERED: Placeholders = ['qt', 'tag'];

/** The placeholders of an entry of gettext by its flag. */
const OF_FLAG: Readonly<Record<string, Placeholders>> = {
  'c-format': FORMATTED,
  'objc-format': FORMATTED,
  'python-format': FORMATTED,
  'php-format': FORMATTED,
  'perl-format': FORMATTED,
  'javascript-format': FORMATTED,
  'lua-format': FORMATTED,
  'awk-format': FORMATTED,
  'object-pascal-format': FORMATTED,
  'elisp-format': FORMATTED,
  'librep-format': FORMATTED,
  'tcl-format': FORMATTED,
  'gfc-internal-format': FORMATTED,
  'sh-format': ['dollar', 'tag'],
  'java-printf-format': FORMATTED,
  'ruby-format': ['percentName', 'percentBraces', 'printf', 'tag'],
  'python-brace-format': IN_BRACES,
  'perl-brace-format': IN_BRACES,
  'c++-format': IN_BRACES,
  'rust-format': IN_BRACES,
  'csharp-format': IN_BRACES,
  'java-format': ['braces', 'tag'],
  'qt-format': NUMBERED,
  'qt-plural-format': NUMBERED,
  'kde-format': NUMBERED,
  'kde-kuit-format': NUMBERED,
  'ycp-format': NUMBERED,
  'smalltalk-format': NUMBERED,
  'boost-format': ['qt', 'printf', 'tag'],
};

/** Of what format a text is, the flags of its entry, which files of gettext have, and what its project has as placeholders beside those. */
export type FormatOfText = {
  readonly format?: Format | undefined;
  readonly flags?: readonly string[] | undefined;
  readonly placeholderPatterns?: readonly PlaceholderPattern[] | undefined;
};

/** The placeholders that a text may have. What isn't known may be any. */
export const placeholdersOf = (writing: FormatOfText): Placeholders =>
  withPatterns(placeholdersOfFormat(writing), writing);

const withPatterns = (
  placeholders: Placeholders,
  { placeholderPatterns = [] }: FormatOfText,
): Placeholders =>
  placeholderPatterns.length === 0
    ? placeholders
    : [...placeholderPatterns.map(ownSpelling), ...placeholders];

function placeholdersOfFormat({ format, flags }: FormatOfText): Placeholders {
  if (!format) return ANY;
  if (format !== 'po' || !flags) return OF_FORMAT[format];
  const ofFlags = flags.flatMap((flag) => OF_FLAG[flag] ?? []);
  return ofFlags.length > 0 ? [...new Set(ofFlags)] : UNFLAGGED;
}

/** Of texts of whatever program: what it reads in one of them is hardly prose in another. */
const SHOWN: Placeholders = [...ANY, 'dollar', 'percentBraces', 'enclosed'];

/** The placeholders that are shown as such: where they may be those of any program, also what is not compared between two texts. */
export function shownPlaceholdersOf(writing: FormatOfText): Placeholders {
  const placeholders = placeholdersOfFormat(writing);
  return withPatterns(placeholders === ANY ? SHOWN : placeholders, writing);
}

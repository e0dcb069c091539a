/**
 * How a file contains its texts. `plain`: nothing but texts. `skeleton`: texts among other things, which stay
 * unchanged.
 */
type Kind =
  | 'plain'
  | 'skeleton'
  /** Each source text with its translation, and possibly a state of the translation. */
  | 'bilingual'
  /** An archive of parts, some of which contain texts. */
  | 'container';

/** What a format can store for a string. */
type Capability =
  /** A key by which programs find it. */
  | 'keys'
  /** Information for translators on where it is used. */
  | 'context'
  /** When it is shown. */
  | 'times'
  /** The header of the file says what its times count, such as frames. */
  | 'clock'
  /** When it begins to be shown; it is shown until the next one begins. */
  | 'open'
  /** Its translation. */
  | 'targets'
  /** A form for each plural category of the language. */
  | 'plurals'
  /** A text that is too long can be split into several strings, and joined again on export. */
  | 'splits'
  /** A string can be split by hand, and merged with the next: the file takes each as a string of its own. */
  | 'parts'
  /** Several sections can be exported as one file. */
  | 'combines';

type FormatFacts = {
  /** Its name in every language; plain text has a translated one instead. */
  readonly label: string;
  /** The extensions of its files; exports use the first. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  readonly kind: Kind;
  /**
   * The choice on an import page that it belongs to; formats of one family are told apart by the content of the file.
   */
  readonly family:
    | 'text'
    | 'json'
    | 'special_json'
    | 'subtitles'
    | 'po'
    | 'markdown'
    | 'android'
    | 'xliff'
    | 'properties'
    | 'apple_strings'
    | 'nested_json'
    | 'arb'
    | 'yaml'
    | 'php'
    | 'fluent'
    | 'resx'
    | 'stringsdict'
    | 'qt_ts'
    | 'xcstrings'
    | 'csv'
    | 'xlsx'
    | 'book';
  readonly capabilities: readonly Capability[];
};

/**
 * The facts of every file format (imports.1). Any screen may need them, so they are separate from the code that reads
 * and prints files: each format's own file, listed in `registry.ts`.
 */
export const FORMATS = {
  text: {
    label: 'TXT',
    extensions: ['txt', 'text'],
    mediaType: 'text/plain',
    kind: 'plain',
    family: 'text',
    capabilities: ['splits', 'parts', 'combines'],
  },
  json: {
    label: 'JSON',
    extensions: ['json'],
    mediaType: 'application/json',
    kind: 'skeleton',
    family: 'json',
    capabilities: ['keys', 'combines'],
  },
  special_json: {
    label: 'JSON',
    extensions: ['json'],
    mediaType: 'application/json',
    kind: 'skeleton',
    family: 'special_json',
    capabilities: ['keys', 'context', 'targets', 'parts', 'combines'],
  },
  srt: {
    label: 'SubRip (SRT)',
    extensions: ['srt'],
    mediaType: 'application/x-subrip',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'splits', 'parts'],
  },
  vtt: {
    label: 'WebVTT',
    extensions: ['vtt'],
    mediaType: 'text/vtt',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'splits', 'parts'],
  },
  ass: {
    label: 'ASS / SSA',
    extensions: ['ass', 'ssa'],
    mediaType: 'text/x-ssa',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'splits', 'parts'],
  },
  sbv: {
    label: 'SBV',
    extensions: ['sbv'],
    mediaType: 'text/x-sbv',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'splits', 'parts'],
  },
  microdvd: {
    label: 'MicroDVD (SUB)',
    extensions: ['sub'],
    mediaType: 'text/x-microdvd',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'clock', 'splits', 'parts'],
  },
  ttml: {
    label: 'TTML',
    extensions: ['ttml', 'dfxp', 'itt'],
    mediaType: 'application/ttml+xml',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'clock', 'splits', 'parts'],
  },
  lrc: {
    label: 'LRC',
    extensions: ['lrc'],
    mediaType: 'text/x-lrc',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'open', 'splits', 'parts'],
  },
  sami: {
    label: 'SAMI (SMI)',
    extensions: ['smi', 'sami'],
    mediaType: 'application/x-sami',
    kind: 'skeleton',
    family: 'subtitles',
    capabilities: ['times', 'open', 'splits', 'parts'],
  },
  po: {
    label: 'gettext (PO)',
    extensions: ['po', 'pot'],
    mediaType: 'text/x-gettext-translation',
    kind: 'bilingual',
    family: 'po',
    capabilities: ['context', 'targets', 'combines'],
  },
  markdown: {
    label: 'Markdown',
    extensions: ['md', 'markdown'],
    mediaType: 'text/markdown',
    kind: 'skeleton',
    family: 'markdown',
    capabilities: ['context'],
  },
  android: {
    label: 'Android XML',
    extensions: ['xml'],
    mediaType: 'application/xml',
    kind: 'skeleton',
    family: 'android',
    capabilities: ['keys', 'context', 'plurals'],
  },
  xliff: {
    label: 'XLIFF',
    extensions: ['xlf', 'xliff', 'sdlxliff', 'mqxliff'],
    mediaType: 'application/xliff+xml',
    kind: 'bilingual',
    family: 'xliff',
    capabilities: ['keys', 'context', 'targets'],
  },
  properties: {
    label: 'Java properties',
    extensions: ['properties'],
    mediaType: 'text/x-java-properties',
    kind: 'skeleton',
    family: 'properties',
    capabilities: ['keys', 'context'],
  },
  apple_strings: {
    label: 'Apple strings',
    extensions: ['strings'],
    mediaType: 'text/plain',
    kind: 'skeleton',
    family: 'apple_strings',
    capabilities: ['keys', 'context'],
  },
  nested_json: {
    label: 'Nested JSON',
    extensions: ['json'],
    mediaType: 'application/json',
    kind: 'skeleton',
    family: 'nested_json',
    capabilities: ['keys', 'plurals'],
  },
  arb: {
    label: 'ARB (Flutter)',
    extensions: ['arb'],
    mediaType: 'application/json',
    kind: 'skeleton',
    family: 'arb',
    capabilities: ['keys', 'context', 'plurals'],
  },
  yaml: {
    label: 'YAML',
    extensions: ['yml', 'yaml'],
    mediaType: 'application/yaml',
    kind: 'skeleton',
    family: 'yaml',
    capabilities: ['keys', 'context', 'plurals'],
  },
  php: {
    label: 'PHP array',
    extensions: ['php'],
    mediaType: 'application/x-httpd-php',
    kind: 'skeleton',
    family: 'php',
    capabilities: ['keys', 'context'],
  },
  fluent: {
    label: 'Fluent (FTL)',
    extensions: ['ftl'],
    mediaType: 'text/plain',
    kind: 'skeleton',
    family: 'fluent',
    capabilities: ['keys', 'context', 'plurals'],
  },
  resx: {
    label: 'RESX (.NET)',
    extensions: ['resx', 'resw'],
    mediaType: 'application/xml',
    kind: 'skeleton',
    family: 'resx',
    capabilities: ['keys', 'context'],
  },
  stringsdict: {
    label: 'Apple stringsdict',
    extensions: ['stringsdict'],
    mediaType: 'application/xml',
    kind: 'skeleton',
    family: 'stringsdict',
    capabilities: ['keys', 'plurals'],
  },
  qt_ts: {
    label: 'Qt TS',
    extensions: ['ts'],
    mediaType: 'application/x-linguist',
    kind: 'bilingual',
    family: 'qt_ts',
    capabilities: ['keys', 'context', 'targets', 'plurals'],
  },
  xcstrings: {
    label: 'Apple string catalog',
    extensions: ['xcstrings'],
    mediaType: 'application/json',
    kind: 'bilingual',
    family: 'xcstrings',
    capabilities: ['keys', 'context', 'targets', 'plurals'],
  },
  csv: {
    label: 'CSV',
    extensions: ['csv'],
    mediaType: 'text/csv',
    kind: 'bilingual',
    family: 'csv',
    capabilities: ['keys', 'context', 'targets'],
  },
  tsv: {
    label: 'TSV',
    extensions: ['tsv', 'tab'],
    mediaType: 'text/tab-separated-values',
    kind: 'bilingual',
    family: 'csv',
    capabilities: ['keys', 'context', 'targets'],
  },
  xlsx: {
    label: 'Excel (XLSX)',
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    kind: 'bilingual',
    family: 'xlsx',
    capabilities: ['keys', 'context', 'targets'],
  },
  epub: {
    label: 'EPUB',
    extensions: ['epub'],
    mediaType: 'application/epub+zip',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  fb2: {
    label: 'FB2',
    extensions: ['fb2'],
    mediaType: 'application/x-fictionbook+xml',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  docx: {
    label: 'Word (DOCX)',
    extensions: ['docx', 'docm'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  odt: {
    label: 'OpenDocument (ODT)',
    extensions: ['odt', 'ott'],
    mediaType: 'application/vnd.oasis.opendocument.text',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  html: {
    label: 'HTML',
    extensions: ['html', 'htm', 'xhtml'],
    mediaType: 'text/html',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  markdown_document: {
    label: 'Markdown',
    extensions: ['md', 'markdown'],
    mediaType: 'text/markdown',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
  text_document: {
    label: 'TXT',
    extensions: ['txt', 'text'],
    mediaType: 'text/plain',
    kind: 'container',
    family: 'book',
    capabilities: ['context', 'splits', 'parts', 'combines'],
  },
} as const satisfies Record<string, FormatFacts>;

/** A file format, in which a text is imported and exported. */
export type Format = keyof typeof FORMATS;
export type FormatFamily = (typeof FORMATS)[Format]['family'];

type OfKind<Id extends Format, Wanted extends Kind> = (typeof FORMATS)[Id]['kind'] extends Wanted
  ? Id
  : never;
/** The formats of books and documents, whose original file is kept and filled with translations (books.1). */
export type BookFormat = { [Id in Format]: OfKind<Id, 'container'> }[Format];

type WithTimes<Id extends Format> = 'times' extends (typeof FORMATS)[Id]['capabilities'][number] ? Id : never;
/** The formats of subtitles. */
export type SubtitleFormat = { [Id in Format]: WithTimes<Id> }[Format];

/** Every format of subtitles, in the order in which they are offered. */
export const SUBTITLE_FORMATS = Object.keys(FORMATS).filter((id): id is SubtitleFormat =>
  hasCapability(id as Format, 'times'),
) as [SubtitleFormat, ...SubtitleFormat[]];

/** Every format, in the order in which they are offered. */
export const FORMAT_IDS = Object.keys(FORMATS) as [Format, ...Format[]];

/** Whether a format has a capability. */
export function hasCapability(format: Format, capability: Capability): boolean {
  const { capabilities }: FormatFacts = FORMATS[format];
  return capabilities.includes(capability);
}

/** Whether strings of this format are cues, with times. */
export function isSubtitles(format: Format | null): format is SubtitleFormat {
  return format !== null && hasCapability(format, 'times');
}

/** Whether sections of this format come from a book, whose original file is kept. */
export function isBook(format: Format | null): format is BookFormat {
  return format !== null && FORMATS[format].kind === 'container';
}

/** Whether the name of a file is that of a book, alone or in a ZIP. */
export const isNamedAsBook = (file: string): boolean => {
  const ending = /\.([^.]*?)(?:\.zip)?$/i.exec(file)?.[1]?.toLowerCase() ?? '';
  return FORMAT_IDS.some(
    (format) => isBook(format) && FORMATS[format].extensions.some((extension) => extension === ending),
  );
};

/** Whether a project keeps the files of this format, so that only the server can make the file of a section. */
export const keepsFile = (format: Format): boolean => isBook(format) || format === 'xlsx';

/** Whether files of this format are tables, whose columns can be chosen. */
export const isTable = (format: Format | null): boolean =>
  format === 'csv' || format === 'tsv' || format === 'xlsx';

/** Whether a format keeps the parts of its files around the texts. */
export const hasSkeleton = (format: Format): boolean => FORMATS[format].kind !== 'plain';

/**
 * The extension of a section's file; SubStation Alpha, the older version of ASS, keeps its own. A section of a book without the rest
 * of it is plain text.
 */
export function extensionOf(format: Format, header?: string | null): string {
  if (isBook(format)) return FORMATS.text.extensions[0];
  return format === 'ass' && /^\[V4 Styles\]/im.test(header ?? '') ? 'ssa' : FORMATS[format].extensions[0];
}

/** Every family, ordered by its first format. */
export const FORMAT_FAMILIES = [...new Set(FORMAT_IDS.map((id): FormatFamily => FORMATS[id].family))];

/** A family on the pages for translations and exports, where both JSON formats are one, and the strings of a book are text. */
export type SharedFamily = Exclude<FormatFamily, 'special_json' | 'book'>;

/** The family of a format among translations and exports. */
export function sharedFamilyOf(format: Format): SharedFamily {
  const { family } = FORMATS[format];
  if (family === 'book') return 'text';
  return family === 'special_json' ? 'json' : family;
}

/** The formats of a family, in order. */
export function formatsIn(family: FormatFamily): Format[] {
  return FORMAT_IDS.filter((id) => FORMATS[id].family === family);
}

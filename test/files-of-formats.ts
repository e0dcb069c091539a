import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Book } from '#domain/files/books/model/book.ts';
import { openBook, readBook } from '#domain/files/books/open-book.ts';
import { writeBook } from '#domain/files/books/write-book.ts';
import { type ExportedSection, sourceFile, translatedFile } from '#domain/files/exports/export.ts';
import { packFiles } from '#domain/files/exports/own-file.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import type { ParsedSource } from '#domain/files/imports/parsed-source.ts';
import { formatOf } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import type { Untranslated } from '#domain/formats/model/file-format.ts';
import { FORMATS, type Format, isTable } from '#domain/formats/model/format.ts';
import { normalizeLineEndings } from '#domain/formats/model/skeleton.ts';
import { FILE_FORMATS } from '#domain/formats/registry.ts';

const ROOT = join(import.meta.dirname, '../domain');
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .map((path) => ({ name: basename(path), bytes: new Uint8Array(readFileSync(join(ROOT, path))) }));

/** A file of each format of texts that has no fixture. */
const WRITTEN: readonly (readonly [name: string, content: string])[] = [
  ['a.srt', '1\n00:00:01,000 --> 00:00:02,000\nA\nB\n\n2\n00:00:02,000 --> 00:00:03,000\nC\n'],
  ['a.vtt', 'WEBVTT\n\nNOTE b\n\n00:01.000 --> 00:02.000\nA\n\n00:02.000 --> 00:03.000\nC\n'],
  [
    'a.ass',
    '[Script Info]\nTitle: T\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,A\nDialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,C\n',
  ],
  ['a.json', '{\n  "a": "A",\n  "b": "C"\n}\n'],
  ['special.json', '[\n  {"text": "A", "key": "a"},\n  {"text": "C"}\n]\n'],
  [
    'a.po',
    '# D\nmsgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#: a\nmsgid "A"\nmsgstr "B"\n\nmsgid "C"\nmsgstr ""\n',
  ],
  ['a.md', '# A\n\nA line\nand another.\n\n```\ncode\n```\n'],
  ['a.txt', 'A first line.\nB\nA last line.\n'],
];

const textFile = ([name, content]: readonly [string, string]) => ({
  name,
  content,
  format: formatOf(content, name),
});

/** A file of each format of texts, with lines ended by LF. */
export const TEXT_FILES = [
  ...read('formats/{programs,subtitles}/fixtures/*').map(({ name, bytes }) =>
    textFile([name, normalizeLineEndings(Buffer.from(bytes).toString())]),
  ),
  ...WRITTEN.map(textFile),
];

/** Workbooks and books. */
export const KEPT_FILES = read('{formats/workbook,files/books}/fixtures/*');

/** The strings of a file of texts, with the translations that it has, and how it is printed with others. */
export function readIn(format: Format, name: string, bytes: Uint8Array, encoding?: Encoding) {
  const file = decodeFile(name, bytes, { encoding, isPlain: format !== 'xlsx' });
  if (!file.ok) throw new Error(file.kind);
  const source = parseSource(format, file.text, { encoding: file.encoding, targetLanguage: 'ru' });
  const section: ExportedSection = {
    format: source.readAs,
    splitting: null,
    original: bytes,
    ...source.headerAndFooter,
  };
  const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
  const hasMany = isTable(source.readAs) || source.readAs === 'xcstrings';
  const language = source.languages?.target ?? (hasMany ? 'ru' : '');
  const { pieces } = FILE_FORMATS[source.readAs].readTranslations(file.text, targets, {
    ...{ escapesBreaks: false, language: language || 'ru', splitting: null, isSource: true },
  });
  const own = new Map(pieces.map((piece) => ['at' in piece ? piece.at : -1, piece]));
  // A table may have no translations.
  const isBilingual =
    FORMATS[source.readAs].kind === 'bilingual' && (!isTable(source.readAs) || own.size > 0);
  const rows = source.strings.map((one, nth) => ({
    ...one,
    translation: isBilingual ? (own.get(nth)?.text ?? null) : one.text,
    isDraft: own.get(nth)?.isDraft === true,
  }));
  const options = {
    ...({ untranslated: isBilingual ? 'empty' : 'source', escapesBreaks: false } as const),
    language: isBilingual ? language : (source.languages?.source ?? ''),
  };
  const printedSource = () => sourceFile(section, source.strings);
  const write = (text: string, how = {}) => packFiles(section, text, { source: printedSource, ...how });
  return { loaded: source, isBilingual, section, rows, options, source: printedSource, write };
}

export const bytesOf = (content: string | Uint8Array) => Buffer.from(content as string);

/** A file of any format as the rule behind all formats looks at it (imports.63). */
export type WholeFile = {
  readonly texts: readonly string[];
  /** What is said of the parts that are no strings. */
  readonly parsed: Pick<ParsedSource, 'warnings' | 'ok'> | undefined;
  /** Whether it has translations beside its texts. */
  readonly isBilingual: boolean;
  /** The file with its source. */
  readonly source: () => Uint8Array;
  /** The file with these translations, by the places of their strings; the others are as they are, or missing. */
  readonly with: (
    translations: ReadonlyMap<number, string>,
    others?: { readonly untranslated: Untranslated },
  ) => Uint8Array;
};

export function wholeText(format: Format, name: string, bytes: Uint8Array): WholeFile {
  const { rows, section, options, write, loaded, isBilingual, source } = readIn(format, name, bytes);
  return {
    texts: rows.map(({ text }) => text),
    parsed: loaded,
    isBilingual,
    source: () => bytesOf(write(source()).content),
    with: (translations, others) => {
      const made = rows.map((row, nth) => {
        const translation = translations.get(nth) ?? (others ? null : row.translation);
        return { ...row, translation, isDraft: translations.has(nth) ? false : row.isDraft };
      });
      return bytesOf(write(translatedFile(section, made, { ...options, ...others })).content);
    },
  };
}

export function wholeBook(name: string, bytes: Uint8Array): WholeFile {
  const reading = readBook(name, bytes);
  if (!reading.ok) throw new Error(`${name}: ${reading.kind}`);
  const { format, sections }: Book = reading.book;
  const options = { source_lang: 'en', target_lang: 'ru', isSource: true } as const;
  const print = (translations: ReadonlyMap<number, string>, untranslated: Untranslated) => {
    let at = 0;
    const rows = sections.map(({ strings }) =>
      strings.map((one) => ({ ...one, translation: translations.get(at++) ?? null })),
    );
    return writeBook(openBook(bytes, format), rows, { ...options, untranslated });
  };
  return {
    texts: sections.flatMap(({ strings }) => strings.map(({ text }) => text)),
    parsed: undefined,
    isBilingual: false,
    source: () => print(new Map(), 'source'),
    with: (translations, { untranslated } = { untranslated: 'source' }) => print(translations, untranslated),
  };
}

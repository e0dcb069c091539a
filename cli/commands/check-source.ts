import { splittingOf } from '#domain/core/text/likely-splitting.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import { readBook } from '#domain/files/books/open-book.ts';
import { decodeFile } from '#domain/files/imports/decode-file.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { formatOf, readFormat } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { type Format, isBook } from '#domain/formats/model/format.ts';
import type { ImportProblem } from '#domain/formats/model/reading.ts';
import type { TargetString } from '#domain/formats/model/translation-reading.ts';
import { flagsOf } from '#domain/formats/po.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { lineWords } from '../client/failure.ts';
import { PROBLEMS, UNREADABLE } from '../output/problem-words.ts';
import type { SourceFile } from '../paths/source-files.ts';
import { isBookFile } from './book-file.ts';
import { tableChoice } from './export-query.ts';
import { type Finding, findingOf } from './findings.ts';

/** A string as translations are matched with it, with the flags of its entry, if its format has flags. */
type CheckedString = TargetString & Pick<FormatOfText, 'flags'>;

/** A source file that was read here: what is wrong in it, and its strings as translations are matched with them. */
export type CheckedSource = {
  readonly findings: readonly Finding[];
  readonly strings: readonly CheckedString[];
  readonly format: Format;
  readonly splitting: Splitting | null;
  /** The part of the file before its strings; null if the format has none. */
  readonly header: string | null;
};

const EMPTY_SOURCE = { strings: [], splitting: null, format: 'text', header: null } as const;

/** The text of a file, or why it can't be read. */
export function decodeText(
  path: string,
  bytes: Uint8Array,
  options: { encoding: Encoding | undefined; isPlain: boolean; language?: string | undefined },
): { text: string; warnings: Finding[] } | { error: Finding } {
  const file = decodeFile(path.slice(path.lastIndexOf('/') + 1), bytes, options);
  if (file.ok) return { text: file.text, warnings: file.hasLost ? [lostBytesFinding(file.text)] : [] };
  const name = file.kind === 'format' ? ` (${file.format})` : '';
  return { error: { rule: 'unreadable', message: `${UNREADABLE[file.kind]}${name}` } };
}

const lostBytesFinding = (text: string): Finding =>
  findingOf('encoding', 'has bytes that its encoding doesn’t have, which are read as U+FFFD', {
    line: text.slice(0, text.indexOf('\uFFFD')).split(/\r\n|\n|\r/).length,
  });

/** Reads a source file as the service would, without it (command-line.18). `language`: that of its texts, if it is known. */
export function checkSource(source: SourceFile, bytes: Uint8Array, language?: string): CheckedSource {
  const { path, set } = source;
  if (isBookFile(source, bytes)) return checkBook(source, bytes);
  const file = decodeText(path, bytes, {
    encoding: set.encoding,
    isPlain: set.format !== undefined,
    language,
  });
  if ('error' in file) return { ...EMPTY_SOURCE, findings: [file.error] };
  const format = set.format ?? readFormat(formatOf(file.text, path), { flattens: set.flatten });
  const splitting = format === 'text' ? (set.splitting ?? splittingOf(file.text)) : null;
  const load = parseSource(format, file.text, {
    flattens: set.flatten,
    frameRate: set.frameRate,
    track: set.track,
    language,
    table: tableChoice(source),
    ...(splitting && { splitting }),
  });
  const warnings = load.warnings.map((warning) =>
    findingOf(
      warning.kind === 'duplicateKey' ? 'duplicate-key' : 'left-out',
      lineWords(warning.kind),
      warning,
    ),
  );
  const problems = load.ok ? [] : load.problems.map(unreadableFinding);
  return {
    findings: [...file.warnings, ...problems, ...warnings].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    format: load.readAs,
    strings: load.strings.map(({ text, key, context, max_length, frame }, id) => ({
      id,
      text,
      key,
      context,
      max_length,
      translations: [],
      flags: load.readAs === 'po' && frame ? flagsOf(frame.lead) : undefined,
    })),
    splitting,
    header: load.headerAndFooter?.header ?? null,
  };
}

/** Its translations are not compared with it: they can't be imported (command-line.24). */
function checkBook({ path, set }: SourceFile, bytes: Uint8Array): CheckedSource {
  const format = set.format ?? null;
  const read = readBook(path, bytes, isBook(format) ? format : undefined);
  return {
    ...EMPTY_SOURCE,
    findings: read.ok
      ? read.book.leftOut.map((item) => findingOf('left-out', lineWords(item.kind), item))
      : [{ rule: 'unreadable', message: UNREADABLE[read.kind] }],
  };
}

const unreadableFinding = ({ kind, line, key }: ImportProblem): Finding =>
  findingOf('unreadable', PROBLEMS[kind], { line, key });

import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { hasControls } from '../../core/text/text.ts';
import type { ExportedRow, ExportOptions, PrintOptions } from '../../formats/model/file-format.ts';
import {
  extensionOf,
  type Format,
  isSubtitles,
  type SubtitleFormat,
  sharedFamilyOf,
} from '../../formats/model/format.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { type Titled, translatedTitle } from '../../texts/sections/section-titles.ts';
import { renumberedCues } from './convert-cues.ts';
import {
  convertedFile,
  type ExportedSection,
  formOf,
  joinedRows,
  replacedIn,
  sourceFile,
  translatedFile,
} from './export.ts';
import { formatOfAll } from './export-rules.ts';
import { fileBytes } from './file-bytes.ts';
import { exportFileName, numberedName } from './file-names.ts';
import { type Lacking, type LeftOut, lackingOf } from './lacking.ts';
import { atTargetTimes } from './target-times.ts';

/** The fields of a section that its files need. */
type FileSection = ExportedSection & Titled & { readonly stats: { readonly strings_amount: number } };

/** A section with the rows of its file. */
export type SectionRows = { readonly section: FileSection; readonly rows: readonly ExportedRow[] };

/** A file by its name; bytes if it is an archive. */
export type NamedFile<Content = string> = { readonly name: string; readonly content: Content };
export type AnyFile = NamedFile<string | Uint8Array<ArrayBuffer>> & {
  /** What the encoding or the format of its file lacks (exports.28). */
  readonly lacking?: readonly Lacking[] | undefined;
  /** The sections in it whose kept files could not be updated (exports.35). */
  readonly withoutKept?: readonly string[];
  /** The texts that are not in a book (exports.42). */
  readonly leftOut?: LeftOut | undefined;
  /** The texts that it is without because checks block them (exports.43). */
  readonly blocked?: LeftOut | undefined;
};

type OwnFileOptions = ExportOptions &
  Pick<PrintOptions, 'work'> & {
    /** For text and subtitles: whether the strings of a split paragraph or cue are joined. */
    readonly joinsParts: boolean;
    /** For subtitles: the format in which they are exported; by default their own. */
    readonly cueFormat?: SubtitleFormat | undefined;
    /** For subtitles: whether cues are numbered anew. */
    readonly renumbers?: boolean | undefined;
    /** For subtitles: whether cues are at the times of their translation, where these differ from those of the source. */
    readonly targetTimes?: boolean | undefined;
  };

/**
 * Exports sections as one file in the format in which they were imported (exports.5). `isWhole`: whether they are the
 * whole project.
 */
export function ownFile(
  { handle, source_lang, target_lang }: ProjectLanguages & { readonly handle: string },
  all: readonly SectionRows[],
  { joinsParts, cueFormat, renumbers = false, targetTimes = false, ...options }: OwnFileOptions,
  isWhole = false,
): AnyFile {
  const sections = all.map(({ section }) => section);
  const [first, ...others] = sections;
  const isOne = first !== undefined && others.length === 0;
  const format = formatOfAll(sections);
  const isApart = sections.some(({ splitting }) => splitting === 'paragraphs');
  const joined = all.flatMap(({ section, rows }) => {
    const file = { format: section.format, header: section.header ?? '' };
    const framed = rows.map((row) => ({
      ...row,
      continues: row.continues ?? false,
      frame: row.frame ?? null,
    }));
    const timed = targetTimes && isSubtitleFile(file) ? atTargetTimes(framed, file) : framed;
    // A frame belongs to one file, so strings of several have none.
    const unframed = isOne ? timed : timed.map((row) => ({ ...row, frame: null }));
    if (!joinsParts) return unframed;
    const missing = ({ text }: { text: string }) => (options.untranslated === 'source' ? text : '');
    return joinedRows(unframed, format, { source_lang, target_lang }, missing, first?.header ?? '');
  });
  const isLeftOut = ({ translation, isSaidBefore = false }: ExportedRow) =>
    isSaidBefore || (options.untranslated === 'skip' && translation === null);
  const rows = renumbers && isSubtitles(format) ? renumberedCues(joined, format, isLeftOut) : joined;
  const section = { ...(isOne ? first : {}), format, splitting: isApart ? ('paragraphs' as const) : null };
  const printing = { ...options, language: target_lang };
  const converted =
    isSubtitles(format) && cueFormat !== undefined && cueFormat !== format ? cueFormat : undefined;
  return {
    name: exportFileName({
      handle,
      section: isOne && !(isWhole && isJson(format)) ? fileTitle(first) : undefined,
      lang: target_lang,
      sourceLang: source_lang,
      ext: converted ? extensionOf(converted) : extensionOf(format, isOne ? first.header : null),
    }),
    ...(converted && isSubtitles(format)
      ? {
          content: convertedFile({ ...section, format }, converted, rows, printing),
          lacking: replacedOf(rows, converted),
        }
      : packFiles(
          section,
          translatedFile(section, rows, printing),
          {
            ...options,
            rows,
            source: () =>
              sourceFile(
                section,
                rows.map((row) => ({ ...row, max_length: row.max_length ?? null })),
              ),
          },
          replacedOf(rows, format),
        )),
  };
}

/**
 * The file of a section's printed text: in the form that it came in, or what a format that is no text makes of it. `replaced`: what it has
 * U+FFFD for.
 */
export function packFiles(
  { format, original, footer }: Pick<ExportedSection, 'format' | 'original' | 'footer'>,
  text: string,
  {
    rows = [],
    ...options
  }: Pick<ExportOptions, 'forExcel' | 'normalizes'> & {
    readonly source: () => string;
    readonly rows?: readonly ExportedRow[];
  },
  replaced: readonly Lacking[] = [],
): Pick<AnyFile, 'content' | 'lacking'> {
  const bytes = FILE_FORMATS[format].pack?.(text, original);
  const form = formOf({ footer });
  const {
    content,
    lacking = '',
    isEscaped,
  } = bytes ? { content: bytes } : fileBytes(text, { ...options, format, form });
  const lacks = [...replaced, ...lackingOf(lacking, isEscaped ? 'escaped' : 'utf-8', rows)];
  return { content, ...(lacks.length > 0 && { lacking: lacks }) };
}

/** What a file of a format has U+FFFD for. */
export const replacedOf = (rows: readonly ExportedRow[], format: Format): Lacking[] =>
  lackingOf(replacedIn(rows, format), 'replaced', rows, hasControls);

/**
 * The title of a section's exported file: its translated name. Subtitles and JSON keep the source name, by which
 * players and programs find them.
 */
export const fileTitle = (section: Titled & { readonly format: Format }): string =>
  section.format === 'text' ? translatedTitle(section) : section.name;

/** Whether a section is of subtitles. */
const isSubtitleFile = (file: {
  readonly format: Format;
  readonly header: string;
}): file is { format: SubtitleFormat; header: string } => isSubtitles(file.format);

const isJson = (format: Format) => sharedFamilyOf(format) === 'json';

/**
 * The files of a zip, one for each section. Texts for readers are numbered, so that an unpacked folder keeps their
 * order. Subtitles and JSON are not, because players and programs find them by name.
 */
export function filesInZip<
  One extends { readonly section: { readonly format: Format } },
  File extends AnyFile,
>(all: readonly One[], isRead: (one: One) => boolean, make: (one: One) => File): File[] {
  const total = all.filter(isRead).length;
  let place = 0;
  const files = all.map((one) => {
    const file = make(one);
    if (!isRead(one)) return file;
    place++;
    return { ...file, name: numberedName(file.name, place, total) };
  });
  return withOwnNames(files);
}

/** Numbers repeated file names, so that all names in a zip differ. */
function withOwnNames<File extends AnyFile>(files: readonly File[]): File[] {
  const times = new Map<string, number>();
  return files.map((file) => {
    const { name } = file;
    const folded = name.toLowerCase();
    const time = (times.get(folded) ?? 0) + 1;
    times.set(folded, time);
    return time === 1 ? file : { ...file, name: name.replace(/(\.\w+)$/, `-${time}$1`) };
  });
}

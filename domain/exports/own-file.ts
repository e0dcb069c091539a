import type { ExportedRow, ExportOptions } from '../formats/model/file-format.ts';
import { extensionOf, type Format, sharedFamilyOf } from '../formats/model/format.ts';
import { type Titled, translatedTitle } from '../sections/section-titles.ts';
import type { Languages } from '../texts/continued-strings.ts';
import { type ExportedSection, joinedRows, translatedFile } from './export.ts';
import { formatOfAll } from './export-rules.ts';
import { exportFileName, numberedName } from './file-names.ts';

/** A section as its files need it. */
type FileSection = ExportedSection & Titled & { readonly stats: { readonly strings_amount: number } };

/** A section with the rows of its file. */
export type SectionRows = { readonly section: FileSection; readonly rows: readonly ExportedRow[] };

/** A file by its name. */
export type NamedFile = { readonly name: string; readonly content: string };

type OwnFileOptions = ExportOptions & {
  /** Text and subtitles: whether the strings of a paragraph or cue that was split become one. */
  readonly joinsParts: boolean;
};

/** The file that these sections make in the format they came in (exports.5); `isWhole`: whether it is all of a project. */
export function ownFile(
  { handle, source_lang, target_lang }: Languages & { readonly handle: string },
  all: readonly SectionRows[],
  { joinsParts, ...options }: OwnFileOptions,
  isWhole = false,
): NamedFile {
  const sections = all.map(({ section }) => section);
  const [first, ...others] = sections;
  const isOne = first !== undefined && others.length === 0;
  const format = formatOfAll(sections);
  const isApart = sections.some(({ splitting }) => splitting === 'paragraphs');
  const rows = all.flatMap(({ rows }) => {
    // What stood around strings in several files can't stand in one.
    const unframed = rows.map((row) => ({
      ...row,
      continues: row.continues ?? false,
      frame: (isOne && row.frame) || null,
    }));
    if (!joinsParts) return unframed;
    const missing = ({ text }: { text: string }) => (options.untranslated === 'source' ? text : '');
    return joinedRows(unframed, format, { source_lang, target_lang }, missing);
  });
  return {
    name: exportFileName({
      handle,
      section: isOne && !(isWhole && isJson(format)) ? fileTitle(first) : undefined,
      lang: target_lang,
      sourceLang: source_lang,
      ext: extensionOf(format, isOne ? first.header : null),
    }),
    content: translatedFile(
      { ...(isOne ? first : {}), format, splitting: isApart ? 'paragraphs' : null },
      rows,
      options,
    ),
  };
}

/**
 * What a translated file of a section is called: by its translated name. Players and programs find subtitles and JSON by
 * the names of their source, so these keep it.
 */
export const fileTitle = (section: Titled & { readonly format: Format }): string =>
  section.format === 'text' ? translatedTitle(section) : section.name;

const isJson = (format: Format) => sharedFamilyOf(format) === 'json';

/**
 * The files of a zip, one for each section. Those that people read are numbered, so that an unpacked folder has the order of
 * the text; players and programs find subtitles and JSON by their names.
 */
export function filesInZip<One extends { readonly section: { readonly format: Format } }>(
  all: readonly One[],
  isRead: (one: One) => boolean,
  make: (one: One) => NamedFile,
): NamedFile[] {
  const total = all.filter(isRead).length;
  let place = 0;
  const files = all.map((one) => {
    const { name, content } = make(one);
    if (!isRead(one)) return { name, content };
    place++;
    return { name: numberedName(name, place, total), content };
  });
  return withOwnNames(files);
}

/** Files with different names for a zip: of two with one name the second is numbered. */
function withOwnNames(files: readonly NamedFile[]): NamedFile[] {
  const times = new Map<string, number>();
  return files.map(({ name, content }) => {
    const folded = name.toLowerCase();
    const time = (times.get(folded) ?? 0) + 1;
    times.set(folded, time);
    return { name: time === 1 ? name : name.replace(/(\.\w+)$/, `-${time}$1`), content };
  });
}

import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import type { ListedString } from '#contract/strings.ts';
import { chosenFrom, joinedRows, translatedFile, type Version } from '#domain/exports/export.ts';
import { exportFileName, numberedName } from '#domain/exports/file-names.ts';
import type { BilingualPart } from '#domain/formats/bilingual.ts';
import type { ExportOptions } from '#domain/formats/model/file-format.ts';
import { extensionOf, type Format, isSubtitles } from '#domain/formats/model/format.ts';
import { translatedTitle } from '#domain/sections/section-titles.ts';
import { joinedParts } from '#domain/texts/continued-strings.ts';
import { INITIAL } from '#domain/translations/translations.ts';

/** The shapes of an export: the imported format, or a bilingual text for readers. */
export const SHAPES = ['own', 'bilingualText', 'bilingualHtml'] as const;
export type Shape = (typeof SHAPES)[number];

/** The user's choice in the dialog. */
export type ExportChoice = ExportOptions & {
  readonly shape: Shape;
  /** One file of all sections, or a zip with one for each. */
  readonly isZip: boolean;
  readonly version: Version;
  /**
   * Text and subtitles: whether the strings of a paragraph or cue that was cut become one. It can't be uploaded as
   * translations again.
   */
  readonly joinsParts: boolean;
};

/** A section with all its strings, and the rest of its file if that was requested. */
export type FetchedSection = { readonly section: Section; readonly strings: readonly ListedString[] };

/** A file to be saved. */
export type ExportedFile = { readonly name: string; readonly content: string };

type ProjectFacts = Pick<Project, 'handle' | 'name' | 'source_lang' | 'target_lang'>;

/** The words that a bilingual page needs, in the reader's language, which is `lang`. */
export type PageWords = { readonly lang: string; readonly source: string; readonly target: string };

/** The one format of a file made of several sections: the list of JSON if any of them is one, since it keeps everything. */
export function formatOfAll(sections: readonly Section[]): Format {
  const formats = sections.filter(({ stats }) => stats.strings_amount > 0).map(({ format }) => format);
  return formats.find((format) => format === 'special_json') ?? formats[0] ?? 'text';
}

/** The file that these sections make in the format they came in (exports.5); `isWhole`: whether it is all of a project. */
export function fileInOwnFormat(
  { handle, source_lang, target_lang }: ProjectFacts,
  fetched: readonly FetchedSection[],
  { version, joinsParts, ...options }: ExportChoice,
  isWhole = false,
): ExportedFile {
  const sections = fetched.map(({ section }) => section);
  const [first, ...others] = sections;
  const isOne = first !== undefined && others.length === 0;
  const format = formatOfAll(sections);
  const isApart = sections.some(({ splitting }) => splitting === 'paragraphs');
  const rows = fetched.flatMap(({ strings }) => {
    const all = strings.map(({ text, key, context, continues, frame = null, translations = [] }) => {
      const chosen = chosenFrom(translations, version);
      return {
        text,
        key,
        context,
        continues,
        // What stood around strings in several files can't stand in one.
        frame: isOne ? frame : null,
        translation: chosen?.text ?? null,
        isDraft: chosen?.status === INITIAL,
      };
    });
    if (!joinsParts) return all;
    const missing = ({ text }: { text: string }) => (options.untranslated === 'source' ? text : '');
    return joinedRows(all, format, { source_lang, target_lang }, missing);
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
export const fileTitle = (section: Section): string =>
  section.format === 'text' ? translatedTitle(section) : section.name;

const isJson = (format: Format) => format === 'json' || format === 'special_json';

/** What a reader's file needs of the sections: paragraphs that were cut are whole again, subtitles keep their times. */
export function partsOf(
  languages: Pick<ProjectFacts, 'source_lang' | 'target_lang'>,
  fetched: readonly FetchedSection[],
  version: Version,
): BilingualPart[] {
  return fetched.map(({ section, strings }) => {
    const rows = strings.map(({ text, context, continues, translations = [] }) => ({
      text,
      context,
      continues,
      translation: chosenFrom(translations, version)?.text ?? null,
    }));
    return {
      name: section.name,
      translated_name: section.translated_name,
      rows: isSubtitles(section.format) ? rows : joinedParts(rows, languages, () => '—'),
    };
  });
}

/**
 * The files of a zip, one for each section. Those for readers are numbered, so that an unpacked folder has the order of the
 * text; players and programs find subtitles and JSON by their names.
 */
export function filesOfZip(
  fetched: readonly FetchedSection[],
  shape: Shape,
  make: (fetched: readonly FetchedSection[]) => ExportedFile,
): ExportedFile[] {
  const isRead = ({ section }: FetchedSection) => shape !== 'own' || section.format === 'text';
  const total = fetched.filter(isRead).length;
  let place = 0;
  const files = fetched.map((one) => {
    const { name, content } = make([one]);
    if (!isRead(one)) return { name, content };
    place++;
    return { name: numberedName(name, place, total), content };
  });
  return withOwnNames(files);
}

/** Files with different names for a zip: of two with one name the second is numbered. */
function withOwnNames(files: readonly ExportedFile[]): ExportedFile[] {
  const times = new Map<string, number>();
  return files.map(({ name, content }) => {
    const folded = name.toLowerCase();
    const time = (times.get(folded) ?? 0) + 1;
    times.set(folded, time);
    return { name: time === 1 ? name : name.replace(/(\.\w+)$/, `-${time}$1`), content };
  });
}

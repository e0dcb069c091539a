import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { keepingControls } from '../../formats/control-characters.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { formIn, formOfFile, withForm } from '../../formats/file-form.ts';
import type { ExportedRow } from '../../formats/model/file-format.ts';
import { type FileLanguages, isSameLanguage, languageCodeOf } from '../../formats/model/file-languages.ts';
import type { Format } from '../../formats/model/format.ts';
import type { ImportedString, ParseResult } from '../../formats/model/reading.ts';
import { normalizeLineEndings } from '../../formats/model/skeleton.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { type ExportedSection, formOf, sourceFile, translatedFile } from './export.ts';

type Template = { readonly format: Format; readonly header: string | null };

/** Whether files of languages are kept for sections of a format (exports.31). */
export const keepsLanguageFiles = (format: Format): boolean => FILE_FORMATS[format].ofLanguage !== undefined;

/** Whether such files have strings that newer sources lacked with their last translations (exports.31). */
export const keepsGone = (format: Format): boolean => FILE_FORMATS[format].ofLanguage?.keepsGone === true;

/** Whether the files of a section's languages are updated from its own, which is a template or in the source language. */
function isTemplate({ format, header }: Template, { source_lang, target_lang }: ProjectLanguages): boolean {
  const { ofLanguage } = FILE_FORMATS[format];
  if (!ofLanguage) return false;
  const language = header === null ? null : ofLanguage.languageIn(header);
  return (
    language === null || language === languageCodeOf(source_lang) || !isSameLanguage(language, target_lang)
  );
}

/** Whether a file of translations is kept as that of the section's language (exports.31). */
export function isLanguageFile(
  template: Template,
  file: {
    readonly format: Format;
    readonly languages: FileLanguages | undefined;
    readonly isTranslated: boolean;
  },
  project: ProjectLanguages,
): boolean {
  if (file.format !== template.format || !isTemplate(template, project)) return false;
  const target = file.languages?.target ?? null;
  return target === null ? file.isTranslated : isSameLanguage(target, project.target_lang);
}

/**
 * A file of a language as it is kept: with LF, and with a last line that says how its bytes differed. In formats that
 * leave out entries of former strings, a line before that says which entries were never for a string of the section
 * (exports.34).
 */
export function keptLanguageFile(
  content: string,
  encoding: Encoding,
  {
    format,
    strings,
  }: { readonly format: Format; readonly strings: readonly Pick<ImportedString, 'key' | 'text'>[] },
): string {
  const text = normalizeLineEndings(content);
  const others = FILE_FORMATS[format].ofLanguage?.othersIn?.(text, {
    keys: new Set(strings.map(({ key }) => key)),
    texts: new Set(strings.map(({ text }) => text)),
  });
  const footer = others ? `${text}${OTHERS}${others.join(' ')}` : text;
  return withForm({ header: '', footer }, formOfFile(content, encoding)).footer;
}

const OTHERS = '\n#others ';

/** A file as it was kept. */
function fileIn(content: string, format: Format) {
  const { form, footer } = formIn(content);
  const at = FILE_FORMATS[format].ofLanguage?.othersIn ? footer.lastIndexOf(OTHERS) : -1;
  if (at < 0) return { form, own: footer, others: NO_OTHERS };
  const list = footer.slice(at + OTHERS.length);
  return { form, own: footer.slice(0, at), others: new Set(list.split(' ').filter(Boolean).map(Number)) };
}
const NO_OTHERS: ReadonlySet<number> = new Set();

type LanguageFileRow = ExportedRow & {
  /** What the source was before, the newest first, if the translation needs review for it. */
  readonly formers?: readonly string[] | undefined;
};

/**
 * A section with its rows as the kept file of its language has them, after that file is updated from the section's own.
 * `gone` are the strings that newer sources lacked, with their last translations; without a kept file only these are
 * added.
 */
export function inLanguageFile<Section extends ExportedSection, OneRow extends LanguageFileRow>(
  section: Section,
  rows: readonly OneRow[],
  keptContent: string | undefined,
  project: ProjectLanguages,
  gone: readonly ExportedRow[] = [],
): { section: Section & Pick<ExportedSection, 'isOfLanguage' | 'lacksKept'>; rows: readonly OneRow[] } {
  const asItIs = { section, rows };
  const { header = null, format } = section;
  const { ofLanguage, read } = FILE_FORMATS[format];
  if (!ofLanguage || !isTemplate({ format, header }, project)) return asItIs;
  const template = sourceFile(
    section,
    rows.map((row) => ({ ...row, max_length: row.max_length ?? null })),
  );
  const { form, own, others } =
    keptContent === undefined
      ? { form: formOf(section), own: template, others: NO_OTHERS }
      : fileIn(keptContent, format);
  const language = project.target_lang;
  const options = { untranslated: 'empty', escapesBreaks: false, language } as const;
  const asRead = (content: string) => read(content, { splitting: 'lines', flattens: false });
  // Strings with control characters stay in files, unless they were stored before that was so.
  const inSource = asRead(template);
  const inTemplate = inSource.strings;
  const isWhole = inTemplate.length === rows.length;
  const asStored = (result: ParseResult) =>
    isWhole ? result : keepingControls(result, FILE_FORMATS[format]);
  let next = 0;
  const places = asStored(inSource).strings.map(({ line, key, text }) => {
    const isIt = (one: ImportedString) => one.line === line && one.key === key && one.text === text;
    while (next < inTemplate.length && !isIt(inTemplate[next] as ImportedString)) next++;
    return next++;
  });
  const rowAt = new Map(places.map((place, nth) => [place, rows[nth]]));
  // The header of the file tells how its forms are numbered.
  const around = gone.length > 0 ? asRead(own).headerAndFooter : null;
  const merged = ofLanguage.merge(own, template, {
    language,
    gone: around ? translatedFile({ ...section, ...around }, gone, options) : undefined,
    formerOf: (nth) => rowAt.get(nth)?.formers ?? [],
    rowOf: (nth) => rowAt.get(nth),
    others,
  });
  const unmerged = keptContent === undefined ? asItIs : { section: { ...section, lacksKept: true }, rows };
  if (!merged) return unmerged;
  const { headerAndFooter, strings } = merged.skeleton ?? inOrder(asStored(asRead(merged.text)), places);
  const amount = merged.skeleton ? places.length : strings.length;
  if (!headerAndFooter || amount !== rows.length) return unmerged;
  return {
    section: { ...section, ...withForm(headerAndFooter, form), isOfLanguage: keptContent !== undefined },
    rows: strings.flatMap(({ place, frame }) => {
      const row = rowAt.get(place);
      if (!row) return [];
      // What was translated of this very source is better than what is still to be reviewed of another one.
      const isBack = merged.returned.has(place) && row.formers !== undefined && row.formers.length > 0;
      return {
        ...row,
        frame,
        ...(merged.kept.has(place) && { isKept: true }),
        ...(merged.changed.has(place) && row.translation !== null && { isDraft: true }),
        ...(isBack && { translation: null }),
      };
    }),
  };
}

/** The strings of a merged file that has all of its template's in their order, each with its place there. */
const inOrder = (
  { headerAndFooter, strings }: Pick<ParseResult, 'headerAndFooter' | 'strings'>,
  places: readonly number[],
) => ({
  headerAndFooter,
  strings: strings.map(({ frame = null }, nth) => ({ place: places[nth] ?? -1, frame })),
});

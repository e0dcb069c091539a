import type { InterfaceLanguage } from '../../core/languages/interface-languages.ts';
import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { parseMarkup, plainText } from '../../core/markup/markup.ts';
import { type Continued, joinedParts } from '../../core/text/continued-strings.ts';
import type { Work } from '../../core/works/work-fields.ts';
import { withoutLabels } from '../../formats/book-labels.ts';
import type { Untranslated } from '../../formats/model/file-format.ts';
import { type Format, isSubtitles } from '../../formats/model/format.ts';
import { type Titled, translatedTitle } from '../../texts/sections/section-titles.ts';
import type { Picture, TextLook } from '../looks/look.ts';
import type { Book, BookFormat, Cover, Layout } from './books/book.ts';
import { bookWords } from './books/book-words.ts';
import { altsOf, type BookPart, chaptersOf } from './books/chapters.ts';
import { creditsOf } from './books/credits.ts';
import { printBook } from './books/print-book.ts';
import type { ProofreadSection } from './books/proofreading-docx.ts';
import { exportFileName } from './file-names.ts';
import { type AnyFile, fileTitle } from './own-file.ts';

/** A project whose book is made. `description` is marked up; `address` is that of its page. */
export type BookProject = ProjectLanguages & {
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly cover: Cover | null;
  readonly work: Work;
  /** The pictures of its texts by the names that looks give them. */
  readonly pictures: ReadonlyMap<string, Picture>;
};

/** A string with the translation that is exported, null if it has none, and the name of its author. */
export type BookString = Continued & {
  readonly text: string;
  readonly context: string;
  readonly translation: string | null;
  readonly author: string | null;
  /** What it looks like in the file that it came from (exports.39). */
  readonly look?: TextLook | undefined;
};

/** A section with all its strings. Times are in milliseconds. */
export type BookSection<String extends BookString = BookString> = {
  readonly section: Titled & {
    readonly format: Format;
    /** Whether all its strings are labels of its book's file (reading.14). */
    readonly has_only_labels?: boolean;
    readonly updated_at: number;
    readonly stats: { readonly last_update: number | null };
  };
  readonly strings: readonly String[];
};

export type BookOptions = {
  readonly layout: Layout;
  readonly untranslated: Untranslated;
  /** Whether it names the translators by their shares. */
  readonly hasCredits: boolean;
  /** Whether it says where it comes from. */
  readonly hasColophon: boolean;
  /** The language of what the book says besides its text. */
  readonly lang: InterfaceLanguage;
};

/** The title of the translation, or else the name of the project. */
const titleOf = ({ name, work }: BookProject): string => work.translated_title || name;

/**
 * The sections that have something to read, without the labels of their files (books.19). A picture that is left out is described in its
 * place.
 */
export function sectionsToRead<String extends BookString>(
  sections: readonly BookSection<String>[],
): BookSection<String>[] {
  return sections
    .filter(({ section }) => !section.has_only_labels)
    .map(({ section, strings }) => ({
      section,
      strings: withoutLabels(strings, section.format, ({ look }) => look?.picture !== undefined),
    }))
    .filter(({ strings }) => strings.length > 0);
}

/**
 * The file of a book for readers (exports.20), with its sections as chapters. Its date is that of the sections' last
 * change, so that the same texts make the same file whenever and wherever it is made (exports.25).
 */
export async function bookFile(
  project: BookProject,
  sections: readonly BookSection[],
  format: BookFormat,
  { layout, untranslated, hasCredits, hasColophon, lang }: BookOptions,
): Promise<AnyFile> {
  const { source_lang, target_lang, handle, name, address } = project;
  const { pictures } = project;
  const [first, ...others] = sections;
  const only = first && others.length === 0 ? first.section : undefined;
  const madeAt = madeAtOf(sections);
  const parts = partsOf(project, sections, { layout, untranslated });
  const shown = { layout, untranslated, pictures };
  const words = bookWords(lang, { name, address, madeAt });
  const book: Book = {
    title: only && layout !== 'translation' ? `${name}. ${translatedTitle(only)}` : titleOf(project),
    work: hasCredits ? project.work : { ...project.work, translators: '' },
    description: only ? '' : plainText(parseMarkup(project.description)),
    cover: project.cover,
    address,
    madeAt,
    source_lang,
    target_lang,
    layout,
    words: hasColophon ? words : { ...words, colophon: null },
    chapters: chaptersOf(parts, shown),
    pictures,
    alts: altsOf(parts, shown),
    credits: hasCredits ? creditsOf(sections.flatMap(credited)) : [],
  };
  return {
    name: exportFileName({
      handle,
      section: only && fileTitle(only),
      lang: layout === 'translation' ? target_lang : `${source_lang}-${target_lang}`,
      sourceLang: source_lang,
      ext: format,
    }),
    content: await printBook(format, book),
  };
}

/** The document for proofreading of these sections (exports.38). */
export async function proofreadingFile(
  project: ProjectLanguages & { readonly id: number; readonly handle: string; readonly name: string },
  sections: readonly (Pick<BookSection, 'section'> & { readonly rows: ProofreadSection['rows'] })[],
  lang: InterfaceLanguage,
): Promise<AnyFile> {
  const { id, name, handle, source_lang, target_lang } = project;
  const [first, ...others] = sections;
  const madeAt = madeAtOf(sections);
  const words = bookWords(lang, { name, address: '', madeAt });
  const { proofreadingDocx } = await import('./books/proofreading-docx.ts');
  return {
    name: exportFileName({
      handle,
      section: first && others.length === 0 ? fileTitle(first.section) : undefined,
      lang: `${source_lang}-${target_lang}`,
      sourceLang: source_lang,
      ext: 'docx',
    }),
    content: await proofreadingDocx({
      project: id,
      title: name,
      words,
      madeAt,
      source_lang,
      target_lang,
      sections,
    }),
  };
}

/** When these sections were changed last. */
const madeAtOf = (sections: readonly Pick<BookSection, 'section'>[]): number =>
  sections.reduce(
    (last, { section }) => Math.max(last, section.updated_at, section.stats.last_update ?? 0),
    0,
  );

/** The translations of a section that are exported, with the names of their authors. */
const credited = ({ strings }: BookSection) =>
  strings.flatMap(({ translation, author }) =>
    translation === null || author === null ? [] : [{ text: translation, author }],
  );

/** The paragraphs of each section: those that were split are joined again, subtitles keep their times. */
function partsOf(
  languages: ProjectLanguages,
  sections: readonly BookSection[],
  { layout, untranslated }: Pick<BookOptions, 'layout' | 'untranslated'>,
): BookPart[] {
  const missing = ({ text }: { text: string }) =>
    layout === 'translation' ? (untranslated === 'source' ? text : '') : '—';
  return sections.map(({ section: { name, translated_name, format }, strings }) => ({
    name,
    translated_name,
    rows: isSubtitles(format) ? strings : joinedParts(strings, languages, missing),
  }));
}

import type { Project } from '#contract/projects.ts';
import type { Book, BookFormat, BookWords, Layout } from '#domain/exports/books/book.ts';
import { type BookPart, chaptersOf } from '#domain/exports/books/chapters.ts';
import { creditsOf } from '#domain/exports/books/credits.ts';
import { printBook } from '#domain/exports/books/print-book.ts';
import { translationForVersion } from '#domain/exports/export-rules.ts';
import { exportFileName } from '#domain/exports/file-names.ts';
import { type AnyFile, fileTitle } from '#domain/exports/own-file.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { parseMarkup, plainText } from '#domain/markup/markup.ts';
import { translatedTitle } from '#domain/sections/section-titles.ts';
import { joinedParts } from '#domain/texts/continued-strings.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';

type ProjectFacts = Pick<Project, 'handle' | 'name' | 'description' | 'source_lang' | 'target_lang'>;
type Choice = Pick<
  ExportChoice,
  'layout' | 'untranslated' | 'version' | 'excludesNeedsReview' | 'hasCredits' | 'hasColophon'
>;
/** What the book says of where and when it was made; see `Book`. */
type Origin = Pick<Book, 'address' | 'madeAt'> & { readonly words: BookWords };

/** The file of a book for readers (exports.20): its sections as chapters, with the chosen translations. */
export async function bookFile(
  project: ProjectFacts,
  fetched: readonly FetchedSection[],
  format: BookFormat,
  choice: Choice,
  { address, madeAt, words }: Origin,
): Promise<AnyFile> {
  const { source_lang, target_lang, handle, name } = project;
  const { layout, untranslated, hasCredits, hasColophon } = choice;
  const [first, ...others] = fetched;
  const only = first && others.length === 0 ? first.section : undefined;
  const book: Book = {
    title: only && layout !== 'translation' ? `${name}. ${translatedTitle(only)}` : name,
    description: only ? '' : plainText(parseMarkup(project.description)),
    address,
    madeAt,
    source_lang,
    target_lang,
    layout,
    words: { ...words, colophon: hasColophon ? words.colophon : null },
    chapters: chaptersOf(partsOf(project, fetched, choice), { layout, untranslated }),
    credits: hasCredits ? creditsOf(chosenIn(fetched, choice)) : [],
  };
  return {
    name: exportFileName({
      handle,
      section: only && fileTitle(only),
      lang: languagesIn(layout, project),
      sourceLang: source_lang,
      ext: format,
    }),
    content: await printBook(format, book),
  };
}

const languagesIn = (layout: Layout, { source_lang, target_lang }: ProjectFacts) =>
  layout === 'translation' ? target_lang : `${source_lang}-${target_lang}`;

/** The translations that are exported, with the names of their authors. */
const chosenIn = (fetched: readonly FetchedSection[], { version, excludesNeedsReview }: Choice) =>
  fetched
    .flatMap(({ strings }) => strings)
    .flatMap(({ translations = [] }) => {
      const chosen = translationForVersion(translations, version, excludesNeedsReview);
      return chosen ? [{ text: chosen.text, author: chosen.author.username }] : [];
    });

/** The paragraphs of each section: those that were split are joined again, subtitles keep their times. */
function partsOf(
  languages: ProjectFacts,
  fetched: readonly FetchedSection[],
  { version, excludesNeedsReview, layout, untranslated }: Choice,
): BookPart[] {
  const missing = ({ text }: { text: string }) =>
    layout === 'translation' ? (untranslated === 'source' ? text : '') : '—';
  return fetched.map(({ section, strings }) => {
    const rows = strings.map(({ text, context, continues, joint, translations = [] }) => ({
      text,
      context,
      continues,
      joint,
      translation: translationForVersion(translations, version, excludesNeedsReview)?.text ?? null,
    }));
    return {
      name: section.name,
      translated_name: section.translated_name,
      rows: isSubtitles(section.format) ? rows : joinedParts(rows, languages, missing),
    };
  });
}

import type { BookSection } from '#domain/exports/book-file.ts';
import { translationForVersion } from '#domain/exports/export-rules.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';

/** A section of a book, with the translations that were chosen (exports.2). */
export const bookSection = (
  { section, strings }: FetchedSection,
  { version, excludesNeedsReview }: Pick<ExportChoice, 'version' | 'excludesNeedsReview'>,
): BookSection => ({
  section,
  strings: strings.map(({ text, context, continues, joint, translations = [] }) => {
    const chosen = translationForVersion(translations, version, excludesNeedsReview);
    return {
      text,
      context,
      continues,
      joint,
      translation: chosen?.text ?? null,
      author: chosen?.author.username ?? null,
    };
  }),
});

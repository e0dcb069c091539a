import { cueOf, timeWords } from '../../formats/cues/cues.ts';
import { exportedText, type Untranslated } from '../../formats/model/file-format.ts';
import { type Titled, titleStringOf } from '../../sections/section-titles.ts';
import type { Chapter, Layout, Paragraph } from './book.ts';

/** A paragraph or cue of a section; the translation is null if there is none. */
export type BookRow = {
  readonly text: string;
  readonly translation: string | null;
  readonly context: string;
};

/** The rows of a section, whose split paragraphs are joined again. */
export type BookPart = Titled & { readonly rows: readonly BookRow[] };

/** What a book has of its paragraphs. `untranslated` counts for a translation alone; beside a source the place stays empty. */
export type ChapterOptions = { readonly layout: Layout; readonly untranslated: Untranslated };

/** The chapters of a book, one for each section. A first string that is the section's name is its title (reading.5). */
export const chaptersOf = (parts: readonly BookPart[], options: ChapterOptions): Chapter[] =>
  parts.map(({ name, translated_name, rows }) => {
    const heading = titleStringOf(rows, { name });
    const titled = {
      name: heading?.text ?? name,
      translated_name: translated_name ?? heading?.translation ?? null,
    };
    return {
      title: titled.name === '' ? null : titled,
      paragraphs: (heading ? rows.slice(1) : rows).flatMap((row) => paragraphOf(row, options) ?? []),
    };
  });

function paragraphOf(row: BookRow, { layout, untranslated }: ChapterOptions): Paragraph | undefined {
  const isTranslated = row.translation !== null;
  const cue = cueOf(row.context);
  const time = cue ? timeWords(cue.start).slice(0, 8) : null;
  if (layout === 'translation') {
    if (!isTranslated && untranslated === 'skip') return undefined;
    const text = exportedText(row, { untranslated });
    return { source: null, translation: { text, isSource: !isTranslated }, time };
  }
  return {
    source: { text: row.text, isSource: true },
    translation: row.translation === null ? null : { text: row.translation, isSource: false },
    time,
  };
}

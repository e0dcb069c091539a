import { cueOf, timeWords } from '../../../formats/cues/cues.ts';
import { exportedText, type Untranslated } from '../../../formats/model/file-format.ts';
import { type Titled, titleStringOf } from '../../../texts/sections/section-titles.ts';
import type { TextLook } from '../../looks/look.ts';
import type { Chapter, Layout, Paragraph, Side } from './book.ts';

/** A paragraph or cue of a section; the translation is null if there is none. */
export type BookRow = {
  readonly text: string;
  readonly translation: string | null;
  readonly context: string;
  readonly look?: TextLook | undefined;
};

/** The rows of a section, whose split paragraphs are joined again. */
export type BookPart = Titled & { readonly rows: readonly BookRow[] };

/** What a book has of its paragraphs. `untranslated` counts for a translation alone; beside a source the place stays empty. */
export type ChapterOptions = {
  readonly layout: Layout;
  readonly untranslated: Untranslated;
  /** The pictures that there are; of others the description is a paragraph. */
  readonly pictures?: ReadonlyMap<string, unknown>;
};

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
      paragraphs: [
        ...(heading ? picturesBefore(heading, options) : []),
        ...(heading ? rows.slice(1) : rows).flatMap((row) => [
          ...picturesBefore(row, options),
          ...paragraphOf(row, options),
        ]),
      ],
    };
  });

/** The words of pictures that stand in lines of text, which are no paragraphs. */
export const altsOf = (parts: readonly BookPart[], options: ChapterOptions): Map<string, Side> =>
  new Map(
    parts.flatMap(({ rows }) =>
      rows.flatMap(({ look, ...row }) => {
        const name = look?.kind === 'alt' ? look.picture : undefined;
        const [heading] = name === undefined ? [] : paragraphOf(row, { ...options, layout: 'translation' });
        return name === undefined || !heading?.translation ? [] : [[name, heading.translation] as const];
      }),
    ),
  );

const NOTHING = { source: null, translation: null, time: null };

const picturesBefore = ({ look }: BookRow, { pictures }: ChapterOptions): Paragraph[] =>
  (look?.before ?? []).filter((name) => pictures?.has(name)).map((picture) => ({ ...NOTHING, picture }));

/** What stands in the place of a row: nothing, or a paragraph. */
function paragraphOf(row: BookRow, { layout, untranslated, pictures }: ChapterOptions): Paragraph[] {
  const { look } = row;
  const isShown = look?.picture !== undefined && pictures?.has(look.picture);
  if (look?.kind === 'sign' || (look?.kind === 'alt' && isShown)) return [];
  const picture = look?.kind === 'picture' && isShown ? look.picture : undefined;
  const isTranslated = row.translation !== null;
  const cue = cueOf(row.context);
  const facts = { time: cue ? timeWords(cue.start).slice(0, 8) : null, look, picture };
  if (layout === 'translation') {
    if (!isTranslated && untranslated === 'skip')
      return picture === undefined ? [] : [{ ...NOTHING, picture }];
    const text = exportedText(row, { untranslated });
    return [{ source: null, translation: { text, isSource: !isTranslated }, ...facts }];
  }
  return [
    {
      source: { text: row.text, isSource: true },
      translation: row.translation === null ? null : { text: row.translation, isSource: false },
      ...facts,
    },
  ];
}

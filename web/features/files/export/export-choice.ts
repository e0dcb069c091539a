import { BOOK_FORMATS, type ExportLayout, hasLayout } from '#domain/files/exports/books/book.ts';
import type { BlockedTexts, Version } from '#domain/files/exports/export-rules.ts';
import type { ExportOptions } from '#domain/formats/model/file-format.ts';
import type { SubtitleFormat } from '#domain/formats/model/format.ts';

/** The shapes of an export: the imported format, or a book for readers. */
export const SHAPES = ['own', ...BOOK_FORMATS] as const;
export type Shape = (typeof SHAPES)[number];

/** What a book has besides its format (exports.20). */
export type BookChoice = {
  readonly layout: ExportLayout;
  /** Whether it names the translators by their shares. */
  readonly hasCredits: boolean;
  /** Whether it says where it comes from. */
  readonly hasColophon: boolean;
};

/** The user's choice in the dialog. */
export type ExportChoice = ExportOptions &
  BookChoice & {
    readonly shape: Shape;
    /** One file of all sections, or a zip with one for each. */
    readonly isZip: boolean;
    readonly version: Version;
    /** Whether translations that need review are skipped (exports.17). */
    readonly excludesNeedsReview: boolean;
    /** What becomes of texts that checks block (exports.43). */
    readonly blocked: BlockedTexts;
    /**
     * Text and subtitles: whether the strings of a split paragraph or cue are joined. Such a file can't be imported as
     * translations.
     */
    readonly joinsParts: boolean;
    /** Subtitles: the format of the file; by default their own. */
    readonly cueFormat?: SubtitleFormat | undefined;
    /** Subtitles: whether cues are numbered anew. */
    readonly renumbers?: boolean;
    /** Subtitles: whether cues are at the times of their translation, where these differ (subtitles.17). */
    readonly targetTimes?: boolean;
  };

/** A choice whose book has a layout that its format has. */
export const withFittingLayout = (choice: ExportChoice): ExportChoice =>
  choice.shape === 'own' || hasLayout(choice.shape, choice.layout)
    ? choice
    : { ...choice, layout: 'interleaved' };

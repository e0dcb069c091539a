import type { Section } from '#contract/sections.ts';
import type { ListedString } from '#contract/strings.ts';
import type { Version } from '#domain/exports/export-rules.ts';
import type { ExportOptions } from '#domain/formats/model/file-format.ts';

/** The shapes of an export: the imported format, or a bilingual text for readers. */
export const SHAPES = ['own', 'bilingualText', 'bilingualHtml'] as const;
export type Shape = (typeof SHAPES)[number];

/** The user's choice in the dialog. */
export type ExportChoice = ExportOptions & {
  readonly shape: Shape;
  /** One file of all sections, or a zip with one for each. */
  readonly isZip: boolean;
  readonly version: Version;
  /** Whether translations that need review are skipped (exports.17). */
  readonly excludesNeedsReview: boolean;
  /**
   * Text and subtitles: whether the strings of a split paragraph or cue are joined. Such a file can't be imported as
   * translations.
   */
  readonly joinsParts: boolean;
};

/** A section with all its strings, and the rest of its file if that was requested. */
export type FetchedSection = { readonly section: Section; readonly strings: readonly ListedString[] };

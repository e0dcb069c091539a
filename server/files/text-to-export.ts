import type { SectionRows } from '#domain/files/exports/own-file.ts';
import type { Transaction } from '../platform/database/connect.ts';

/** A section of a file, by which its rows are read. */
export type ExportedSection = SectionRows['section'] & { readonly id: number };

/** A section with the rows of its file. */
export type ReadSection = SectionRows & {
  /** Those of its strings whose translation is left out because checks block it (exports.43). */
  readonly blocked: readonly { readonly text: string }[];
};

/** What is exported, as it is or as it was: the chosen sections, and the rows of each. */
export type TextToExport = {
  /** The transaction that it is read in. */
  tx: Transaction;
  readonly sections: readonly ExportedSection[];
  rowsOf(section: ExportedSection): Promise<ReadSection>;
};

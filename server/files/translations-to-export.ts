import type { BlockedTexts, Version } from '#domain/files/exports/export-rules.ts';
import type { LeftOut } from '#domain/files/exports/lacking.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { Refused } from '../platform/http/failures.ts';
import { checkedStrings } from '../texts/translations/checked-strings-queries.ts';
import {
  type CheckedProject,
  inTurns,
  mayBlock,
  openChecksBlocking,
} from '../texts/translations/require-checks.ts';
import {
  bookLabelsAt,
  bookStrings,
  NO_BOOK_TRANSLATION,
  NO_TRANSLATION,
  rowsToExport,
  selectedRows,
} from './export-queries.ts';

/** Which translations an export takes (exports.2, exports.17), and what it does with those that checks block (exports.43). */
type Choice = { version: Version | 'none'; excludes_needs_review: boolean; blocked: BlockedTexts };

type Row = { readonly id: number; readonly text: string; readonly translation: string | null };

/**
 * Reads the strings of an export with their translations. All exports of the present text read them here, and so are without those that
 * checks block where these are left out, as if their strings had none (exports.43).
 */
export function translationsToExport(project: CheckedProject, choice: Choice) {
  const { version, excludes_needs_review: excludesNeedsReview } = choice;
  const chosen = { version, excludesNeedsReview };
  const mayLack = choice.blocked !== 'take' && version !== 'none' && mayBlock(project, 'approval');
  /** The strings whose translation is left out. */
  const lacking = new Set<number>();

  async function without<Read extends Row>(
    tx: Transaction,
    rows: readonly Read[],
    none: Partial<Read>,
  ): Promise<readonly Read[]> {
    if (!mayLack) return rows;
    const ids = rows.flatMap(({ id, translation }) => (translation === null ? [] : id));
    const strings = await checkedStrings(tx, project.id, ids);
    const checksBlocking = await openChecksBlocking(tx, project, ids);
    return inTurns(rows, (row) => {
      const string = strings.get(row.id);
      if (!string || row.translation === null) return row;
      if (checksBlocking(row.id, string, row.translation, 'approval').length === 0) return row;
      lacking.add(row.id);
      return { ...row, ...none };
    });
  }

  return {
    /** Whether some may be left out: checks of the project block, and the choice is not to take what they do. */
    mayLack,
    ofSection: async (tx: Transaction, section: number) =>
      without(tx, await rowsToExport(tx, { project: project.id, section }, chosen), NO_TRANSLATION),
    ofStrings: async (tx: Transaction, ids: readonly number[]) =>
      without(tx, await selectedRows(tx, project.id, ids, chosen), NO_TRANSLATION),
    ofChapter: async (tx: Transaction, section: number) =>
      without(tx, await bookStrings(tx, { project: project.id, section }, chosen), NO_BOOK_TRANSLATION),
    ofLabelsAt: async (tx: Transaction, leads: readonly string[]) =>
      without(tx, await bookLabelsAt(tx, project.id, leads, chosen), NO_BOOK_TRANSLATION),
    /** Those of some rows whose translation is left out. */
    lackingIn: <Read extends Pick<Row, 'id'>>(rows: readonly Read[]): Read[] =>
      rows.filter(({ id }) => lacking.has(id)),
  };
}

/** What an export says of translations that are left out; of several languages, how many these are in each. */
type Blocked = LeftOut & {
  readonly languages?: readonly { readonly project_id: number; readonly texts: number }[];
};

/** Refuses an export that is not to be without translations, and is, with their number (exports.43). */
export function refuseBlocked(choice: BlockedTexts, blocked: Blocked | undefined): void {
  if (choice === 'refuse' && blocked) throw new Refused(400, [{ key: 'blocked', kind: 'checks' }], blocked);
}

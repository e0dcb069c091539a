import { LIMITS } from '../../core/limits.ts';
import { formatWithin } from '../../formats/detect.ts';
import { FORMAT_IDS, type Format, type SharedFamily, sharedFamilyOf } from '../../formats/model/format.ts';
import type { CurrentTranslation, RowNote, TargetString } from '../../formats/model/translation-reading.ts';

/**
 * The family of formats by which a file is read; both JSON formats are one (imports.28, imports.29, imports.30). A Word document is one
 * for proofreading (imports.67).
 */
export type TranslationsType = SharedFamily | 'docx';
export const TRANSLATIONS_TYPES: readonly TranslationsType[] = [
  ...new Set(FORMAT_IDS.map(sharedFamilyOf)),
  'docx',
];

/** The type by which translations of a format are read. */
export const translationsTypeOf = (format: Format): TranslationsType =>
  format === 'docx' ? 'docx' : sharedFamilyOf(format);

/** The format of a text that is read by a type. */
export const translationsFormat = (type: TranslationsType, content: string): Format =>
  type === 'docx' ? 'docx' : formatWithin(type, content);

/**
 * Whether a translation will be imported (imports.31, imports.32): it is new, or skipped because it equals the source,
 * exists already, has an unknown key, is blank or too long, or has characters that can't be stored. A row of a document for proofreading
 * may also be unchanged, cleared, or no form of a plural (imports.69).
 */
export const PAIR_STATUSES = [
  'new',
  'same',
  'identical',
  'unknown',
  'empty',
  'tooLong',
  'illegal',
  'unchanged',
  'cleared',
  'brokenForm',
] as const;
export type PairStatus = (typeof PAIR_STATUSES)[number];

/** Why a translation is initial by its forms: the file numbers them otherwise than the language, or one that it needs is missing. */
export type FormsDoubt = 'otherForms' | 'missingForms';

/** A translation and its string; undefined if the key is unknown or no cue matches. */
export type TranslationPair = {
  readonly line: number;
  readonly key: string;
  readonly text: string;
  readonly string: TargetString | undefined;
  /** How many strings have this key; each gets the translation (imports.29). */
  readonly shared: number;
  readonly status: PairStatus;
  /** Whether the file marks it as unfinished. */
  readonly isDraft?: boolean;
  /** Whether the file says that it is approved. */
  readonly isApproved?: boolean;
  /** Why it is initial though the file doesn't say so (plurals.6, plurals.8). */
  readonly formsDoubt?: FormsDoubt;
  /** Of a row of a document for proofreading: the translation that it edits, the text of the current one, and what is said of the row. */
  readonly proofread?: {
    readonly edits: Pick<CurrentTranslation, 'id' | 'updated_at'> | undefined;
    readonly before: string;
    readonly notes: readonly RowNote[];
  };
};

/** Why there is nothing to import: there are no translations, all are skipped for one reason, or for several. */
export type NothingNew = 'none' | Exclude<PairStatus, 'new' | 'empty'> | 'several';

/** Why translations can't be imported (imports.33): some are blank and not skipped, or none is new. */
export function whyNotImport(
  { pairs }: { readonly pairs: readonly Pick<TranslationPair, 'status'>[] },
  { skipsEmpty }: { skipsEmpty: boolean },
): 'empty' | NothingNew | undefined {
  const statuses = new Set(pairs.map(({ status }) => status));
  if (statuses.has('empty') && !skipsEmpty) return 'empty';
  if (statuses.has('new')) return undefined;
  const reasons = [...statuses].filter((status) => status !== 'empty' && status !== 'new');
  // Rows that nobody has changed are no reason beside others.
  const [reason, ...others] = reasons.filter((status) => status !== 'unchanged');
  if (!reason) return reasons[0] ?? 'none';
  return others.length > 0 ? 'several' : reason;
}

/**
 * Splits an import into calls: each within the maximum of a call (imports.34, imports.35), and small enough to show
 * progress.
 */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    // A UTF-16 unit takes at most three bytes; the comma takes one more.
    const size = JSON.stringify(item).length * 3 + 1;
    const last = batches.at(-1);
    if (last && last.length < LIMITS.translationBatch && bytes + size <= LIMITS.translationPartBytes) {
      last.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size + 2;
    }
  }
  return batches;
}

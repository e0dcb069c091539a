import { APPROVED, INITIAL, type TranslationStatus } from './translations.ts';

/** The fields of a translation that its position depends on. */
export type Ranked = {
  readonly id: number;
  readonly status: TranslationStatus;
  readonly updated_at: number;
  /** The voters, or their number. */
  readonly votes_plus: readonly unknown[] | number;
  readonly votes_minus: readonly unknown[] | number;
};

/**
 * The translations of one string in order: approved; then regular by votes (plus minus minus), then by time, newest
 * first; then initial ones, newest first (translations.13, translations.14). The first is the current one. Equal times
 * are ordered by id, newest first, so that the order is the same everywhere.
 */
export function inOrder<T extends Ranked>(translations: readonly T[]): T[] {
  return translations.toSorted(
    (a, b) => b.status - a.status || weight(b) - weight(a) || b.updated_at - a.updated_at || b.id - a.id,
  );
}

/** Whether a regular translation is newer than the approved one of the same string (translations.15). */
export function isCompeting(
  translation: Pick<Ranked, 'status' | 'updated_at'>,
  ofSameString: readonly Pick<Ranked, 'status' | 'updated_at'>[],
): boolean {
  if (translation.status === INITIAL || translation.status === APPROVED) return false;
  return ofSameString.some(
    ({ status, updated_at }) => status === APPROVED && updated_at < translation.updated_at,
  );
}

/** Which of a string's translations the editor's middle column shows (editor.14); each mode keeps their order. */
export const DISPLAY_MODES = {
  all: inOrder,
  only_apr: (translations) => translations.filter(({ status }) => status === APPROVED),
  only_cur: (translations) => inOrder(translations).slice(0, 1),
  only_apr_and_reg: (translations) => inOrder(translations).filter(({ status }) => status !== INITIAL),
} as const satisfies Record<string, <T extends Ranked>(translations: readonly T[]) => T[]>;

export type DisplayMode = keyof typeof DISPLAY_MODES;

/** The votes by which translations are ordered; only those of regular ones count. */
function weight({ status, votes_plus, votes_minus }: Ranked): number {
  return status === INITIAL ? 0 : amountOf(votes_plus) - amountOf(votes_minus);
}

function amountOf(votes: readonly unknown[] | number): number {
  return typeof votes === 'number' ? votes : votes.length;
}

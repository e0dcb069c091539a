import type { ParsedTranslations, TranslationPair } from './import-translations.ts';

/** The list of a report for each kind of line that is not imported, and what it says there. */
const SORTS = {
  same: ['skipped', 'same'],
  identical: ['skipped', 'identical'],
  empty: ['skipped', 'empty'],
  unknown: ['refused', 'unknown'],
  tooLong: ['refused', 'maxlength'],
  illegal: ['refused', 'illegal'],
} as const satisfies Record<
  Exclude<TranslationPair['status'], 'new'>,
  readonly ['skipped' | 'refused', string]
>;

/** A translation that is not imported: because it is there already or none, or because it can't be. */
export type LeftOut = {
  readonly sort: 'skipped' | 'refused';
  readonly line: number;
  readonly kind: (typeof SORTS)[keyof typeof SORTS][1] | 'keptInFile' | 'notPlain';
  readonly key: string;
};

/**
 * The translations of a file that are imported, and what a report says of the others. `stays`: the file stays with its section, which so has the
 * texts that can't be stored, and so have its exports (imports.62).
 */
export function sortedPairs(
  { pairs, notPlain = [] }: Pick<ParsedTranslations, 'pairs' | 'notPlain'>,
  { stays }: { stays: boolean },
): { wanted: TranslationPair[]; leftOut: LeftOut[] } {
  const leftOut = notPlain.map((one): LeftOut => ({ sort: 'refused', kind: 'notPlain', ...one }));
  const wanted: TranslationPair[] = [];
  for (const pair of pairs) {
    const { status, line, key } = pair;
    if (status === 'new') {
      wanted.push(pair);
      continue;
    }
    const [sort, kind] = SORTS[status];
    const isKept = stays && (status === 'tooLong' || status === 'illegal');
    leftOut.push({ sort, line, kind: isKept ? 'keptInFile' : kind, key });
  }
  return { wanted, leftOut };
}

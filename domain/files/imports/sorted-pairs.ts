import { isBlank } from '../../core/text/text.ts';
import type { TargetString } from '../../formats/model/translation-reading.ts';
import type { ParsedTranslations } from './import-translations.ts';
import { keptInFile } from './kept-in-file.ts';
import type { TranslationPair } from './translation-pairs.ts';

/** The list of a report for each kind of line that is not imported, and what it says there. */
const SORTS = {
  same: ['skipped', 'same'],
  identical: ['skipped', 'identical'],
  empty: ['skipped', 'empty'],
  unknown: ['refused', 'unknown'],
  tooLong: ['refused', 'maxlength'],
  illegal: ['refused', 'illegal'],
  cleared: ['skipped', 'cleared'],
  brokenForm: ['refused', 'brokenForm'],
} as const satisfies Record<
  Exclude<TranslationPair['status'], 'new' | 'unchanged'>,
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
 * The translations of a file that are imported, and what a report says of the others. `stays` says that the file stays
 * with the section of these strings; then the texts that can't be stored stay in it, and exports have them
 * (imports.62).
 */
export function sortedPairs(
  read: Pick<ParsedTranslations, 'pairs' | 'notPlain'>,
  { stays, strings }: { stays: boolean; strings: readonly TargetString[] },
): { wanted: TranslationPair[]; leftOut: LeftOut[] } {
  const inFile = stays ? keptInFile(read, strings) : undefined;
  const leftOut = (read.notPlain ?? []).map((line): LeftOut => {
    const kind = inFile?.notPlain.has(line) ? 'keptInFile' : 'notPlain';
    return { sort: 'refused', kind, ...line };
  });
  const wanted: TranslationPair[] = [];
  for (const pair of read.pairs) {
    const { status, line, key } = pair;
    if (status === 'new') {
      wanted.push(pair);
      continue;
    }
    if (status === 'unchanged') continue;
    const [sort, kind] = SORTS[status];
    leftOut.push({ sort, line, kind: inFile?.pairs.has(pair) ? 'keptInFile' : kind, key });
  }
  return { wanted, leftOut };
}

/** Whether the file has a translation for a string, which may be one that can't be stored. */
export const isOfString = ({ string, text }: TranslationPair) => string !== undefined && !isBlank(text);

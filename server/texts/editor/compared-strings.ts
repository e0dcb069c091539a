import { percentilesOf } from '#domain/texts/checks/length-ratio.ts';
import { COMPARED_CODES, type ComparedCode } from '#domain/texts/checks/string-findings.ts';
import type { CheckedPairResult } from '../check-thread/task.ts';

/** The checks that compare strings, and what each finds. */
export const COMPARED_BY = [
  'length-ratio',
  'inconsistent',
  'inconsistent source',
  'inconsistent target',
] as const;
export type ComparedBy = (typeof COMPARED_BY)[number];

/** What the translated strings of a section are compared with others by: the nth value of each column belongs to one string. */
export type ComparedStrings = {
  readonly ids: Float64Array;
  readonly sourceHashes: Float64Array;
  readonly targetHashes: Float64Array;
  readonly lengthRatios: Float64Array;
  /** What is dismissed of each, a bit for each of {@link COMPARED_CODES}. */
  readonly dismissed: Float64Array;
};

type ComparedString = { readonly id: number; readonly result: CheckedPairResult };

/** The columns of some strings, behind those of others if there are any. */
export function comparedStrings(
  strings: readonly ComparedString[],
  before?: ComparedStrings,
  isKept: (id: number) => boolean = () => true,
): ComparedStrings {
  const kept = [...(before?.ids ?? [])].flatMap((id, nth) => (isKept(id) ? [nth] : []));
  const column = (name: keyof ComparedStrings, numberOf: (string: ComparedString) => number) =>
    Float64Array.from([...kept.map((nth) => before?.[name][nth] ?? Number.NaN), ...strings.map(numberOf)]);
  return {
    ids: column('ids', ({ id }) => id),
    sourceHashes: column('sourceHashes', ({ result }) => result.sourceHash),
    targetHashes: column('targetHashes', ({ result }) => result.targetHash),
    lengthRatios: column('lengthRatios', ({ result }) => result.lengthRatio),
    dismissed: column('dismissed', ({ result }) =>
      COMPARED_CODES.reduce((bits, code, nth) => bits | (result.dismissed.includes(code) ? 1 << nth : 0), 0),
    ),
  };
}

/**
 * The strings of each section that fail a check which compares them with all of these sections (checks.24, checks.25), and the percentiles that
 * their lengths are compared with.
 */
export function compareStrings(sections: readonly ComparedStrings[]) {
  const sourcesWithSeveral = keysWithSeveral(sections, 'sourceHashes', 'targetHashes');
  const targetsWithSeveral = keysWithSeveral(sections, 'targetHashes', 'sourceHashes');
  const ratios = joined(sections, 'lengthRatios');
  const usual = percentilesOf(ratios.filter((ratio) => !Number.isNaN(ratio)));
  const failed = sections.map((section): Readonly<Record<ComparedBy, ReadonlySet<number>>> => {
    const { ids, sourceHashes, targetHashes, lengthRatios, dismissed } = section;
    const idsWith = (code: ComparedCode, isFound: (nth: number) => boolean) => {
      const bit = 1 << COMPARED_CODES.indexOf(code);
      return new Set(ids.filter((_, nth) => isFound(nth) && ((dismissed[nth] ?? 0) & bit) === 0));
    };
    const ratioAt = (nth: number) => lengthRatios[nth] ?? Number.NaN;
    const hasSeveral = (several: ReadonlySet<number>, hashes: Float64Array) => (nth: number) =>
      several.has(hashes[nth] ?? Number.NaN);
    const source = idsWith('inconsistent source', hasSeveral(sourcesWithSeveral, sourceHashes));
    const target = idsWith('inconsistent target', hasSeveral(targetsWithSeveral, targetHashes));
    const short = idsWith('length-ratio short', (nth) => usual !== undefined && ratioAt(nth) < usual.low);
    const long = idsWith('length-ratio long', (nth) => usual !== undefined && ratioAt(nth) > usual.high);
    return {
      'length-ratio': short.union(long),
      inconsistent: source.union(target),
      'inconsistent source': source,
      'inconsistent target': target,
    };
  });
  return { failed, usual };
}

/** The hashes of texts that stand beside several different ones. */
function keysWithSeveral(
  sections: readonly ComparedStrings[],
  key: 'sourceHashes' | 'targetHashes',
  value: 'sourceHashes' | 'targetHashes',
): ReadonlySet<number> {
  const [keys, values] = [joined(sections, key), joined(sections, value)];
  // Sorting finds those that are there twice in a fifth of the time that a map of all takes.
  const sorted = keys.toSorted();
  const repeated = new Set(sorted.filter((hash, nth) => hash === sorted[nth - 1]));
  const firstValues = new Map<number, number | undefined>();
  const withSeveral = new Set<number>();
  for (const [nth, hash] of keys.entries()) {
    if (!repeated.has(hash)) continue;
    if (!firstValues.has(hash)) firstValues.set(hash, values[nth]);
    else if (firstValues.get(hash) !== values[nth]) withSeveral.add(hash);
  }
  return withSeveral;
}

/** A column of all sections. */
function joined(sections: readonly ComparedStrings[], name: keyof ComparedStrings): Float64Array {
  const column = new Float64Array(sections.reduce((sum, section) => sum + section[name].length, 0));
  let at = 0;
  for (const section of sections) {
    column.set(section[name], at);
    at += section[name].length;
  }
  return column;
}

import { percentilesOf } from '#domain/texts/checks/length-ratio.ts';
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
  const isUnusual = (ratio: number) => usual !== undefined && (ratio < usual.low || ratio > usual.high);
  const failed = sections.map(
    ({
      ids,
      sourceHashes,
      targetHashes,
      lengthRatios,
    }): Readonly<Record<ComparedBy, ReadonlySet<number>>> => {
      const bySource = new Set(
        ids.filter((_, nth) => sourcesWithSeveral.has(sourceHashes[nth] ?? Number.NaN)),
      );
      const byTarget = new Set(
        ids.filter((_, nth) => targetsWithSeveral.has(targetHashes[nth] ?? Number.NaN)),
      );
      return {
        'length-ratio': new Set(ids.filter((_, nth) => isUnusual(lengthRatios[nth] ?? Number.NaN))),
        inconsistent: bySource.union(byTarget),
        'inconsistent source': bySource,
        'inconsistent target': byTarget,
      };
    },
  );
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

import type { SectionVersion } from '../content/section-queries.ts';
import type { LruCache } from './lru-cache.ts';
import { type CachedVersion, stalenessOf } from './staleness.ts';

/** A section with its version, as it was read before anything of its strings. */
export type Versioned = { readonly id: number } & SectionVersion;

type Source<Value, Change> = {
  /** Under which name a section's value is kept. */
  nameOf(section: Versioned): string;
  /** Reads sections whole: a value for each. */
  readWhole(sections: number[]): Promise<Map<number, Value>>;
  /** Reads what some strings are like now. */
  readTouched(strings: number[]): Promise<Change>;
  /** The value with what is new of these strings; a copy, since others may be reading it. */
  change(value: Value, strings: number[], change: Change): Value;
};

/**
 * What is kept in mind of each section, brought up to its version: nothing is read of those that have it, of the others
 * the strings that were touched since or all, in one query for each of the two. What is read is newer than the versions,
 * or as new: kept under them, it is at worst read once more than needed.
 */
export async function refresh<Value, Change>(
  kept: LruCache<Value & CachedVersion>,
  sections: readonly Versioned[],
  { nameOf, readWhole, readTouched, change }: Source<Value, Change>,
): Promise<(Value & CachedVersion)[]> {
  const sectionsWithStaleness = sections.map((section) => {
    const value = kept.get(nameOf(section));
    return { section, value, staleness: stalenessOf(value, section) };
  });
  const whole = sectionsWithStaleness
    .filter(({ staleness }) => staleness.kind === 'whole')
    .map(({ section }) => section.id);
  const touched = sectionsWithStaleness.flatMap(({ staleness }) =>
    staleness.kind === 'touched' ? staleness.strings : [],
  );
  const [read, changed] = await Promise.all([
    whole.length > 0 ? readWhole(whole) : undefined,
    touched.length > 0 ? readTouched(touched) : undefined,
  ]);

  return sectionsWithStaleness.map(({ section, value, staleness }) => {
    const { version, folded } = section;
    const found =
      value === undefined || staleness.kind === 'whole'
        ? read?.get(section.id)
        : staleness.kind === 'touched' && changed !== undefined
          ? change(value, staleness.strings, changed)
          : value;
    if (found === undefined) throw new Error(`section ${section.id} was not read`);
    if (found === value && value.folded === folded) return value;
    const dated = { ...found, version, folded };
    kept.set(nameOf(section), dated);
    return dated;
  });
}

import type { LRUCache } from 'lru-cache';
import type { SectionVersion } from '../../core/content/section-queries.ts';
import { type CachedVersion, stalenessOf } from './staleness.ts';

/** A section with its version, which must be read before its strings. */
export type Versioned = { readonly id: number } & SectionVersion;

type Source<Value, Change> = {
  /** The cache key of a section's value. */
  nameOf(section: Versioned): string;
  /** Reads whole sections. */
  readWhole(sections: number[]): Promise<Map<number, Value>>;
  /** Reads the present state of some strings. */
  readTouched(strings: number[]): Promise<Change>;
  /** A copy of the value with these strings updated; other requests may be using the value. */
  change(value: Value, strings: number[], change: Change): Value;
};

/**
 * Brings the cached values of sections up to date: reads nothing for current ones, and for the others the changed
 * strings or the whole sections, with one query each. What is read may be newer than the version it is cached under;
 * then it is read once more than necessary.
 */
export async function refresh<Value, Change>(
  kept: LRUCache<string, Value & CachedVersion>,
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

import { LRUCache } from 'lru-cache';
import { MIB } from '#domain/core/units.ts';
import type { SectionVersion } from '../../core/content/section-queries.ts';

/** A section with its version, which must be read before its strings. */
export type Versioned = { readonly id: number } & SectionVersion;

/** What is cached of a section: columns of its strings, or the ids of some of them. */
type Value = Readonly<Record<string, Float64Array | Uint8Array | Uint32Array | ReadonlySet<number>>>;

/** Something that is computed from the strings of a section, such as their order or the matches of a search. */
export type SectionList<List extends Value, Change> = {
  /** Its name among the lists of a section. */
  readonly name: string;
  /** Reads it for whole sections. */
  readWhole(sections: number[]): Promise<Map<number, List>>;
  /** Reads the present state of some strings of any section. */
  readTouched(strings: number[]): Promise<Change>;
  /** A copy with these strings updated; other requests may be using the list. */
  change(list: List, strings: number[], change: Change): List;
};

/** A list with the version that it was read at; it may be newer. */
type Cached<List> = { readonly version: number | string; readonly folded?: number; readonly list: List };

/** The bound of all lists of a server, in bytes. */
const MAX_BYTES = 64 * MIB;

/** What an id takes in a set. */
const BYTES_OF_ID = 40;

const bytesOf = (value: Value) =>
  Object.values(value).reduce(
    (sum, part) => sum + ('byteLength' in part ? part.byteLength : part.size * BYTES_OF_ID),
    0,
  );

export type SectionCache = ReturnType<typeof createSectionCache>;

/** The cache of all lists of sections, each as new as the version that is asked for (docs/decisions/013). */
export function createSectionCache() {
  const cached = new LRUCache<string, Cached<Value>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ list }, key) => key.length + bytesOf(list),
  });

  return {
    /**
     * The list of each section. Reads nothing for current ones, and for the others the changed strings or the whole
     * sections. What is read may be newer than the version it is cached under; then it is read once more than necessary.
     */
    async listsOf<List extends Value, Change>(
      project: number,
      sections: readonly Versioned[],
      { name, readWhole, readTouched, change }: SectionList<List, Change>,
    ): Promise<List[]> {
      const known = sections.map((section) => {
        const key = `${project} ${section.id} ${name}`;
        const before = cached.get(key) as Cached<List> | undefined;
        return { section, key, before, staleness: stalenessOf(before, section) };
      });
      const whole = known.filter(({ staleness }) => staleness === 'whole').map(({ section }) => section.id);
      const touched = known.flatMap(({ staleness }) => (Array.isArray(staleness) ? staleness : []));
      const [read, changed] = await Promise.all([
        whole.length > 0 ? readInParallel(whole, readWhole) : undefined,
        touched.length > 0 ? readTouched(touched) : undefined,
      ]);

      return known.map(({ section: { id, version, folded }, key, before, staleness }) => {
        const list =
          before === undefined || staleness === 'whole'
            ? read?.get(id)
            : staleness !== 'fresh' && changed !== undefined
              ? change(before.list, staleness, changed)
              : before.list;
        if (list === undefined) throw new Error(`section ${id} was not read`);
        if (list !== before?.list || folded !== before.folded) cached.set(key, { version, folded, list });
        return list;
      });
    },

    /** A list of several sections together, which is made again from the last one when a section has another version. */
    joined<List extends Value>(
      project: number,
      sections: readonly Versioned[],
      { name, make }: { name: string; make(before: List | undefined): List },
    ): List {
      const key = `${project} ${sections.map(({ id }) => id)} ${name}`;
      const version = sections.map(({ version }) => version).join();
      const before = cached.get(key) as Cached<List> | undefined;
      if (before?.version === version) return before.list;
      const list = make(before?.list);
      cached.set(key, { version, list });
      return list;
    },
  };
}

/** The most changed strings that are read one by one; with more, the whole section is read. */
const MOST_TOUCHED = 200;

/**
 * What has to be read again of a cached list: nothing, everything, or some strings. The unfolded deltas name the strings
 * that changed since the last folding, so a list from before that folding is read again completely.
 */
function stalenessOf(
  before: Cached<Value> | undefined,
  { version, folded, touched }: SectionVersion,
): 'fresh' | 'whole' | number[] {
  if (before?.version === version) return 'fresh';
  return before?.folded !== folded || !touched || touched.length > MOST_TOUCHED ? 'whole' : touched;
}

/** The number of concurrent queries for the sections of a list, so that the database uses as many cores. */
const MAX_QUERIES = 3;

/** Distributes sections among several queries, each with neighbours, whose strings have ids in a row, and merges the results. */
async function readInParallel<List>(
  sections: readonly number[],
  read: (part: number[]) => Promise<Map<number, List>>,
): Promise<Map<number, List>> {
  const size = Math.ceil(sections.length / MAX_QUERIES);
  const parts = Array.from({ length: MAX_QUERIES }, (_, nth) => sections.slice(nth * size, (nth + 1) * size));
  const all = await Promise.all(parts.filter(({ length }) => length > 0).map(read));
  return new Map(all.flatMap((part) => [...part]));
}

/** The ids of a list after some strings have changed, of which `found` now belong to it. */
export function idsAfter(ids: ReadonlySet<number>, strings: readonly number[], matching: readonly number[]) {
  const found = new Set(matching);
  const changed = new Set(ids);
  // What was found may be of other sections too, whose strings were read with these.
  for (const string of strings)
    if (found.has(string)) changed.add(string);
    else changed.delete(string);
  return changed;
}

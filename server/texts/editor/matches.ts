import { LRUCache } from 'lru-cache';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import type { Among, Search } from './match-queries.ts';
import { refresh, type Versioned } from './refresh.ts';
import { openSearch, type Searcher } from './search.ts';
import type { CachedVersion } from './staleness.ts';

/** The strings of a section that a search has found. */
type Matches = { readonly ids: ReadonlySet<number> };

/** The most cached matches of all sections and searches. */
const MAX_MATCHES = 500_000;

/**
 * A cache of search results by the versions of sections: turning pages searches nothing again, and after a save only
 * the changed string is searched.
 */
export function createMatchCache(searchPool: SearchPool) {
  const kept = new LRUCache<string, Matches & CachedVersion>({
    maxSize: MAX_MATCHES,
    sizeCalculation: ({ ids }) => ids.size + 1,
  });
  const look = openSearch(searchPool);
  return (project: number, sections: readonly Versioned[], search: Search, searcher: Searcher) => {
    const find = (among: Among) => look(project, among, search, searcher);
    return refresh(kept, sections, {
      nameOf: ({ id }) => `${project} ${id} ${JSON.stringify(search)}`,
      async readWhole(ids) {
        const found = await find({ sections: ids });
        return new Map(ids.map((id) => [id, { ids: new Set(found.get(id)) }]));
      },
      async readTouched(strings) {
        const found = await find({ strings });
        return [...found.values()].flatMap((ids) => [...ids]);
      },
      change({ ids }, strings, found) {
        const changed = new Set(ids);
        for (const string of strings) changed.delete(string);
        for (const string of found) changed.add(string);
        return { ids: changed };
      },
    });
  };
}

import type { FastifyRequest } from 'fastify';
import postgres from 'postgres';
import { LIMITS } from '#domain/core/limits.ts';
import { TEXT_FILTERS, type TextFilter } from '#domain/texts/editor/string-filters.ts';
import { Refused } from '../../platform/http/failures.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { type Among, matchesOf, type Search, tryPattern } from './match-queries.ts';
import { idsAfter, type SectionCache, type Versioned } from './section-cache.ts';

/** The request of the search, which identifies the visitor and the connection. */
export type Searcher = FastifyRequest;

/** The timeout of patterns in milliseconds, which includes compiling them. */
const PATTERNS = { longest: LIMITS.patternRuns };

/**
 * Searches sections in the search pool. Turning pages searches nothing again, and after a save only the changed string
 * is searched. Refuses patterns that don't compile (`pattern`) and pattern searches that take too long (`slow`), each
 * at its filter (editor.31). Throws what the pool throws.
 */
export function openSearch(cache: SectionCache, searchPool: SearchPool) {
  return async (project: number, sections: readonly Versioned[], search: Search, searcher: Searcher) => {
    const find = (among: Among) =>
      searchPool.run(
        searcher,
        (tx) => matchesOf(tx, { project, among, search }),
        search.regex ? PATTERNS : undefined,
      );
    try {
      return await cache.listsOf(project, sections, {
        name: `matches ${JSON.stringify(search)}`,
        async readWhole(sections) {
          const ids = await find({ sections });
          return new Map(sections.map((id) => [id, { ids: new Set(ids.get(id)) }]));
        },
        readTouched: async (strings) => [...(await find({ strings })).values()].flatMap((ids) => [...ids]),
        change: ({ ids }, strings, matching) => ({ ids: idsAfter(ids, strings, matching) }),
      });
    } catch (error) {
      throw await refusalOf(searchPool, { search, searcher }, error);
    }
  };
}

const INVALID_PATTERN = '2201B';
const STOPPED = '57014';

const isError = (code: string, error: unknown) =>
  error instanceof postgres.PostgresError && error.code === code;

async function refusalOf(
  searchPool: SearchPool,
  { search, searcher }: { search: Search; searcher: Searcher },
  error: unknown,
): Promise<unknown> {
  if (isError(STOPPED, error) && search.regex) return stopped(search);
  if (!isError(INVALID_PATTERN, error)) return error;
  const broken: TextFilter[] = [];
  try {
    for (const [name, pattern] of textsOf(search)) {
      const isBroken = await searchPool
        .run(searcher, (tx) => tryPattern(tx, pattern), PATTERNS)
        .then(
          () => false,
          (failure) => isError(INVALID_PATTERN, failure) || Promise.reject(failure),
        );
      if (isBroken) broken.push(name);
    }
  } catch (failure) {
    return isError(STOPPED, failure) ? stopped(search) : failure;
  }
  return refused(broken, 'pattern');
}

/** All texts are named, because it is unknown which of them took the time. */
const stopped = (search: Search) =>
  refused(
    textsOf(search).map(([name]) => name),
    'slow',
  );

const textsOf = (search: Search): [TextFilter, string][] =>
  TEXT_FILTERS.flatMap((name): [TextFilter, string][] => (search[name] ? [[name, search[name]]] : []));

const refused = (names: TextFilter[], kind: 'slow' | 'pattern') =>
  new Refused(
    400,
    names.map((key) => ({ key, kind })),
  );

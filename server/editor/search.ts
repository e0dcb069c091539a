import type { FastifyRequest } from 'fastify';
import postgres from 'postgres';
import { TEXT_FILTERS, type TextFilter } from '#domain/editor/string-filters.ts';
import { LIMITS } from '#domain/limits.ts';
import { Refused } from '../http/failures.ts';
import type { SearchPool } from '../limits/search-pool.ts';
import { type Among, matchesOf, type Search, tryPattern } from './match-queries.ts';
import { readInParallel } from './read-in-parallel.ts';

/** The request, for the visitor's share of the queue and for its disconnection. */
export type Searcher = FastifyRequest;

/** Patterns are stopped after so many milliseconds, also while they are only being compiled. */
const PATTERNS = { longest: LIMITS.patternRuns };

/**
 * Looks strings through, in the lane of searches. Refused: patterns that don't compile (`pattern`), a search that was stopped
 * (`slow`), each at its own filter (editor.31); and what the lane refuses.
 */
export function openSearch(lane: SearchPool) {
  return async (project: number, among: Among, search: Search, searcher: Searcher) => {
    const find = (among: Among) =>
      lane.run(
        searcher,
        (tx) => matchesOf(tx, { project, among, search }),
        search.regex ? PATTERNS : undefined,
      );
    try {
      return 'sections' in among
        ? await readInParallel(among.sections, (sections) => find({ sections }))
        : await find(among);
    } catch (error) {
      throw await refusalOf(lane, { search, searcher }, error);
    }
  };
}

const INVALID_PATTERN = '2201B';
const STOPPED = '57014';

const isError = (code: string, error: unknown) =>
  error instanceof postgres.PostgresError && error.code === code;

async function refusalOf(
  lane: SearchPool,
  { search, searcher }: { search: Search; searcher: Searcher },
  error: unknown,
): Promise<unknown> {
  if (isError(STOPPED, error) && search.regex) return stopped(search);
  if (!isError(INVALID_PATTERN, error)) return error;
  const broken: TextFilter[] = [];
  try {
    for (const [name, pattern] of textsOf(search)) {
      const isBroken = await lane
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

/** Which of several texts it was that took the time, nobody can tell. */
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

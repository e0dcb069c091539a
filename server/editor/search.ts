import postgres from 'postgres';
import { TEXT_FILTERS, type TextFilter } from '#domain/string-filters.ts';
import type { Sql } from '../database/connect.ts';
import { Refused } from '../failures.ts';
import { type Among, brokenPatterns, matchesOf, type Search } from './match-queries.ts';
import { readInParts } from './parts.ts';
import { takeTurns } from './turns.ts';

/**
 * Searches that run at the same time in one server: few beside the pool's twenty connections, though each may take some
 * of them, so that pages without one never wait for them.
 */
const AT_ONCE = 2;

/** Who searches: one search at a time. `signal`: they no longer wait for the answer. */
export type Searcher = { readonly name: string; readonly signal: AbortSignal };

/**
 * Looks strings through. Whoever asks for a second search waits for their first, so that nobody's patterns keep others
 * waiting for long. Refused: patterns that don't compile (`pattern`), a search that was stopped (`slow`), each at its own
 * filter (DECISIONS §7).
 */
export function openSearch(sql: Sql) {
  const inTurn = takeTurns(AT_ONCE);
  return async (project: number, among: Among, search: Search, searcher: Searcher) => {
    try {
      return await inTurn(searcher.name, async () => {
        if (searcher.signal.aborted) throw stopped(search);
        const find = (among: Among) => matchesOf(sql, { project, among, search }, searcher.signal);
        return 'sections' in among
          ? readInParts(among.sections, (sections) => find({ sections }))
          : find(among);
      });
    } catch (error) {
      throw await refusalOf(sql, search, error);
    }
  };
}

const INVALID_PATTERN = '2201B';
const STOPPED = '57014';

const isError = (code: string) => (error: unknown) =>
  error instanceof postgres.PostgresError && error.code === code;

async function refusalOf(sql: Sql, search: Search, error: unknown): Promise<unknown> {
  if (isError(STOPPED)(error) && search.regex) return stopped(search);
  if (!isError(INVALID_PATTERN)(error)) return error;
  return refused(await brokenPatterns(sql, textsOf(search), isError(INVALID_PATTERN)), 'pattern');
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

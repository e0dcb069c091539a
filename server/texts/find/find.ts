import type { FastifyRequest } from 'fastify';
import type { QueryOf, ReplyOf } from '#contract/core/endpoint.ts';
import { findTexts } from '#contract/texts/find.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { StringFilter } from '#domain/texts/editor/string-filters.ts';
import type { Finding } from '#domain/texts/find/finding.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { anyMember } from '../../core/guards/guards.ts';
import { invalid } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import type { SearchPool } from '../../platform/limits/search-pool.ts';
import { TaskStopped } from '../../platform/limits/task-thread.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import { type ListRequest, listsOf, versionedSectionsNamed } from '../editor/lists.ts';
import { listPositions } from '../editor/pages.ts';
import { findInThread, whyNotFinding } from '../find-thread/find-thread.ts';
import { cursorAfter, indexAfter, type Searched, sectionAt } from './cursor.ts';
import { sourceTexts, type TextRow, translationTexts } from './text-queries.ts';

type Query = QueryOf<typeof findTexts>;
type Reply = ReplyOf<typeof findTexts>;
type FoundString = Reply['strings'][number];

const TEXT_ORDER = { sort: 'index', desc: false } as const;

/** Finding texts, so much at a time (find.6). */
export const find: Feature = (context) => {
  const { sql, searchPool } = context;
  const { sortedIndexOf, matcherOf } = listsOf(context);

  registerEndpoint(context, findTexts, anyMember, async ({ project, me, query, request }) => {
    if (query.find === '') throw invalid('find', 'required');
    if (query.regex && (await whyNotFinding({ finding: findingOf(query) }, { visitor: visitorOf(request) })))
      throw invalid('find', 'pattern');
    const sections = await versionedSectionsNamed(sql, project.id, query.sections);
    const { source_lang, target_lang } = project;
    const list: ListRequest = {
      project: project.id,
      sections,
      userId: me.id,
      searcher: request,
      languages: { source_lang, target_lang },
      isLiteral: true,
    };
    const [sortedIndex, matcher] = await Promise.all([
      sortedIndexOf(list, TEXT_ORDER),
      matcherOf(list, filterOf(query, me)),
    ]);
    const searched = { sections, sortedIndex, list: listPositions(sortedIndex, matcher(sortedIndex)) };
    const from = query.after === undefined ? 0 : indexAfter(searched, query.after);
    if (from === undefined) throw invalid('after', 'unknown');
    return search(searched, from, { project: project.id, user: me.id, query, request, searchPool });
  });
};

const findingOf = ({ find, regex, match_case, whole_words }: Query): Finding => ({
  find,
  regex,
  match_case,
  whole_words,
});

/** Which strings can have what is sought: those with the text, or for a pattern all that have such texts. */
function filterOf({ find, regex, in: where, scope }: Query, me: { username: string }): StringFilter {
  if (where === 'sources') return regex ? {} : { original: find };
  return {
    status: [scope === 'approved' ? 'app' : 'tr'],
    ...(scope === 'mine' && { from: me.username }),
    ...(!regex && { translation: find }),
  };
}

type Search = {
  project: number;
  user: number;
  query: Query;
  request: FastifyRequest;
  searchPool: SearchPool;
};

/** Searches strings of the list until there is enough for a reply, or it has taken long enough. */
async function search(searched: Searched, from: number, search: Search): Promise<Reply> {
  const { list } = searched;
  const until = performance.now() + LIMITS.findLasts;
  const strings: FoundString[] = [];
  let [listIndex, texts, bytes] = [from, 0, 0];
  const isFull = () => texts >= LIMITS.findTexts || bytes >= LIMITS.findBytes;
  while (listIndex < list.length && !isFull() && (listIndex === from || performance.now() < until)) {
    const positions = [...list.subarray(listIndex, listIndex + LIMITS.findStrings)];
    const { foundStrings, amount } = await searchSome(searched, positions, { ...search, until });
    let searchedCount = amount;
    for (const [nth, string] of foundStrings) {
      strings.push(string);
      texts += string.texts.length;
      bytes += string.texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
      if (!isFull()) continue;
      searchedCount = nth;
      break;
    }
    listIndex += searchedCount;
  }
  const next = listIndex < list.length ? cursorAfter(searched, list[listIndex - 1] ?? 0) : null;
  return { strings, amount: list.length, searched: listIndex, next };
}

/**
 * Searches the first of some strings, at least one. Returns how many of them were searched (`amount`), and those in
 * which something was found, each with its number among them from 1.
 */
async function searchSome(
  searched: Searched,
  positions: readonly number[],
  { project, user, query, request, searchPool, until }: Search & { until: number },
): Promise<{ foundStrings: [nth: number, string: FoundString][]; amount: number }> {
  const ids = positions.map((position) => searched.sortedIndex.ids[position] ?? 0);
  const rows = await searchPool.run(request, (searchSql) =>
    query.in === 'sources'
      ? sourceTexts(searchSql, { project, ids })
      : translationTexts(searchSql, { project, ids, scope: query.scope, user }),
  );
  const groups = [...Map.groupBy(rows, ({ nth }) => nth)];
  if (groups.length === 0) return { foundStrings: [], amount: ids.length };
  const task = {
    finding: findingOf(query),
    groups: groups.map(([, texts]) => texts.map(({ text }) => ({ text: text ?? '' }))),
    lasts: Math.max(until - performance.now(), 0),
  };
  const { signal, stopListening } = disconnectSignalOf(request);
  const results = await findInThread(task, { visitor: visitorOf(request), signal })
    .catch((error) => {
      throw error instanceof TaskStopped ? invalid('find', 'slow') : error;
    })
    .finally(stopListening);
  const foundStrings = results.flatMap((places, groupIndex): [number, FoundString][] => {
    const [nth, texts] = groups[groupIndex] ?? [0, []];
    const those = texts.flatMap((row, of) => foundText(row, places[of]?.places ?? 0));
    if (those.length === 0) return [];
    const { section, index } = sectionAt(searched, positions[nth - 1] ?? 0);
    return [[nth, { id: ids[nth - 1] ?? 0, section_id: section, index, texts: those }]];
  });
  return { foundStrings, amount: groups[results.length - 1]?.[0] ?? ids.length };
}

function foundText({ translation, text, updated_at, author_id, status }: TextRow, places: number) {
  if (places === 0 || text === null || updated_at === null) return [];
  return [{ translation, text, updated_at, author_id, status, places }];
}

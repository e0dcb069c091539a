import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Changes } from '#contract/notices/live.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Comment } from '#contract/texts/comments.ts';
import type { Section } from '#contract/texts/sections.ts';
import { greatest } from '#domain/core/long-lists.ts';
import { sumCounts } from '#domain/core/text/progress.ts';
import { cacheKeys, writeKeys } from '../../../data/cache-keys.ts';
import { type EditorPage, showsAny } from '../../../data/queries/editor.ts';
import { projectCardKeys, TOPIC_QUERIES } from '../../../data/queries/live-topics.ts';
import { withComment } from '../../texts/comments/comment-cache.ts';
import { highlightStrings } from './highlight.ts';
import { createOrderedQueue } from './ordered-queue.ts';
import { countNewComments, patchPage, patchSections, showsAlready } from './patch-page.ts';
import { anchorScroll } from './scroll-anchor.ts';
import { invalidateThrottled } from './throttled-invalidation.ts';

/** The cache that events of a project are applied to, and who reads it. */
export type LiveContext = { queries: QueryClient; project: Pick<Project, 'id'>; reader: number | undefined };

type Update = { context: LiveContext; changes: Changes };

/** Milliseconds between two requests for a page of the editor whose strings have changed. */
const STRINGS_INTERVAL = 2000;
/** Milliseconds between two requests for a page of which only counters and states have changed. */
const STATES_INTERVAL = 5000;
/** Milliseconds between two requests for the history of a string, which shows each event soon. */
const HISTORY_INTERVAL = 1000;
/** Milliseconds after which rows are updated that had to wait for the user's own mutation. */
const RETRY_DELAY = 400;

/** Applies others' changes to the cached data of a project, and invalidates what the event doesn't contain. */
export function applyChanges(context: LiveContext, changes: Changes): void {
  const { queries, project } = context;
  applyComments(context, changes);
  applyStats(context, changes);
  applyRows({ context, changes });
  for (const string of new Set(changes.deeds.flatMap(({ string_id }) => string_id ?? []))) {
    invalidateThrottled(queries, cacheKeys.history(project.id, string), HISTORY_INTERVAL);
  }
  for (const topic of changes.topics) {
    const { keys, interval } = TOPIC_QUERIES[topic];
    for (const queryKey of keys(project.id)) invalidateThrottled(queries, queryKey, interval);
  }
  for (const { id } of changes.sections) {
    invalidateThrottled(queries, cacheKeys.reading(project.id, id), STATES_INTERVAL);
  }
}

function applyComments({ queries, project, reader }: LiveContext, { comments }: Changes): void {
  for (const comment of comments) {
    queries.setQueryData<Comment[]>(cacheKeys.comments(project.id, comment.string_id), (all) => {
      if (!all) return all;
      const before = all.find(({ id }) => id === comment.id);
      const read = before?.read ?? (reader === undefined || comment.author_id === reader);
      return withComment(all, { ...comment, read });
    });
  }
}

/** Updates the counters of sections, and those of the project, which are their sum. */
function applyStats({ queries, project }: LiveContext, changes: Changes): void {
  if (changes.sections.length === 0) return;
  const sections = queries.setQueryData<Section[]>(cacheKeys.sectionsOf(project.id), (list) =>
    list ? patchSections(list, changes) : list,
  );
  if (!sections) return;
  const counts = {
    ...sumCounts(sections.map(({ stats }) => stats)),
    last_update: greatest(sections.map(({ stats }) => stats.last_update ?? 0)),
  };
  for (const queryKey of projectCardKeys(project.id)) {
    queries.setQueryData<Project>(queryKey, (card) =>
      card ? { ...card, stats: { ...card.stats, ...counts } } : card,
    );
  }
}

/** Updates rows, in the order of the events, once no mutation of the user's own is pending. */
const applyRows = createOrderedQueue(
  ({ context }: Update) => !hasOwnMutation(context.queries, context.project.id),
  updateRows,
  RETRY_DELAY,
);

function updateRows({ context: { queries, project, reader }, changes }: Update): void {
  const changed = new Set([...changes.rows.map(({ id }) => id), ...changes.gone]);
  const touched = new Set(changes.sections.map(({ id }) => id));
  const isStale = changes.sections.some(({ is_stale }) => is_stale);
  anchorScroll();
  const unread = countNewComments(changes, reader, (string) => {
    const queryKey = cacheKeys.comments(project.id, string);
    return queries.getQueryCache().find({ queryKey })?.isActive() === true;
  });
  const queryKey = cacheKeys.editorPages(project.id);
  const isNews = (page: EditorPage | undefined) => page !== undefined && !showsAlready(page, changes);
  const active = queries.getQueriesData<EditorPage>({ queryKey, type: 'active' });
  const isKnown = active.length > 0 && !active.some(([, page]) => isNews(page));
  // A response with such a row as it was before must not undo the update.
  const outdated: QueryFilters = { queryKey, predicate: ({ state }) => showsAny(state.data, changed) };
  const wasFetching = !isKnown && queries.isFetching(outdated) > 0;
  if (wasFetching) void queries.cancelQueries(outdated);
  const pages = queries.setQueriesData<EditorPage>({ queryKey }, (page) =>
    page && isNews(page) ? patchPage(page, changes, unread) : undefined,
  );
  const isShown = pages.some(([, page]) => page?.sections.some(({ id }) => touched.has(id)));
  if (isShown && !isKnown) {
    const interval = isStale || wasFetching ? STRINGS_INTERVAL : STATES_INTERVAL;
    invalidateThrottled(queries, queryKey, interval);
  }
  highlightStrings(othersStrings(changes, reader));
}

function othersStrings({ deeds: events }: Changes, reader: number | undefined): number[] {
  return events.flatMap(({ actor, string_id }) =>
    string_id !== null && actor?.id !== reader ? string_id : [],
  );
}

/** Milliseconds for which a mutation counts as recent (live.10): the event of it is still on its way. */
const RECENT_WINDOW = 500;

/**
 * Whether a mutation of the user's own in a project's editor is pending or recent. What it shows is newer than the
 * events that arrive now, which may have been recorded before it.
 */
function hasOwnMutation(queries: QueryClient, project: number): boolean {
  return queries
    .getMutationCache()
    .findAll({ mutationKey: writeKeys.rows(project) })
    .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < RECENT_WINDOW);
}

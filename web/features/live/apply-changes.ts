import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import type { Comment } from '#contract/comments.ts';
import type { Changes } from '#contract/live.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { countsTogether } from '#domain/texts/progress.ts';
import { commentsIn, commentsQuery } from '../../data/queries/comments.ts';
import { type EditorPage, editorPages, showsAny } from '../../data/queries/editor.ts';
import { PROJECTS } from '../../data/queries/projects.ts';
import { READING } from '../../data/queries/reading.ts';
import { SECTIONS } from '../../data/queries/sections.ts';
import { withComment } from '../comments/put-comment.ts';
import { askAnew } from './ask-anew.ts';
import { inOrder } from './in-order.ts';
import { lightUp } from './lit.ts';
import { isActing } from './own-acts.ts';
import { newComments, pageAfter, sectionsAfter } from './page-news.ts';
import { rowsMayGrow } from './steady-list.ts';
import { type Named, namesOf, TOPICS } from './topics.ts';

/** Where news are put: what is kept of a project, and who reads it. */
export type Place = { queries: QueryClient; project: Named; reader: number | undefined };

type News = { place: Place; changes: Changes };

/** Milliseconds between two looks at a page of the editor: whose strings are others now, or only their states. */
const OTHER_STRINGS = 2000;
const OTHER_STATES = 5000;
/** Milliseconds after which news that met an act of one's own are tried again. */
const AGAIN = 400;

/** Puts what others have done into all that is kept of the project, and has asked for again what news don't tell. */
export function applyChanges(place: Place, changes: Changes): void {
  applyComments(place, changes);
  applyStats(place, changes);
  applyRows({ place, changes });
  for (const topic of changes.topics) {
    const { keys, rest } = TOPICS[topic];
    for (const queryKey of keys(place.project)) askAnew(place.queries, queryKey, rest);
  }
  for (const { id } of changes.sections) {
    for (const at of namesOf(place.project)) askAnew(place.queries, [...READING, at, id], OTHER_STATES);
  }
}

/** Comments go where somebody reads them; what one is writing there is not theirs. */
function applyComments({ queries, project, reader }: Place, { comments }: Changes): void {
  for (const news of comments) {
    for (const at of namesOf(project)) {
      queries.setQueryData<Comment[]>([...commentsIn(at), news.string_id], (all) => {
        if (!all) return all;
        const before = all.find(({ id }) => id === news.id);
        const read = before?.read ?? (reader === undefined || news.author_id === reader);
        return withComment(all, { ...news, read });
      });
    }
  }
}

/** The counters of sections are told; those of the project are their sum. */
function applyStats({ queries, project }: Place, changes: Changes): void {
  if (changes.sections.length === 0) return;
  for (const at of namesOf(project)) {
    const sections = queries.setQueryData<Section[]>([...SECTIONS, 'of', at], (list) =>
      list ? sectionsAfter(list, changes) : list,
    );
    if (!sections) continue;
    const counts = countsTogether(sections.map(({ stats }) => stats));
    for (const card of ['card', 'with members']) {
      queries.setQueryData<Project>([...PROJECTS, card, at], (project) =>
        project
          ? {
              ...project,
              stats: {
                ...project.stats,
                ...counts,
                last_update: Math.max(...sections.map(({ stats }) => stats.last_update ?? 0)),
              },
            }
          : project,
      );
    }
  }
}

/** Rows wait while an act of one's own is on its way, and older ones never take the place of newer ones. */
const applyRows = inOrder(({ place }: News) => !isActing(place.queries, place.project), showRows, AGAIN);

function showRows({ place: { queries, project, reader }, changes }: News): void {
  const told = new Set([...changes.rows.map(({ id }) => id), ...changes.gone]);
  const touched = new Set(changes.sections.map(({ id }) => id));
  const isStale = changes.sections.some(({ is_stale }) => is_stale);
  rowsMayGrow();
  for (const at of namesOf(project)) {
    const unread = newComments(changes, reader, (string) => {
      const { queryKey } = commentsQuery({ project: at, section: 0, string });
      return queries.getQueryCache().find({ queryKey })?.isActive() === true;
    });
    // A page on its way with a row as it was must not undo the news.
    const concerned: QueryFilters = {
      queryKey: editorPages(at),
      predicate: ({ state }) => showsAny(state.data, told),
    };
    const isOnItsWay = queries.isFetching(concerned) > 0;
    if (isOnItsWay) void queries.cancelQueries(concerned);
    const pages = queries.setQueriesData<EditorPage>(
      { queryKey: editorPages(at) },
      (page) => page && pageAfter(page, changes, unread),
    );
    const isShown = pages.some(([, page]) => page?.sections.some(({ id }) => touched.has(id)));
    if (isShown) askAnew(queries, editorPages(at), isStale || isOnItsWay ? OTHER_STRINGS : OTHER_STATES);
  }
  lightUp(othersStrings(changes, reader));
}

function othersStrings({ deeds }: Changes, reader: number | undefined): number[] {
  return deeds.flatMap(({ actor, string_id }) =>
    string_id !== null && actor?.id !== reader ? string_id : [],
  );
}

import { getWatches, listWatches, setWatch } from '#contract/notices/notifications.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { signedIn, userWhoReads } from '../../core/guards/guards.ts';
import { notFound } from '../../platform/http/failures.ts';
import { type Content, contentsOfNotifications } from './content-queries.ts';
import {
  isInProject,
  listedWatches,
  storeWatch,
  type WatchListed,
  type WatchRow,
  WHOLE_PROJECT,
  watchesOf,
} from './watch-queries.ts';

/** Watching projects, sections and strings (notifications.6). */
export const watches: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listWatches, signedIn, async ({ me, query: { limit, before, project } }) => {
    const watchesFound = await listedWatches(sql, me, { before, project, most: limit + 1 });
    const listed = watchesFound.slice(0, limit);
    const contents = await contentsOfNotifications(sql, listed.map(aboutOf));
    const items = listed.map((watch) => itemOf(watch, contents.get(watch.id)));
    return { items, next: watchesFound.length > limit ? (listed.at(-1)?.id ?? null) : null };
  });

  registerEndpoint(context, getWatches, userWhoReads, async ({ project, me, query: { section, string } }) => {
    const rows = await watchesOf(sql, project.id, me.id, { section, string });
    return {
      project: watchStateOf(rows, WHOLE_PROJECT),
      section: section === undefined ? null : watchStateOf(rows, { section, string: 0 }),
      string: string === undefined ? null : watchStateOf(rows, { section: 0, string }),
    };
  });

  registerEndpoint(context, setWatch, userWhoReads, async ({ project, me, body }) => {
    const { section_id = 0, string_id = 0, is_watched } = body;
    const key = string_id > 0 ? { section: 0, string: string_id } : { section: section_id, string: 0 };
    const isWhole = key.section === 0 && key.string === 0;
    if (!isWhole && !(await isInProject(sql, project.id, key)))
      throw notFound(string_id > 0 ? 'string' : 'section');
    await storeWatch(sql, project.id, me.id, key, is_watched);
    return { is_watched, is_automatic: false };
  });
};

function watchStateOf(rows: readonly WatchRow[], key: { section: number; string: number }) {
  const row = rows.find(({ section, string }) => section === key.section && string === key.string);
  return { is_watched: row?.is_watched ?? false, is_automatic: row?.is_automatic ?? false };
}

const aboutOf = ({ id, project, section, string }: WatchListed) => ({
  id,
  project_id: project.id,
  log_id: 0,
  section_id: section || null,
  string_id: string || null,
  translation_id: null,
  comment_id: null,
  reviewer_id: null,
});

function itemOf(
  { id, project, is_automatic, at, section, string }: WatchListed,
  content: Content | undefined,
) {
  const name = content?.section ?? null;
  const text = content?.string ?? null;
  return {
    id,
    project,
    is_automatic,
    at,
    target: string > 0 ? ('string' as const) : section > 0 ? ('section' as const) : ('project' as const),
    section: name === null ? null : { id: section, name },
    string: text === null ? null : { id: string, text },
  };
}

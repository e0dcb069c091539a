import type { QueryOf } from '#contract/core/endpoint.ts';
import { addressOf } from '#contract/core/request.ts';
import { readLog, readSiteLog } from '#contract/history/log.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, siteAdmin } from '../../core/guards/guards.ts';
import { entryOf, siteLines } from './queries.ts';
import { logPage, searchLog } from './search-queries.ts';

/** The logs of projects and of the site (log.3). */
export const log: Feature = (context) => {
  const { sql } = context;

  // Reading is allowed in every status of a project.
  registerEndpoint(
    context,
    readLog,
    memberWith('can_see_logs', 'manage'),
    async ({ project, query, request, reply }) => {
      const { lines, next } = isSearch(query)
        ? await context.searchPool.run(request, (searchSql) => searchLog(searchSql, project.id, query))
        : await logPage(sql, project.id, query);
      if (next !== undefined) reply.header('link', linkToRest(project.id, query, next));
      return lines.map(entryOf);
    },
  );

  registerEndpoint(context, readSiteLog, siteAdmin, async ({ query, request }) => {
    const lines = isSearch(query)
      ? await context.searchPool.run(request, (searchSql) => siteLines(searchSql, query))
      : await siteLines(sql, query);
    return lines.map(entryOf);
  });
};

/** Whether matching entries may be far apart, so that the query is slow. */
const isSearch = ({ limit: _limit, before: _before, ...filters }: { limit: number; before?: unknown }) =>
  Object.values(filters).some((value) => value !== undefined);

/** The header Link with the address of the entries that follow (log.19). */
const linkToRest = (project: number, query: QueryOf<typeof readLog>, before: number): string =>
  `<${addressOf(readLog.path, { project }, { ...query, before })}>; rel="next"`;

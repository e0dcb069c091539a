import { readLog, readSiteLog } from '#contract/log.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { memberWith, siteAdmin } from '../guards/guards.ts';
import { entryOf } from './entries.ts';
import { linesOf, siteLines } from './queries.ts';

/** The logs of projects and of the site (log.3). */
export const log: Feature = (context) => {
  const { sql } = context;

  // Reading is allowed in every status of a project.
  registerEndpoint(
    context,
    readLog,
    memberWith('can_see_logs', 'manage'),
    async ({ project, query, request }) => {
      const lines = isSearch(query)
        ? await context.searchPool.run(request, (own) => linesOf(own, project.id, query))
        : await linesOf(sql, project.id, query);
      return lines.map(entryOf);
    },
  );

  registerEndpoint(context, readSiteLog, siteAdmin, async ({ query, request }) => {
    const lines = isSearch(query)
      ? await context.searchPool.run(request, (own) => siteLines(own, query))
      : await siteLines(sql, query);
    return lines.map(entryOf);
  });
};

/** Whether matching entries may be far apart, so that the query is slow. */
const isSearch = ({ w, u }: { w?: unknown; u?: unknown }) => w !== undefined || u !== undefined;

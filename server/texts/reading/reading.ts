import { readSection } from '#contract/texts/reading.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject } from '../../core/guards/guards.ts';
import { invalid } from '../../platform/http/failures.ts';
import { sendQuery } from '../../platform/streaming/send-rows.ts';
import { startAfter } from '../strings/batch-queries.ts';
import { runningText } from './queries.ts';

/** The text for readers, with one query per page. */
export const reading: Feature = (context) => {
  registerEndpoint(
    context,
    readSection,
    readsProject,
    async ({ project, section, query, source, ...call }) => {
      const target = { project: project.id, section: section.id };
      const { after, limit = Number.POSITIVE_INFINITY } = query;
      const start =
        after === undefined ? undefined : await source.read((sql) => startAfter(sql, target, after));
      if (after !== undefined && !start) throw invalid('after', 'unknown');
      const most = (rows = Number.POSITIVE_INFINITY) => {
        const amount = Math.min(rows, limit);
        return Number.isFinite(amount) ? amount : undefined;
      };
      return sendQuery(source, call, readSection.reply.element, (sql, rows) =>
        runningText(sql, target, { start, limit: most(rows) }),
      );
    },
  );
};

import { readSection } from '#contract/reading.ts';
import { invalid } from '../failures.ts';
import { readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { answerQuery } from '../large/answer-rows.ts';
import { serve } from '../serve.ts';
import { startAfter } from '../strings/batch-queries.ts';
import { runningText } from './queries.ts';

/** The texts for those who read them and no more: one query a page. */
export const reading: Feature = (house) => {
  serve(house, readSection, readsProject, async ({ project, section, query, ...call }) => {
    const at = { project: project.id, section: section.id };
    const { after, limit = Number.POSITIVE_INFINITY } = query;
    const start = after === undefined ? undefined : await startAfter(house.sql, at, after);
    if (after !== undefined && !start) throw invalid('after', 'unknown');
    const most = (rows = Number.POSITIVE_INFINITY) => {
      const amount = Math.min(rows, limit);
      return Number.isFinite(amount) ? amount : undefined;
    };
    return answerQuery(house, call, readSection.reply.element, (sql, rows) =>
      runningText(sql, at, { start, limit: most(rows) }),
    );
  });
};

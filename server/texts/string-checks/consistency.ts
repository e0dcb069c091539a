import { isBlank } from '#domain/core/text/text.ts';
import { inconsistent } from '#domain/texts/checks/inconsistent.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import type { RunCheck } from './asked-translation.ts';
import { equalTexts } from './queries.ts';

/** Compares a translation with those of other strings of its project (checks.25). */
export const openConsistencyCheck =
  ({ searchPool }: Pick<AppContext, 'searchPool'>): RunCheck =>
  async ({ project, string, text, translation, context, request }) => {
    if (isBlank(translation)) return [];
    const asked = { project: project.id, string, text, translation };
    const equal = await searchPool.run(request, (sql) => equalTexts(sql, asked));
    return findingsOf(text, translation, { ...context, ...equal }, [inconsistent]);
  };

import { readHistory } from '#contract/history/history.ts';
import { readsDeletedComments } from '#domain/texts/comments/comments.ts';
import { readsDeletedTranslations } from '#domain/texts/translations/translations.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { readsProject } from '../core/guards/guards.ts';
import { pageOf } from './page.ts';
import { historyOf } from './queries.ts';

/** The history of a string, for everyone who reads it (history.1). */
export const history: Feature = (context) => {
  registerEndpoint(context, readHistory, readsProject, async ({ project, string, viewer, query }) => {
    const reader = {
      id: viewer.id ?? null,
      allTranslations: readsDeletedTranslations(viewer),
      allComments: readsDeletedComments(viewer),
    };
    const found = await historyOf(context.sql, { project: project.id, string: string.id }, reader, query);
    return pageOf(found, query.limit);
  });
};

import {
  listEntryRevisions,
  listStringRevisions,
  listTranslationRevisions,
} from '#contract/history/revisions.ts';
import { mayReadDeleted } from '#domain/texts/translations/translations.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsDeleted, readsProject } from '../../core/guards/guards.ts';
import { notFound } from '../../platform/http/failures.ts';
import { authorOfDeleted, revisionsOfEntry, revisionsOfString, revisionsOfTranslation } from './queries.ts';

/** The former states of translations, strings and dictionary words, for everyone who may read them (revisions.10). */
export const revisions: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(
    context,
    listTranslationRevisions,
    readsDeleted,
    async ({ project, string, translation, viewer, params, query }) => {
      const target = { project: project.id, string: string.id, translation: params.translation };
      if (!translation) {
        const deleted = await authorOfDeleted(sql, target);
        if (!deleted || !mayReadDeleted(viewer, deleted)) throw notFound('translation');
      }
      return revisionsOfTranslation(sql, target, query);
    },
  );

  registerEndpoint(context, listStringRevisions, readsProject, ({ project, string, query }) =>
    revisionsOfString(sql, { project: project.id, string: string.id }, query),
  );

  registerEndpoint(context, listEntryRevisions, readsProject, ({ project, entry, query }) =>
    revisionsOfEntry(sql, { project: project.id, entry: entry.id }, query),
  );
};

import { listEntryRevisions, listStringRevisions, listTranslationRevisions } from '#contract/revisions.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { readsProject } from '../guards/guards.ts';
import { revisionsOfEntry, revisionsOfString, revisionsOfTranslation } from './read-queries.ts';

/** The former states of translations, strings and dictionary words, for everyone who may read them (revisions.10). */
export const revisions: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(
    context,
    listTranslationRevisions,
    readsProject,
    ({ project, string, translation, query }) =>
      revisionsOfTranslation(
        sql,
        { project: project.id, string: string.id, translation: translation.id },
        query,
      ),
  );

  registerEndpoint(context, listStringRevisions, readsProject, ({ project, string, query }) =>
    revisionsOfString(sql, { project: project.id, string: string.id }, query),
  );

  registerEndpoint(context, listEntryRevisions, readsProject, ({ project, entry, query }) =>
    revisionsOfEntry(sql, { project: project.id, entry: entry.id }, query),
  );
};

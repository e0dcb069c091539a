import { deleteTranslation } from '#contract/texts/translations.ts';
import { mayDeleteTranslation } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { deleteTranslationRows } from './delete-queries.ts';

/** Deleting a translation, by its author and by members who manage translations (translations.21). */
export const deleteEndpoints: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(
    context,
    deleteTranslation,
    memberWith('can_translate'),
    async ({ viewer, translation, ...place }) => {
      if (!mayDeleteTranslation(viewer, translation)) throw forbidden('role', 'role');
      const isDone = await deleteTranslationRows(sql, oneOfMany(stringTarget(place), translation.id));
      orNotFound(isDone || undefined, 'translation');
    },
  );
};

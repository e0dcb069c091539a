import { confirmTranslation } from '#contract/texts/translations.ts';
import { mayConfirm } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { setNeedsReview } from './confirm-queries.ts';
import { translationOf } from './queries.ts';

/** Confirming that a translation fits the source as it is now (translations.30). */
export const confirmEndpoint: Feature = (context) => {
  const { sql } = context;
  registerEndpoint(
    context,
    confirmTranslation,
    memberWith('can_translate'),
    async ({ viewer, translation, ...place }) => {
      if (!mayConfirm(viewer, translation)) throw forbidden('role', 'role');
      const target = stringTarget(place);
      await setNeedsReview(sql, oneOfMany(target, translation.id), false);
      return orNotFound(await translationOf(sql, target, translation.id), 'translation');
    },
  );
};

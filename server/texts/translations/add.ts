import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import {
  INITIAL,
  REGULAR,
  type TranslationStatus,
  whyNotTranslate,
} from '#domain/texts/translations/translations.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import { invalid, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { writeOnce } from '../../platform/idempotency/once.ts';
import { insertTranslation } from './add-queries.ts';
import { requireChecks } from './require-checks.ts';
import { requireForms } from './require-forms.ts';

/** Adding a translation, once for each `Idempotency-Key` (translations.22, translations.25). */
export const addEndpoints: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(
    context,
    addTranslation,
    memberWith('can_translate'),
    async ({ body, me, once, ...place }) => {
      const target = stringTarget({ me, ...place });
      const { text, context } = body;
      const status: TranslationStatus = body.status === INITIAL ? INITIAL : REGULAR;
      const initial = status === INITIAL;
      const added = await writeOnce(sql, once, async () => {
        const kind = whyNotTranslate(text, place.string.max_length);
        if (kind) throw invalid('text', kind);
        if (!initial) {
          requireForms(place.project, place.string, text);
          await requireChecks(sql, place.project, { string: target.string, text }, 'saving');
        }
        const amount = place.string.translations_amount;
        if (amount >= LIMITS.translationsPerString) throw tooMany('general', 'tooMany');
        if (once) refuseByQuota(place.project, settings, { bytes: 1 });
        return orNotFound(await insertTranslation(sql, target, { text, context, initial }, once), 'string');
      });
      return {
        ...added,
        string_id: target.string,
        text,
        context,
        status,
        needs_review: false,
        author_id: me.id,
        author: { id: me.id, username: me.username },
        editor_id: null,
        editor: null,
        votes_plus: [],
        votes_minus: [],
      };
    },
  );
};

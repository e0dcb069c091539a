import { approve, unapprove } from '#contract/texts/translations.ts';
import { APPROVED, mayApprove } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { conflict, forbidden, orNotFound } from '../../platform/http/failures.ts';
import { deleteApprovals, insertApprovals } from './approve-queries.ts';
import { translationOf } from './queries.ts';
import { requireChecks } from './require-checks.ts';
import { requireForms } from './require-forms.ts';

/** Approval of translations; approving one's own is a separate permission (translations.9). */
export const approvalEndpoints: Feature = (context) => {
  for (const call of [approve, unapprove]) {
    registerEndpoint(
      context,
      call,
      memberWith('can_translate'),
      async ({ viewer, translation, ...place }) => {
        if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
        const target = stringTarget(place);
        if (call === approve && place.string.plural !== null) {
          const { text } = orNotFound(
            await translationOf(context.sql, target, translation.id),
            'translation',
          );
          requireForms(place.project, place.string, text);
        }
        const checked = { string: target.string, translation: translation.id };
        const judged =
          call === approve ? await requireChecks(context.sql, place.project, checked, 'approval') : undefined;
        const one = oneOfMany(target, translation.id);
        if (call === approve)
          await insertApprovals(context.sql, one, { needsReview: false, judgedText: judged?.text });
        else await deleteApprovals(context.sql, one);
        const current = orNotFound(await translationOf(context.sql, target, translation.id), 'translation');
        if (judged && current.status !== APPROVED && current.text !== judged.text)
          throw conflict('general', 'changed', current);
        return current;
      },
    );
  }
};

import { approve, unapprove } from '#contract/texts/translations.ts';
import { mayApprove } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { deleteApprovals, insertApprovals } from './approve-queries.ts';
import { translationOf } from './queries.ts';
import { requireChecks } from './require-checks.ts';
import { requireForms } from './require-forms.ts';

/** Approval of translations; approving one's own is a separate permission (translations.9). */
export const approvalEndpoints: Feature = (context) => {
  const acts = [
    [approve, insertApprovals],
    [unapprove, deleteApprovals],
  ] as const;
  for (const [call, act] of acts) {
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
        if (call === approve) {
          const checked = { string: target.string, translation: translation.id };
          await requireChecks(context.sql, place.project, checked, 'approval');
        }
        await act(context.sql, oneOfMany(target, translation.id));
        return orNotFound(await translationOf(context.sql, target, translation.id), 'translation');
      },
    );
  }
};

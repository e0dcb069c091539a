import { editTranslation } from '#contract/texts/translations.ts';
import { editEffect } from '#domain/texts/translations/translation-edit.ts';
import { INITIAL, mayApprove, mayEditTranslation } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { conflict, forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { type EditOutcome, updateTranslations } from './edit-queries.ts';
import { translationOf } from './queries.ts';
import { requireChecks } from './require-checks.ts';
import { requireForms } from './require-forms.ts';

/** The failure of each refused outcome; `current` is the present translation. */
const REFUSALS: {
  [Outcome in Exclude<EditOutcome, 'done' | 'same' | 'quota'>]: (current: unknown) => Error;
} = {
  role: () => forbidden('role', 'role'),
  status: () => invalid('status', 'status'),
  changed: (current) => conflict('general', 'changed', current),
  maxlength: () => invalid('text', 'maxlength'),
};

/** Throws why an edit was refused, other than by a quota. */
export function refuseEdit(outcome: EditOutcome | undefined, current?: unknown) {
  if (outcome && outcome !== 'done' && outcome !== 'same' && outcome !== 'quota')
    throw REFUSALS[outcome](current);
}

/**
 * Editing, by the author and by members who manage translations (translations.17, translations.18, translations.19).
 * `status` switches between initial and regular. On an approved translation, status 0 unapproves, which requires that
 * permission; −1 is refused until it is unapproved. The status is applied after the text: an author whose new text has
 * removed the approval may make it initial in the same request.
 */
export const editEndpoints: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(
    context,
    editTranslation,
    memberWith('can_translate'),
    async ({ body, viewer, translation, ...place }) => {
      if (!mayEditTranslation(viewer, translation)) throw forbidden('role', 'role');
      const target = stringTarget(place);
      const isInitial = body.status === undefined ? translation.initial : body.status === INITIAL;
      const changesForms = body.text !== undefined || body.status !== undefined;
      if (place.string.plural !== null && changesForms && !isInitial) {
        const text = body.text ?? (await translationOf(sql, target, translation.id))?.text;
        if (text !== undefined) requireForms(place.project, place.string, text);
      }
      const { updated_at: seen, text, context: note, status } = body;
      const rules = editEffect({ ...viewer, id: target.actor });
      // A status takes the approval away, and so does a new text of an author who may not approve (translations.18).
      const staysApproved =
        place.string.approved_id === translation.id && status === undefined && rules.keepsVotes;
      const isMadeRegular = translation.initial && !isInitial;
      const judged =
        (text !== undefined || isMadeRegular) && !isInitial
          ? await requireChecks(
              sql,
              place.project,
              { string: target.string, text, translation: translation.id, isMadeRegular },
              staysApproved ? 'approval' : 'saving',
            )
          : undefined;
      const full = whyFull(place.project, context.settings);
      const fields = { text, context: note, status, seen };
      const [outcome] = await updateTranslations(sql, oneOfMany(target, translation.id), [fields], {
        ...rules,
        needsReview: false,
        mayApprove: mayApprove(viewer, translation),
        mayStayApproved: !judged?.blocksApproval,
        isFull: full !== undefined,
      });
      if (outcome === 'quota' && full) throw forbidden('general', full);
      const current = orNotFound(await translationOf(sql, target, translation.id), 'translation');
      refuseEdit(outcome, current);
      return current;
    },
  );
};

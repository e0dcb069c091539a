import { approve, unapprove } from '#contract/texts/translations.ts';
import { APPROVED, mayApprove } from '#domain/texts/translations/translations.ts';
import { oneOfMany } from '../../core/content/many-target-queries.ts';
import { type StringTarget, stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import type { LoadedProject, LoadedString } from '../../core/guards/queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { conflict, forbidden, orNotFound } from '../../platform/http/failures.ts';
import { deleteApprovals, insertApprovals } from './approve-queries.ts';
import { translationOf } from './queries.ts';
import { requireChecks } from './require-checks.ts';
import { requireForms } from './require-forms.ts';

/** Approval of translations; approving one's own is a separate permission (translations.9). */
export const approvalEndpoints: Feature = (context) => {
  const { sql } = context;
  const may = memberWith('can_translate');

  registerEndpoint(context, approve, may, async ({ viewer, translation, ...place }) => {
    if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
    const target = stringTarget(place);
    const judgedText = await textToApprove(sql, { ...place, target, translation: translation.id });
    await insertApprovals(sql, oneOfMany(target, translation.id), { needsReview: false, judgedText });
    const current = orNotFound(await translationOf(sql, target, translation.id), 'translation');
    if (judgedText !== undefined && current.status !== APPROVED && current.text !== judgedText)
      throw conflict('general', 'changed', current);
    return current;
  });

  registerEndpoint(context, unapprove, may, async ({ viewer, translation, ...place }) => {
    if (!mayApprove(viewer, translation)) throw forbidden('role', 'role');
    const target = stringTarget(place);
    await deleteApprovals(sql, oneOfMany(target, translation.id));
    return orNotFound(await translationOf(sql, target, translation.id), 'translation');
  });
};

type Approving = { project: LoadedProject; string: LoadedString; target: StringTarget; translation: number };

/**
 * The text that may be approved, so that another one, which it has become meanwhile, isn't: it has all forms of a plural (plurals.5) and checks
 * don't block it (severities.5). Undefined where any text may be; throws why it may not.
 */
async function textToApprove(
  sql: Sql,
  { project, string, target, translation }: Approving,
): Promise<string | undefined> {
  if (string.plural === null) {
    const judged = await requireChecks(sql, project, { string: target.string, translation }, 'approval');
    return judged?.text;
  }
  const { text } = orNotFound(await translationOf(sql, target, translation), 'translation');
  requireForms(project, string, text);
  await requireChecks(sql, project, { string: target.string, text }, 'approval');
  return text;
}

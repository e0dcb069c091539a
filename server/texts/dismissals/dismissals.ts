import { addDismissal, deleteDismissal, listDismissals } from '#contract/texts/dismissals.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { isOfString, needsWhat, storedWhat, whyNotDismiss } from '#domain/texts/checks/dismissals.ts';
import { isAboutWords } from '#domain/texts/checks/without-dismissed.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject } from '../../core/guards/guards.ts';
import { forbidden, invalid, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { refuseTextOfNewAccount } from '../../platform/limits/new-accounts.ts';
import {
  dismissalAt,
  dismissalsOf,
  insertDismissal,
  offeredOf,
  removeDismissal,
  storedDismissal,
} from './queries.ts';

/** Findings of checks that members dismiss (dismissals.1). */
export const dismissals: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listDismissals, readsProject, async ({ project, query }) => {
    const [items, offered] = await Promise.all([
      dismissalsOf(sql, project.id),
      query.offers ? offeredOf(sql, project.id) : [],
    ]);
    return { items, offered };
  });

  registerEndpoint(
    context,
    addDismissal,
    memberWith('can_translate'),
    async ({ project, viewer, me, body }) => {
      const { check, scope, reason } = body;
      const refused = whyNotDismiss(viewer, body, project.check_severities);
      if (refused) throw forbidden('role', refused);
      const string = isOfString(scope) ? body.string : null;
      if (isOfString(scope) && string === null) throw invalid('string', 'required');
      if (scope === 'word' && !isAboutWords(check)) throw invalid('scope', 'choice');
      const what = storedWhat(body, project.target_lang);
      if (needsWhat(scope) && isBlank(what)) throw invalid('what', 'required');
      await refuseTextOfNewAccount(context, me, reason);
      const dismissal = { project: project.id, string, check, scope, what };
      const outcome = await insertDismissal(sql, { ...dismissal, reason, actor: me.id });
      if (orNotFound(outcome, 'string') === 'full') throw tooMany('general', 'tooMany');
      return orNotFound(await storedDismissal(sql, dismissal), 'dismissal');
    },
  );

  registerEndpoint(
    context,
    deleteDismissal,
    memberWith('can_translate'),
    async ({ project, viewer, me, params }) => {
      const dismissal = orNotFound(await dismissalAt(sql, project.id, params.dismissal), 'dismissal');
      const refused = whyNotDismiss(viewer, dismissal, project.check_severities);
      if (refused) throw forbidden('role', refused);
      await removeDismissal(sql, dismissal, { project: project.id, actor: me.id });
    },
  );
};

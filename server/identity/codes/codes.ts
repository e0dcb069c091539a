import { addCode, deleteCode, listCodes } from '#contract/identity/codes.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { siteAdmin } from '../../core/guards/guards.ts';
import { invalid, notFound } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { codesOf, deleteCodeOf, insertCode } from './admin-queries.ts';

/** The secret codes for signing up, which site administrators manage (administration.2). */
export const codes: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listCodes, siteAdmin, ({ query }) => codesOf(sql, query));

  registerEndpoint(context, addCode, siteAdmin, async ({ me, body }) => {
    const code = await insertCode(sql, me.id, body);
    if (!code) throw invalid('last_until', 'min');
    return code;
  });

  registerEndpoint(context, deleteCode, siteAdmin, async ({ me, params, request }) => {
    if (!(await deleteCodeOf(sql, me.id, params.code))) throw notFound('code');
    logEvent(request, 'code.deleted', { actor: me.id, code: params.code });
  });
};

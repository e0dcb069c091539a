import { addCode, deleteCode, listCodes } from '#contract/codes.ts';
import { invalid, notFound } from '../failures.ts';
import { siteAdmin } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { logEvent } from '../watch/security-events.ts';
import { codesOf, deleteCodeOf, insertCode } from './admin-queries.ts';

/** Secret codes, with which people sign up; site administrators keep them (SPEC §3, DECISIONS §8). */
export const codes: Feature = (house) => {
  const { sql } = house;

  serve(house, listCodes, siteAdmin, ({ query }) => codesOf(sql, query));

  serve(house, addCode, siteAdmin, async ({ me, body }) => {
    const code = await insertCode(sql, me.id, body);
    if (!code) throw invalid('last_until', 'min');
    return code;
  });

  serve(house, deleteCode, siteAdmin, async ({ me, params, request }) => {
    if (!(await deleteCodeOf(sql, me.id, params.code))) throw notFound('code');
    logEvent(request, 'code.deleted', { actor: me.id, code: params.code });
  });
};

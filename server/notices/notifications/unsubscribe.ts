import { unsubscribe as unsubscribeCall } from '#contract/notices/notifications.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication } from '../../core/guards/guards.ts';
import { invalid } from '../../platform/http/failures.ts';
import { userOfUnsubscribeToken } from './mail-queries.ts';
import { switchOff } from './unsubscribe-queries.ts';

/** Switching emails off by their links (notifications.18). */
export const unsubscribe: Feature = (context) => {
  const { sql } = context;
  registerEndpoint(context, unsubscribeCall, noAuthentication, async ({ params, query }) => {
    const user = await userOfUnsubscribeToken(sql, params.unsubscribe_token);
    if (user === undefined) throw invalid('token', 'wrong');
    await switchOff(sql, user, query.what);
  });
};

import { listSecurityEvents } from '#contract/identity/security.ts';
import { securityEventsOf } from '../../core/auth/security-event-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { parseUserAgent } from '../../platform/http/parse-user-agent.ts';

/** What a user sees of the security of their account (security.3). */
export const security: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listSecurityEvents, sessionOnly, async ({ me, query }) => {
    const events = await securityEventsOf(sql, me.id, { limit: query.limit, before: query.before });
    return events.map(({ user_agent, ...event }) => ({ ...event, ...parseUserAgent(user_agent) }));
  });
};

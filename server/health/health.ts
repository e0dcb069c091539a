import { getHealth } from '#contract/health.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { noAuthentication } from '../guards/guards.ts';
import { ping } from './queries.ts';

/** The health check (api.22): 503 if the database fails. */
export const health: Feature = (context) => {
  registerEndpoint(context, getHealth, noAuthentication, async () => {
    await ping(context.sql);
    return { status: 'ok' as const };
  });
};

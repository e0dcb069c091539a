import { getAlive, getHealth } from '#contract/site/health.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication } from '../../core/guards/guards.ts';
import { ping } from './queries.ts';

/** The health check (api.22): 503 if the database fails; and whether the process runs (api.62). */
export const health: Feature = (context) => {
  registerEndpoint(context, getAlive, noAuthentication, async () => ({ status: 'ok' as const }));

  registerEndpoint(context, getHealth, noAuthentication, async () => {
    await ping(context.sql);
    return { status: 'ok' as const };
  });
};

import { getHealth } from '#contract/health.ts';
import { everyone } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { ping } from './queries.ts';

/** For whoever watches over the service (DECISIONS §1): 503 by way of the database's own failure. */
export const health: Feature = (house) => {
  serve(house, getHealth, everyone, async () => {
    await ping(house.sql);
    return { status: 'ok' as const };
  });
};

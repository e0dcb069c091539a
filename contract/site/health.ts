import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import * as routes from './health.routes.ts';

/** Whether the process runs, whatever its database does. */
export const getAlive = endpoint(routes.getAlive, {
  summary: 'Check that the process of the service runs',
  reply: z.object({ status: z.literal('ok') }),
});

export const getHealth = endpoint(routes.getHealth, {
  summary: 'Check that the service and its database respond',
  reply: z.object({ status: z.literal('ok') }),
});

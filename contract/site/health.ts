import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/** Whether the process runs, whatever its database does. */
export const getAlive = endpoint('GET', '/api/alive', {
  summary: 'Check that the process of the service runs',
  reply: z.object({ status: z.literal('ok') }),
});

export const getHealth = endpoint('GET', '/api/health', {
  summary: 'Check that the service and its database respond',
  reply: z.object({ status: z.literal('ok') }),
});

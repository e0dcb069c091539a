import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint('GET', '/api/health', {
  summary: 'Check that the service and its database respond',
  reply: z.object({ status: z.literal('ok') }),
});

import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint('GET', '/api/health', {
  summary: 'Whether the service and its database answer',
  reply: z.object({ status: z.literal('ok') }),
});

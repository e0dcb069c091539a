import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const BATCHES = '/api/projects/:project/batches' as const;

export const previewBatch = route('POST', `${BATCHES}/preview`, { bodyLimit: LIMITS.orderBodyBytes });
export const startBatch = route('POST', BATCHES, { bodyLimit: LIMITS.orderBodyBytes });
export const getBatch = route('GET', `${BATCHES}/:batch`);

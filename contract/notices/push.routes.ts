import { route } from '../core/route.ts';

const PUSH = '/api/account/push' as const;

export const getPush = route('GET', PUSH);
export const addPushDevice = route('POST', PUSH);
export const removePushDevice = route('DELETE', `${PUSH}/:device`);

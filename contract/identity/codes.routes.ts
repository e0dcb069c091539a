import { route } from '../core/route.ts';

/** The path that was requested (api.32). The guard protects the calls, not the number in the path. */
const CODES = '/api/secret_codes1337' as const;

export const listCodes = route('GET', CODES);
export const addCode = route('POST', CODES);
export const deleteCode = route('DELETE', `${CODES}/:code`);

import { route } from '../core/route.ts';

const PASSKEYS = '/api/account/passkeys' as const;

export const listPasskeys = route('GET', PASSKEYS);
export const beginPasskey = route('POST', `${PASSKEYS}/options`);
export const addPasskey = route('POST', PASSKEYS);
export const renamePasskey = route('PATCH', `${PASSKEYS}/:passkey`);
export const removePasskey = route('POST', `${PASSKEYS}/:passkey/remove`);
export const beginPasskeyLogin = route('POST', '/api/login/passkey/options');
export const loginWithPasskey = route('POST', '/api/login/passkey');

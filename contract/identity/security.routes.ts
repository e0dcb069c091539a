import { route } from '../core/route.ts';

const SECOND_FACTOR = '/api/account/second_factor' as const;

export const listSecurityEvents = route('GET', '/api/account/security_events');
export const getSecondFactor = route('GET', SECOND_FACTOR);
export const beginSecondFactor = route('POST', `${SECOND_FACTOR}/secret`);
export const confirmSecondFactor = route('POST', SECOND_FACTOR);
export const makeRecoveryCodes = route('POST', `${SECOND_FACTOR}/recovery_codes`);
export const switchSecondFactorOff = route('POST', `${SECOND_FACTOR}/off`);
export const continueLogin = route('POST', '/api/login/second_factor');

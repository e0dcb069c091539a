import { route } from '../core/route.ts';

const SESSIONS = '/api/account/sessions' as const;

export const changePassword = route('POST', '/api/account/password');
export const changeEmail = route('POST', '/api/account/email');
export const sendConfirmation = route('POST', '/api/account/email/confirmation');
export const confirmEmail = route('POST', '/api/email');
export const requestPasswordReset = route('POST', '/api/password/reset');
export const storeLanguage = route('POST', '/api/account/language');
export const listSessions = route('GET', SESSIONS);
export const endSession = route('DELETE', `${SESSIONS}/:session`);
export const endOtherSessions = route('DELETE', SESSIONS);

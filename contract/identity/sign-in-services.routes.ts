import { route } from '../core/route.ts';

const SERVICE = '/api/login/services/:service' as const;
const SIGN_UP = '/api/register/service' as const;
const CONNECTED = '/api/account/services' as const;

export const beginServiceSignIn = route('GET', SERVICE);
export const endServiceSignIn = route('GET', `${SERVICE}/callback`);
export const getServiceSignUp = route('GET', SIGN_UP);
export const signUpWithService = route('POST', SIGN_UP);
export const listAccountServices = route('GET', CONNECTED);
export const connectService = route('POST', `${CONNECTED}/:service`);
export const confirmWithService = route('POST', `${CONNECTED}/:service/confirmation`);
export const disconnectService = route('POST', '/api/account/connected_services/:connected_service/end');
export const setFirstPassword = route('POST', '/api/account/password/first');

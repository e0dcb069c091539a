import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const AVATAR = '/api/avatar' as const;

export const whoami = route('GET', '/api/whoami');
export const getUser = route('GET', '/api/users/:user');
export const editProfile = route('PATCH', '/api/users');
export const register = route('POST', '/api/register');
export const login = route('POST', '/api/login');
export const logout = route('POST', '/api/logout');
export const uploadAvatar = route('POST', AVATAR, { bodyLimit: LIMITS.imageBytes });
export const removeAvatar = route('DELETE', AVATAR);
export const refreshAvatar = route('POST', `${AVATAR}/refresh`);
export const listUsers = route('GET', '/api/users');
export const restrictUser = route('PATCH', '/api/users/:user');
export const makePasswordLink = route('POST', '/api/users/:user/password_link');
export const choosePassword = route('POST', '/api/password');

export const GENDERS = ['hidden', 'male', 'female'] as const;

/**
 * A cookie that scripts can read, set while there may be a session. Without it a page does not ask for the user, so
 * that guests have no 401 in their console.
 */
export const SESSION_HINT = 'dragoman_signed_in';

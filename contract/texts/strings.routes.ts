import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const STRINGS = '/api/projects/:project/sections/:section/strings' as const;
const STRING = `${STRINGS}/:string` as const;

export const listStrings = route('GET', STRINGS, { reads: 'replica' });
export const getString = route('GET', STRING);
export const addStrings = route('POST', STRINGS, { bodyLimit: LIMITS.importBodyBytes });
export const importStrings = route('POST', `${STRINGS}/import`, { bodyLimit: LIMITS.importBodyBytes });
export const rearrangeStrings = route('PATCH', STRINGS, { bodyLimit: LIMITS.orderBodyBytes });
export const updateStrings = route('PATCH', `${STRINGS}/update`, { bodyLimit: LIMITS.importBodyBytes });
export const editString = route('PATCH', STRING, { bodyLimit: LIMITS.pluralBodyBytes });
export const deleteString = route('DELETE', STRING);
export const splitString = route('POST', `${STRING}/split`);
export const mergeStrings = route('POST', `${STRING}/merge`);

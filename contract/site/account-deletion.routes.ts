import { route } from '../core/route.ts';

const DELETION = '/api/account/deletion' as const;

export const getAccountDeletion = route('GET', DELETION);
export const askAccountDeletion = route('POST', DELETION);
export const cancelAccountDeletion = route('DELETE', DELETION);
export const downloadMyData = route('GET', '/api/account/data');

/** What becomes of the texts of a deleted user (accounts.30): they stay without a name, or those that nobody built upon are erased. */
export const TEXTS_AFTER_DELETION = ['keep', 'erase'] as const;
export type TextsAfterDeletion = (typeof TEXTS_AFTER_DELETION)[number];

import { route } from '../core/route.ts';

const REVERT = '/api/projects/:project/members/:user/revert' as const;

export const previewRevert = route('POST', `${REVERT}/preview`);
export const startRevert = route('POST', REVERT);

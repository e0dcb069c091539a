import { route } from '../core/route.ts';

const DISMISSALS = '/api/projects/:project/dismissals' as const;

export const listDismissals = route('GET', DISMISSALS);
export const addDismissal = route('POST', DISMISSALS);
export const deleteDismissal = route('DELETE', `${DISMISSALS}/:dismissal`);

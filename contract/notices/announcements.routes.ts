import { route } from '../core/route.ts';

const ADMINISTERED = '/api/admin/announcements' as const;

export const readAnnouncements = route('GET', '/api/announcements');
export const listAnnouncements = route('GET', ADMINISTERED);
export const addAnnouncement = route('POST', ADMINISTERED);
export const editAnnouncement = route('PATCH', `${ADMINISTERED}/:announcement`);
export const deleteAnnouncement = route('DELETE', `${ADMINISTERED}/:announcement`);

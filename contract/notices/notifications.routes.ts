import { route } from '../core/route.ts';

const SETTINGS = '/api/notifications/settings' as const;
const WATCHES = '/api/projects/:project/watches' as const;

export const listNotifications = route('GET', '/api/notifications');
export const countNotifications = route('GET', '/api/notifications/count');
export const readNotificationEvents = route('GET', '/api/notifications/events');
export const markNotificationsRead = route('POST', '/api/notifications/read');
export const getNotificationSettings = route('GET', SETTINGS);
export const setNotificationSettings = route('PATCH', SETTINGS);
export const listWatches = route('GET', '/api/watches');
export const getWatches = route('GET', WATCHES);
export const setWatch = route('POST', WATCHES);
export const listMentionable = route('GET', '/api/projects/:project/mentionable');
export const unsubscribe = route('POST', '/api/unsubscribe/:unsubscribe_token');

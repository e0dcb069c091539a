import { route } from '../core/route.ts';

const PLACE = '/api/projects/:project/reading/place' as const;

export const readSection = route('GET', '/api/projects/:project/sections/:section/reading', {
  reads: 'replica',
  guests: { query: ['limit', 'after'], mostRows: 500 },
});
export const getReadingPlace = route('GET', PLACE);
export const setReadingPlace = route('POST', PLACE);
export const readLooks = route('GET', '/api/projects/:project/sections/:section/looks');
export const readPicture = route('GET', '/api/projects/:project/pictures');

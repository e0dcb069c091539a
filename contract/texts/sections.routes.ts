import { LIMITS } from '#domain/core/limits.ts';
import { route } from '../core/route.ts';

const SECTIONS = '/api/projects/:project/sections' as const;
const SECTION = `${SECTIONS}/:section` as const;

export const listSections = route('GET', SECTIONS, { reads: 'replica', guests: { query: [] } });
export const getSection = route('GET', SECTION);
export const addSection = route('POST', SECTIONS);
export const rearrangeSections = route('PATCH', SECTIONS, { bodyLimit: LIMITS.orderBodyBytes });
export const editSection = route('PATCH', SECTION);
export const translateSectionName = route('PATCH', `${SECTION}/translated_name`);
export const deleteSection = route('DELETE', SECTION);

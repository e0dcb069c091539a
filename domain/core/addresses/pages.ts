import { areValidParams, partsOf } from './addresses.ts';
import { isHelpTopic } from './help-topics.ts';

/** Every page of the web app, as the specification lists them (screens.1, screens.3); `$name` stands for a value (addresses.ts). */
export const ADDRESSES = [
  '/',
  '/projects',
  '/search',
  '/users/$userId',
  '/user',
  '/notifications',
  '/login',
  '/login/service',
  '/signup',
  '/projects/$projectId',
  '/create',
  '/projects/$projectId/editor',
  '/projects/$projectId/editor/$sectionsList',
  '/projects/$projectId/read/$sectionsList',
  '/projects/$projectId/load_strings',
  '/projects/$projectId/load_files',
  '/projects/$projectId/sections/$sectionId/load_strings',
  '/projects/$projectId/sections/$sectionId/update_source',
  '/projects/$projectId/upload_translations',
  '/projects/$projectId/sections/$sectionId/upload_translations',
  '/admin_panel1337',
  '/password',
  '/password/$token',
  '/email/$token',
  '/unsubscribe/$token',
  '/join/$token',
  '/help',
  '/help/$topic',
  '/404',
  '/403',
  '/401',
  '/notfound',
] as const;
export type Address = (typeof ADDRESSES)[number];

/**
 * Whether a path is a page of the web app. As in the browser's router, the case of fixed parts and a final slash don't
 * count. A path that can't be decoded is no page.
 */
export function isPage(path: string): boolean {
  const parts = partsOf(path.replace(/(?<=.)\/$/, ''));
  return parts !== undefined && PATTERNS.some((pattern) => fits(parts, pattern));
}

const PATTERNS = ADDRESSES.map((address) => address.split('/'));

function fits(parts: readonly string[], pattern: readonly string[]): boolean {
  if (parts.length !== pattern.length) return false;
  return pattern.every((name, index) => {
    const part = parts[index] ?? '';
    if (name === '$topic') return isHelpTopic(part);
    if (name.startsWith('$')) return areValidParams({ [name.slice(1)]: part });
    return part.toLowerCase() === name;
  });
}

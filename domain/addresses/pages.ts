import { ADDRESSES, areValidParams, partsOf } from './addresses.ts';
import { isHelpTopic } from './help-topics.ts';

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

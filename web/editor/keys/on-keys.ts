import { type KeyName, keyOf } from './keys.ts';

/** What some keys do in one place. */
export type Deeds = { readonly [Name in KeyName]?: () => void };

/** Does what a pressed key is there for, unless it was done already; says whether it did. */
export function doByKey(event: KeyboardEvent, deeds: Deeds): boolean {
  const name = keyOf(event);
  const deed = name && deeds[name];
  if (!deed || event.defaultPrevented) return false;
  event.preventDefault();
  deed();
  return true;
}

import { isRepeating, isWriting, type KeyName, keyOf, placeOf } from '../../../features/shortcuts/keys.ts';

/** What some keys do in one place; `which` of the key's codes it was, from 0: the digit of a version. */
export type Deeds = { readonly [Name in KeyName]?: ((which: number) => void) | undefined };

/** Does what a pressed key is there for, unless it was done already; says whether it did. */
export function doByKey(event: KeyboardEvent, deeds: Deeds): boolean {
  const name = keyOf(event);
  const deed = name && deeds[name];
  if (!deed || event.defaultPrevented) return false;
  if (isWriting(name) && isWritten(event.target)) return false;
  event.preventDefault();
  if (!event.repeat || isRepeating(name)) deed(placeOf(name, event));
  return true;
}

/** Whether a plain key writes there. */
function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isButton = target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type);
  return target.isContentEditable || (target.matches('input, textarea, select') && !isButton);
}

import type { KeyboardEvent } from 'react';
import { runByKey } from '../shortcuts/on-keys.ts';
import { focusString } from '../state/focus-composer.ts';

/** What Escape closes first: an open menu's button, and fields, which have an Escape of their own. */
const OWN_ESCAPE = 'input, textarea, [aria-haspopup][aria-expanded="true"]';

/** Escape on a button or a text of the panel leads back to the row of its string. */
export function leavePanel({ nativeEvent, currentTarget: panel }: KeyboardEvent<HTMLElement>): void {
  const { target } = nativeEvent;
  // React tells of menus and cards too, which are drawn elsewhere.
  if (!(target instanceof Element) || !panel.contains(target) || target.closest(OWN_ESCAPE)) return;
  runByKey(nativeEvent, { leave: focusString });
}

import type { KeyboardEvent } from 'react';
import { runByKey } from '../shortcuts/on-keys.ts';
import { focusString } from '../state/focus-composer.ts';

/** Elements with an Escape of their own: fields, and buttons of open menus. */
const OWN_ESCAPE = 'input, textarea, [aria-haspopup][aria-expanded="true"]';

/** Escape in the panel moves the focus to the row of its string. */
export function leavePanel({ nativeEvent, currentTarget: panel }: KeyboardEvent<HTMLElement>): void {
  const { target } = nativeEvent;
  // React bubbles events of menus and cards too, which are rendered elsewhere.
  if (!(target instanceof Element) || !panel.contains(target) || target.closest(OWN_ESCAPE)) return;
  runByKey(nativeEvent, { leave: focusString });
}

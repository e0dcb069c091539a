import { userEvent } from '@testing-library/user-event';
import { findEnabled, type Inside } from './page.ts';

/** A keyboard that presses a key at once, before what has just opened can take the focus. */
const keyboard = userEvent.setup({ delay: null });

/** Moves the focus to an element and presses a key there, Enter by default; again if something else took the focus before it. */
export async function pressOn(element: HTMLElement, key = '{Enter}'): Promise<void> {
  let isPressed = false;
  element.addEventListener('keydown', () => (isPressed = true), { once: true, capture: true });
  for (let tries = 0; tries < 2 && !isPressed; tries++) {
    element.focus();
    await keyboard.keyboard(key);
  }
  if (!isPressed) throw new Error(`The focus can't be moved to ${element.outerHTML.slice(0, 200)}`);
}

/** Presses a button, or what has another role, by Enter, once it is there and may be pressed. */
export const enter = async (name: string | RegExp, inside?: Inside, role = 'button') =>
  pressOn(await findEnabled(role, name, inside));

import { userEvent } from '@testing-library/user-event';
import { findEnabled, type Inside } from './page.ts';

/** A keyboard that presses a key at once, before what has just opened can take the focus. */
const keyboard = userEvent.setup({ delay: null });

/** Moves the focus to an element and presses a key there, Enter by default. */
export async function pressOn(element: HTMLElement, key = '{Enter}'): Promise<void> {
  element.focus();
  await keyboard.keyboard(key);
}

/** Presses a button, or what has another role, by Enter, once it is there and may be pressed. */
export const enter = async (name: string | RegExp, inside?: Inside, role = 'button') =>
  pressOn(await findEnabled(role, name, inside));

import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

/** A keyboard that presses a key at once, before what has just opened can take the focus. */
const keyboard = userEvent.setup({ delay: null });

/** Moves the focus to an element and presses a key there, Enter by default. */
export async function pressOn(element: HTMLElement, key = '{Enter}'): Promise<void> {
  element.focus();
  await keyboard.keyboard(key);
}

type Inside = Pick<typeof screen, 'findByRole'>;

/** Presses a button, or what has another role, by Enter, once it is there. */
export const enter = async (name: string | RegExp, inside: Inside = screen, role = 'button') =>
  pressOn(await inside.findByRole(role, { name }));

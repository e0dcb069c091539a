import type { KeyboardEvent } from 'react';

/**
 * Enter chooses the option that is shown as active. Mantine also keeps its index, and resets it in a timer that is set
 * as the list opens: on a busy device the timer is later than what was typed, and Enter would do nothing.
 */
export function chooseActiveOption(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  const list = document.getElementById(event.currentTarget.getAttribute('aria-controls') ?? '');
  const active = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!active) return;
  event.preventDefault();
  // Mantine would choose it again.
  event.stopPropagation();
  active.click();
}

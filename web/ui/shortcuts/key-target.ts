/** Whether a plain key types into the target of an event. */
export function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const isButton = target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type);
  return target.isContentEditable || (target.matches('input, textarea, select') && !isButton);
}

const MODAL = '[aria-modal="true"]:not([data-string-sheet]), [role="menu"], [role="listbox"]';

/** Whether the target of an event is in a dialog or a menu, where the keys of the page don't work. */
export function isInModal(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(MODAL) !== null;
}

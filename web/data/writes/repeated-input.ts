/** Codes of keys that press a button or submit a form. */
const PRESSES: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];

let isRepeated = false;

/**
 * Watches whether the current input repeats the one before: the second click of a double-click, or a held key. Called
 * once.
 */
export function watchRepeated(target: EventTarget = window): void {
  const follow = (event: Event) => {
    isRepeated = isRepetition(event);
    // A click submits its form in the same task; a held key may submit in a later one.
    if (event.type === 'click') setTimeout(forget);
  };
  for (const type of ['pointerdown', 'click', 'keydown']) target.addEventListener(type, follow, true);
  target.addEventListener('keyup', forget, true);
}

/** Whether the current input repeats the one before, and so starts no write. */
export function isRepeatedInput(): boolean {
  return isRepeated;
}

/** Whether an event repeats the one before. */
function isRepetition(event: Event): boolean {
  if (event.type === 'keydown' && 'repeat' in event && 'code' in event)
    return event.repeat === true && PRESSES.includes(String(event.code));
  return event.type === 'click' && 'detail' in event && Number(event.detail) > 1;
}

function forget(): void {
  isRepeated = false;
}

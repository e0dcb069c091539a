/** Keys that press a button or submit a form while they are held. */
const PRESSES: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];

let isRepeated = false;

/**
 * Follows whether the input being handled is only a repetition: the second click of a double-click, or a key that is still
 * held. Starts with the page.
 */
export function watchRepeated(target: EventTarget = window): void {
  const hear = (event: Event) => {
    isRepeated = isRepetition(event);
    // A click submits its form before the next task; a held key may submit in a later one.
    if (event.type === 'click') setTimeout(forget);
  };
  for (const type of ['pointerdown', 'click', 'keydown']) target.addEventListener(type, hear, true);
  target.addEventListener('keyup', forget, true);
}

/** Whether the user's last input repeats the one before, so that it starts no write. */
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

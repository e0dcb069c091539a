/** Milliseconds that Shift has to be held: longer than for a capital letter. */
const HELD = 400;

/**
 * Calls back when Shift has been held alone for a while, and when that ends: it is released, or used with a key, a click or
 * the wheel. Clicks where `isOffered` don't end it. Returns the function that stops it.
 */
export function watchShiftHold(
  page: EventTarget,
  say: (isHeld: boolean) => void,
  isOffered: (target: EventTarget | null) => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => say(true), HELD);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    say(false);
  };
  const watched = {
    keydown: (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey } = event;
      if (key === 'Shift' && repeat) return;
      end();
      if (key === 'Shift' && !ctrlKey && !altKey && !metaKey) begin();
    },
    keyup: ({ key }: KeyboardEvent) => {
      if (key === 'Shift') end();
    },
    pointerdown: ({ target }: PointerEvent) => {
      if (!isOffered(target)) end();
    },
    wheel: end,
    blur: end,
  };
  const listeners = Object.entries(watched) as [string, EventListener][];
  for (const [kind, listener] of listeners) page.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of listeners) page.removeEventListener(kind, listener);
  };
}

import { LIMITS } from '#domain/limits.ts';

/** What is told of: an element, and the words of its title. */
export type Pointed = { readonly element: Element; readonly words: string };

/** What the pointer or the focus is at, whether it is told of yet or no more. */
let at: Pointed | undefined;
let shown: Pointed | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** What is told of now. */
export const shownTip = () => shown;

/** Calls back when that changes; answers how to stop. */
export function onTip(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes the titles of all elements in place of the browser's own tooltips, which come late, look foreign and are not met
 * by Tab. Without it they are there all the same, and to a screen reader they always are.
 */
export function watchTitles(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'touch') pointAt(titled(target), true);
  });
  document.documentElement.addEventListener('pointerleave', () => pointAt(undefined));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) pointAt(titled(target));
  });
  document.addEventListener('focusout', () => pointAt(undefined));
  document.addEventListener('pointerdown', putAway, { capture: true });
  document.addEventListener('keydown', putAway, { capture: true });
}

/** The nearest element with a title around this one; what the pointer is already at has lent its own to us. */
function titled(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest('[title]:not(iframe)') ?? undefined;
  return at?.element.contains(target) && (!element || element.contains(at.element)) ? at.element : element;
}

/** `isHeld`: its title is kept away from the browser as long as the pointer is there. */
function pointAt(element: Element | undefined, isHeld = false): void {
  if (element === at?.element) return;
  giveBack();
  const words = element?.getAttribute('title');
  at = element && words ? { element, words } : undefined;
  if (at && isHeld) at.element.removeAttribute('title');
  clearTimeout(timer);
  timer = setTimeout(() => show(at), at ? LIMITS.tooltipShowDelay : LIMITS.tooltipHideDelay);
}

function giveBack(): void {
  // It may have been given other words meanwhile.
  if (at && !at.element.hasAttribute('title')) at.element.setAttribute('title', at.words);
}

/** What was pressed has been understood, and is about to change. */
function putAway(): void {
  clearTimeout(timer);
  show(undefined);
}

function show(tip: Pointed | undefined): void {
  if (shown === tip) return;
  shown = tip?.element.isConnected ? tip : undefined;
  for (const listener of listeners) listener();
}

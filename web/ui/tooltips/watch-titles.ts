import { LIMITS } from '#domain/core/limits.ts';
import { createStore } from '../../data/store/store.ts';

/** An element and the words of its title. */
export type TooltipTarget = { readonly element: Element; readonly words: string };

/** The target under the pointer or the focus, before and while its tooltip is shown. */
let pointedAt: TooltipTarget | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The target whose tooltip is shown. */
export const shownTooltip = createStore<TooltipTarget | undefined>(undefined);

/**
 * Shows the titles of all elements in our tooltips: the browser's own appear late, look foreign and don't follow the
 * keyboard focus.
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
  document.addEventListener('pointerdown', hideTooltip, { capture: true });
  document.addEventListener('keydown', hideTooltip, { capture: true });
}

/** The nearest element with a title around this one; the current target counts, though its title is removed meanwhile. */
function titled(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest('[title]:not(iframe)') ?? undefined;
  return pointedAt?.element.contains(target) && (!element || element.contains(pointedAt.element))
    ? pointedAt.element
    : element;
}

/**
 * Makes an element the target. `isHeld`: its title is removed while the pointer is there, so the browser shows no
 * tooltip.
 */
function pointAt(element: Element | undefined, isHeld = false): void {
  if (element === pointedAt?.element) return;
  restoreTitle();
  const words = element?.getAttribute('title');
  pointedAt = element && words ? { element, words } : undefined;
  if (pointedAt && isHeld) pointedAt.element.removeAttribute('title');
  clearTimeout(timer);
  timer = setTimeout(() => show(pointedAt), pointedAt ? LIMITS.tooltipShowDelay : LIMITS.tooltipHideDelay);
}

function restoreTitle(): void {
  // The element may have got a new title meanwhile.
  if (pointedAt && !pointedAt.element.hasAttribute('title'))
    pointedAt.element.setAttribute('title', pointedAt.words);
}

/** A press or a key means that the hint is no longer needed. */
function hideTooltip(): void {
  clearTimeout(timer);
  show(undefined);
}

function show(target: TooltipTarget | undefined): void {
  shownTooltip.set(target?.element.isConnected ? target : undefined);
}

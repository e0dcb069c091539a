import { vi } from 'vitest';

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Lets all of a page be in view: without a layout, nothing of it comes into view by itself. */
export function seeAll(): void {
  class Observer {
    readonly #tell: Tell;
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe(target: Element) {
      queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}

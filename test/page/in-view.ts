import { afterAll, beforeAll } from 'vitest';

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Says at once of each element that it is in view. */
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

/** Lets all of the pages of a test file be in view: without a layout, nothing of them comes into view by itself. */
export function seeAll(): void {
  const { IntersectionObserver } = globalThis;
  beforeAll(() => void Object.assign(globalThis, { IntersectionObserver: Observer }));
  afterAll(() => void Object.assign(globalThis, { IntersectionObserver }));
}

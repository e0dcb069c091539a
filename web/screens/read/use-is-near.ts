import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below or above the window counts as near: some two screens, about a second's reading ahead. */
const MARGIN = '1600px';

type Tell = (isNear: boolean) => void;

const tells = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/** Tells when a part of the page comes near the window or leaves it. One observer watches all parts: there may be hundreds. */
function watch(part: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tells.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  const watching = observer;
  tells.set(part, tell);
  watching.observe(part);
  return () => watching.unobserve(part);
}

/** Whether a part of the page is near the window. It stays near while something in it has the focus. */
export function useIsNear<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const ref = useRef<Part>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    return watch(part, (isNear) => setNear(isNear || part.contains(document.activeElement)));
  }, []);
  return [ref, isNear];
}

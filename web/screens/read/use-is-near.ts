import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance from the viewport that counts as near: about two screens. */
const MARGIN = '1600px';

type Tell = (isNear: boolean) => void;

const tells = new WeakMap<Element, Tell>();
let observer: IntersectionObserver | undefined;

/**
 * Reports when an element comes near the viewport or leaves it. One observer watches all elements: there may be
 * hundreds.
 */
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

/** Whether an element is near the viewport. It counts as near while the focus is in it. */
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

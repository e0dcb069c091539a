import { type RefObject, useEffect, useRef, useState } from 'react';

/** So far below or above the window counts as near: some two screens, about a second's reading ahead. */
const MARGIN = '1600px';

/** Whether a part of the page is, or ever was, near the window; all of it is when the page is printed. */
export function useNearness<Part extends Element>(): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [isNear, come] = useState(false);
  useEffect(() => {
    if (!part.current || isNear) return;
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(true),
      { rootMargin: MARGIN },
    );
    near.observe(part.current);
    const print = () => come(true);
    window.addEventListener('beforeprint', print);
    return () => {
      near.disconnect();
      window.removeEventListener('beforeprint', print);
    };
  }, [isNear]);
  return [part, isNear];
}

import { type Ref, useLayoutEffect } from 'react';

type Props = {
  /** The element that the popover belongs to. It says itself what it opens and whether that is open. */
  to: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
};

/**
 * Stands in `Popover.Target` for an element that is there already, so that it keeps the focus and the pointer when the code of
 * its popover arrives.
 */
export function Anchor({ to, ref, id, 'aria-controls': controlled }: Props) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(to);
    else if (ref) ref.current = to;
    return () => {
      if (typeof ref === 'function') ref(null);
      else if (ref) ref.current = null;
    };
  }, [ref, to]);
  useLayoutEffect(() => {
    if (id) to.id ||= id;
  }, [to, id]);
  useLayoutEffect(() => {
    if (!controlled) return;
    to.setAttribute('aria-controls', controlled);
    return () => to.removeAttribute('aria-controls');
  }, [to, controlled]);
  return null;
}

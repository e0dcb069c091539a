import { type Ref, useLayoutEffect } from 'react';

type Props = {
  /** The element that the popover belongs to, which has its own ARIA attributes. */
  to: HTMLElement;
  ref?: Ref<HTMLElement>;
  id?: string;
  'aria-controls'?: string;
};

/**
 * Stands in `Popover.Target` for an existing element, which keeps the focus and the hover when the code of its popover is
 * loaded.
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

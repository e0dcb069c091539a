import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { useHovered } from '../popovers/use-hovered.ts';
import { LazyTooltip } from './LazyTooltip.tsx';

type Props = { label: ReactNode; children: ReactElement<object> };

/** A control with a tooltip while the pointer or the focus is on it. */
export function HoverTooltip({ label, children }: Props) {
  const id = useId();
  const { target, isOpen, events } = useHovered();
  return (
    <>
      {cloneElement(children, { ...events, ...(isOpen && { 'aria-describedby': id }) })}
      {target && <LazyTooltip element={target} isOpen={isOpen} label={<span id={id}>{label}</span>} />}
    </>
  );
}

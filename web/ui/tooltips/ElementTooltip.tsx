import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

export type ElementTooltipProps = {
  element: Element;
  label: ReactNode;
  isOpen?: boolean;
  /** Whether screen readers skip it, since they read the same from the element. */
  isHidden?: boolean;
};

/** A tooltip beside an element that is there already. */
export function ElementTooltip({ element, label, isOpen = true, isHidden = false }: ElementTooltipProps) {
  return (
    <Tooltip
      opened={isOpen}
      target={element as HTMLElement}
      label={label}
      aria-hidden={isHidden || undefined}
    />
  );
}

import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LogFilterBar.module.css';

/** What the log is filtered by, as a chip that can be removed by the button with this label. */
export function FilterChip({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <span className={classes.chip}>
      <span className={classes.text}>{children}</span>
      <CloseButton size="sm" iconSize={14} aria-label={label} onClick={onRemove} />
    </span>
  );
}

import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Row.module.css';

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  done: IconCircleCheck,
  quiet: IconMinus,
  plain: IconMinus,
} as const;

/** How a row is shown. */
export type Tone = keyof typeof ICONS;

/** What is to be said of a row. */
export function RowNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <p className={classes.note} data-tone={tone}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

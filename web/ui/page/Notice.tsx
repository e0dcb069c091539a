import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
} as const;

type Props = {
  kind: keyof typeof ICONS;
  /** Not announced to screen readers: the caller does that. */
  isSilent?: boolean;
  children: ReactNode;
};

/** A message within the page. Screen readers announce an error at once. */
export function Notice({ kind, isSilent = false, children }: Props) {
  const Icon = ICONS[kind];
  return (
    <div className={classes[kind]} role={isSilent ? undefined : kind === 'error' ? 'alert' : 'status'}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

import type { StatusFilter } from '#domain/texts/editor/string-filters.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { STATUS_MARKS } from './statuses.ts';

/** The icon of a status filter, which has its name beside it. */
export function StatusMark({ of }: { of: StatusFilter }) {
  const mark = STATUS_MARKS[of];
  if ('state' in mark) return <StatusIcon state={mark.state} />;
  return <mark.Icon size={14} stroke={1.75} aria-hidden="true" />;
}

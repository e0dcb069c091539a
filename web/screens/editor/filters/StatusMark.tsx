import type { StatusFilter } from '#domain/editor/string-filters.ts';
import { StatusIcon } from '../../../ui/status-icon/StatusIcon.tsx';
import { STATUS_MARKS } from './statuses.ts';

/** The mark of a status; the word beside it says it all. */
export function StatusMark({ of }: { of: StatusFilter }) {
  const mark = STATUS_MARKS[of];
  if ('state' in mark) return <StatusIcon state={mark.state} />;
  return <mark.Icon size={14} stroke={1.75} aria-hidden="true" />;
}

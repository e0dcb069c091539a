import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconEyeExclamation,
  IconLanguage,
  IconMessageCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { StringState } from '#domain/core/text/strings.ts';
import type { StatusFilter } from '#domain/texts/editor/string-filters.ts';

type Mark = { state: StringState } | { Icon: TablerIcon };

/** The icon of each status filter, the same as on rows and pages. */
export const STATUS_MARKS = {
  non_tr: { state: 'none' },
  tr: { Icon: IconLanguage },
  non_app: { state: 'review' },
  app: { state: 'approved' },
  init: { state: 'initial' },
  comp: { Icon: IconArrowsDiff },
  needs_review: { Icon: IconEyeExclamation },
  failed_checks: { Icon: IconAlertTriangle },
  non_read_coms: { Icon: IconMessageCircle },
} as const satisfies Record<StatusFilter, Mark>;

/** The statuses that are always shown over the list; others are shown while they are filtered by. */
const OVER_LIST: readonly StatusFilter[] = ['non_tr', 'init', 'non_app', 'app', 'non_read_coms'];

/** The statuses to show over the list; while Shift is held also the competing ones (editor.26). */
export function statusesOverList(selected: readonly StatusFilter[], withShift: boolean): StatusFilter[] {
  return [...new Set([...OVER_LIST, ...(withShift ? (['comp'] as const) : []), ...selected])];
}

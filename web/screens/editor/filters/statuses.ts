import { IconArrowsDiff, IconLanguage, IconMessageCircle, type TablerIcon } from '@tabler/icons-react';
import type { StatusFilter } from '#domain/editor/string-filters.ts';
import type { StringState } from '#domain/texts/strings.ts';

type Mark = { state: StringState } | { Icon: TablerIcon };

/** The mark of each status that may be asked for: the one that rows and pages have, so the filters are its legend. */
export const STATUS_MARKS = {
  non_tr: { state: 'none' },
  tr: { Icon: IconLanguage },
  non_app: { state: 'review' },
  app: { state: 'approved' },
  init: { state: 'initial' },
  comp: { Icon: IconArrowsDiff },
  non_read_coms: { Icon: IconMessageCircle },
} as const satisfies Record<StatusFilter, Mark>;

/** Those that stand over the list; the others are under 'more filters', and appear when they are asked for. */
const OVER_LIST: readonly StatusFilter[] = ['non_tr', 'init', 'non_app', 'app', 'non_read_coms'];

/** Which stand over the list now: with Shift held the competing ones too (editor.26). */
export function statusesOverList(asked: readonly StatusFilter[], withShift: boolean): StatusFilter[] {
  return [...new Set([...OVER_LIST, ...(withShift ? (['comp'] as const) : []), ...asked])];
}

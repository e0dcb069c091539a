import type { SourceVersion } from '#contract/source-versions.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import type { EventKind } from '#domain/events/kinds.ts';
import type { ProjectSearch } from '../../data/addresses/project-search.ts';
import { dayOf } from '../log/log-filter.ts';

/** The filter by which the log shows the entry of a version: its section, its kind and its day (log.20). */
export function searchInLog(
  section: number,
  { is_update, created_at }: Pick<SourceVersion, 'is_update' | 'created_at'>,
): ProjectSearch {
  const kind: EventKind = is_update ? 'updateSource' : 'addStrings';
  const day = dayOf(new Date(created_at));
  return { section: printSectionId(section), kind, period: 'dates', since: day, until: day };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { firstStringsQuery, stringsFromQuery } from '../../../data/queries/stored-strings.ts';
import { type Draft, stringsIn } from './draft/draft.ts';
import type { ImportTarget } from './draft/import-target.ts';
import { COMPARED_STRINGS, type DuplicateText, findDuplicate, indexToSearch } from './find-duplicate.ts';

const textOf = ({ text }: { text: string }) => text;

/**
 * Whether a section already has the text that a draft would add to it, at its beginning or anywhere else.
 * `isHere`: nothing was imported into the section yet.
 */
export function useDuplicateText(
  project: Project,
  section: ImportTarget,
  draft: Draft,
  isHere: boolean,
): DuplicateText | undefined {
  const { id = 0, stats } = section;
  const first = isHere ? draft.find(({ isSkipped }) => !isSkipped) : undefined;
  const compared = first && stats.strings_amount > 0 ? first : undefined;
  const incoming = useMemo(() => (compared ? stringsIn(compared).map(textOf) : []), [compared]);
  const { data } = useQuery({
    ...firstStringsQuery(project.id, id, COMPARED_STRINGS),
    enabled: compared !== undefined,
  });
  const atFirst = useMemo(() => data && findDuplicate(data.map(textOf), incoming), [data, incoming]);

  const searchIndex = indexToSearch(incoming);
  const { data: nextStrings } = useQuery({
    ...stringsFromQuery(project.id, id, incoming[searchIndex] ?? '', COMPARED_STRINGS),
    // A short section has nothing but its beginning.
    enabled: data?.length === COMPARED_STRINGS && !atFirst && incoming.length > 0,
  });
  const further = useMemo(
    () => nextStrings && findDuplicate(nextStrings.map(textOf), incoming.slice(searchIndex)),
    [nextStrings, incoming, searchIndex],
  );
  if (!compared) return undefined;
  return atFirst ?? (further && searchIndex > 0 ? { amount: undefined } : further);
}

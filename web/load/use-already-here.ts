import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Project } from '#contract/projects.ts';
import { firstStoredQuery } from '../wire/stored-strings.ts';
import { type Already, alreadyHere, COMPARED } from './already-here.ts';
import { type Draft, stringsIn } from './draft.ts';
import type { Into } from './into.ts';
import { mayUpdate } from './update/planned.ts';

/**
 * Whether a section has already what a draft would add to it; a file that can update it is compared as a whole elsewhere.
 * `isHere`: nothing has gone into the section yet.
 */
export function useAlreadyHere(
  project: Project,
  section: Into,
  draft: Draft,
  isHere: boolean,
): Already | undefined {
  const first = isHere ? draft.find(({ isLeftOut }) => !isLeftOut) : undefined;
  const compared =
    first && section.stats.strings_amount > 0 && !mayUpdate(section, first) ? first : undefined;
  const { data } = useQuery({
    ...firstStoredQuery(project.id, section.id ?? 0, COMPARED),
    enabled: compared !== undefined,
  });
  return useMemo(() => {
    if (!data || !compared) return undefined;
    const texts = ({ text }: { text: string }) => text;
    return alreadyHere(data.map(texts), stringsIn(compared).map(texts));
  }, [data, compared]);
}

import { redirect } from '@tanstack/react-router';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { fetchReadingPlace } from '../../data/queries/reading-place.ts';
import { readingPositions } from '../../features/texts/continue/stored-positions.ts';
import { anchorOfString } from './string-anchor.ts';

/**
 * Goes to where a reader has stopped in a project, in this browser or elsewhere, the newer of the two; to none in a
 * section that is gone, or is of labels (reading.14).
 */
export async function goToKeptPlace(
  projectRef: string,
  project: number,
  user: number | undefined,
  sections: readonly { readonly id: number; readonly has_only_labels: boolean }[],
): Promise<void> {
  const stored = readingPositions.of(user, project);
  // Without a connection the place of this browser is used.
  const elsewhere = user === undefined ? null : await fetchReadingPlace(project).catch(() => null);
  const [section, string] =
    stored && stored.at >= (elsewhere?.at ?? 0)
      ? [stored.section, stored.string]
      : [elsewhere?.section_id, elsewhere?.string_id];
  const keptSection = sections.find(({ id }) => id === section);
  if (!keptSection || keptSection.has_only_labels || string === undefined) return;
  throw redirect({
    to: '/projects/$projectId/read/$sectionsList',
    params: { projectId: projectRef, sectionsList: printSectionId(keptSection.id) },
    hash: anchorOfString(string),
    replace: true,
  });
}

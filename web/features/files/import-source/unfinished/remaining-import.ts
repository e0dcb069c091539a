import type { Section } from '#contract/texts/sections.ts';
import { stringsIn } from '../draft/draft.ts';
import type { ImportPart, UnfinishedImport } from './stored-imports.ts';

/** What remains of an import. */
export type RemainingImport = {
  readonly parts: readonly ImportPart[];
  /** The ids of the imported sections that still exist. */
  readonly places: readonly number[];
  /** The id of a section that was added for the next part, but has no strings of it yet. */
  readonly place: number | undefined;
};

/**
 * What remains of an import, by the current sections of the project. The section that was being stored when the page was
 * closed may exist, with or without its strings; its idempotency key would tell, but the server forgets it sooner.
 */
export function remainingImport(
  kept: UnfinishedImport,
  parts: readonly ImportPart[],
  sections: readonly Section[],
): RemainingImport {
  const places = kept.places.filter((place) => sections.some(({ id }) => id === place));
  const [next, ...others] = parts;
  if (!next) return { parts, places, place: undefined };
  const stored =
    kept.places.length === 0 ? startedIn(kept, sections) : addedAfter(places.at(-1), next, sections);
  if (!stored) return { parts, places, place: undefined };
  const { section, strings } = stored;
  const isStored = section.stats.strings_amount === strings + stringsIn(next.section).length;
  return isStored
    ? { parts: others, places: [...places, section.id], place: undefined }
    : { parts, places, place: section.id };
}

type StoredPart = { readonly section: Section; readonly strings: number };

function startedIn({ into }: UnfinishedImport, sections: readonly Section[]): StoredPart | undefined {
  const section = sections.find(({ id }) => id === into?.section);
  return section && into && { section, strings: into.strings };
}

/** The section after the last one, if it has the name and the number of strings of the next part. */
function addedAfter(
  last: number | undefined,
  next: ImportPart,
  sections: readonly Section[],
): StoredPart | undefined {
  const index = sections.findIndex(({ id }) => id === last);
  const section = index === -1 ? undefined : sections[index + 1];
  if (section?.name !== next.section.name.trim()) return undefined;
  const amounts = [0, stringsIn(next.section).length];
  return amounts.includes(section.stats.strings_amount) ? { section, strings: 0 } : undefined;
}

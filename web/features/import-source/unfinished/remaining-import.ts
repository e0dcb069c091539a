import type { Section } from '#contract/sections.ts';
import { stringsIn } from '../draft/draft.ts';
import type { ImportPart, UnfinishedImport } from './stored-imports.ts';

/** What is left of an import. */
export type RemainingImport = {
  readonly parts: readonly ImportPart[];
  /** The sections stored so far that are still there. */
  readonly places: readonly number[];
  /** The section that is there already for the first of the parts, without its strings. */
  readonly place: number | undefined;
};

/**
 * What is left of an import, by the sections that the project has now: the one that was being stored when its page was closed
 * may be among them, with its strings or without. Its idempotency key would tell too, but the server forgets it sooner.
 */
export function remainingImport(
  kept: UnfinishedImport,
  parts: readonly ImportPart[],
  sections: readonly Section[],
): RemainingImport {
  const places = kept.places.filter((place) => sections.some(({ id }) => id === place));
  const [next, ...others] = parts;
  if (!next) return { parts, places, place: undefined };
  const came =
    kept.places.length === 0 ? startedIn(kept, sections) : addedAfter(places.at(-1), next, sections);
  if (!came) return { parts, places, place: undefined };
  const { section, strings } = came;
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

/** The section with the next name after the last; one with other strings is another. */
function addedAfter(
  last: number | undefined,
  next: ImportPart,
  sections: readonly Section[],
): StoredPart | undefined {
  const at = sections.findIndex(({ id }) => id === last);
  const section = at === -1 ? undefined : sections[at + 1];
  if (section?.name !== next.section.name.trim()) return undefined;
  const amounts = [0, stringsIn(next.section).length];
  return amounts.includes(section.stats.strings_amount) ? { section, strings: 0 } : undefined;
}

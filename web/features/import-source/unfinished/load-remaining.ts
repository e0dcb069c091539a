import { listSections } from '#contract/sections.ts';
import { call } from '../../../data/wire/call.ts';
import type { DraftSection } from '../draft/draft.ts';
import { RESUMED_SOURCE } from '../draft/texts-state.ts';
import { type RemainingImport, remainingImport } from './remaining-import.ts';
import { storedParts, type UnfinishedImport } from './stored-imports.ts';

/** What is left of a kept import, by what this browser has and what the server has now. */
export async function loadRemaining(kept: UnfinishedImport): Promise<RemainingImport> {
  const params = { project: String(kept.project) };
  const [parts, sections] = await Promise.all([storedParts(kept), call(listSections, { params })]);
  const own = parts.map((part, at) => ({ ...part, section: ownSection(part.section, at) }));
  return remainingImport(kept, own, sections);
}

/** A kept section with ids that nothing read by this page has. */
function ownSection(section: DraftSection, at: number): DraftSection {
  const own = (id: string) => `kept.${id}`;
  const rows = section.rows.map(({ cutFrom, ...row }) => ({
    ...row,
    id: own(row.id),
    ...(cutFrom !== undefined && { cutFrom: own(cutFrom) }),
  }));
  return { ...section, id: own(String(at)), source: RESUMED_SOURCE, rows };
}

import { listSections } from '#contract/texts/sections.routes.ts';
import { call } from '../../../../data/wire/call.ts';
import type { DraftSection } from '../draft/draft.ts';
import { RESUMED_SOURCE_ID } from '../draft/texts-state.ts';
import { type RemainingImport, remainingImport } from './remaining-import.ts';
import { storedParts, type UnfinishedImport } from './stored-imports.ts';

/** What remains of a stored import, by the data of this browser and of the server. */
export async function loadRemaining(kept: UnfinishedImport): Promise<RemainingImport> {
  const params = { project: String(kept.project) };
  const [parts, sections] = await Promise.all([storedParts(kept), call(listSections, { params })]);
  const withOwnIds = parts.map((part, at) => ({ ...part, section: withUniqueIds(part.section, at) }));
  return remainingImport(kept, withOwnIds, sections);
}

/** A stored section with ids that differ from those of texts read by this page. */
function withUniqueIds(section: DraftSection, index: number): DraftSection {
  const keptId = (id: string) => `kept.${id}`;
  const rows = section.rows.map(({ splitFrom, ...row }) => ({
    ...row,
    id: keptId(row.id),
    ...(splitFrom !== undefined && { splitFrom: keptId(splitFrom) }),
  }));
  return { ...section, id: keptId(String(index)), source: RESUMED_SOURCE_ID, rows };
}

import { getSection, type Section } from '#contract/texts/sections.ts';
import { isTable } from '#domain/formats/model/format.ts';
import type { TableChoice } from '#domain/formats/model/table-choice.ts';
import { storedChoice } from '#domain/formats/programs/table-settings.ts';
import { call } from '../../../data/wire/call.ts';

/** How the table of a section was read, if its columns were chosen (programs.35). */
export async function storedTable(
  section: Pick<Section, 'id' | 'project_id' | 'format'>,
): Promise<TableChoice | undefined> {
  if (!isTable(section.format)) return undefined;
  const params = { project: section.project_id, section: section.id };
  return storedChoice((await call(getSection, { params, query: { fetch_frames: 'true' } })).header);
}

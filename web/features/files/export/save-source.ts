import { exportFile } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { callFile } from '../../../data/wire/call-file.ts';
import { saveFile } from './save-file.ts';

/** Saves the source of a section as a file, as it may be imported again; answers its name. */
export async function saveSource(
  { id: project }: Project,
  { id }: Section,
  joinsParts: boolean,
): Promise<string> {
  const query = {
    sections: String(id),
    source: '',
    ...(joinsParts && { joins_parts: '' as const }),
  } as const;
  const { name, content } = await callFile(exportFile, { params: { project }, query });
  saveFile(name, content);
  return name;
}

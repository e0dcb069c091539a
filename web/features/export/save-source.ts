import { exportFile } from '#contract/files.ts';
import type { Project } from '#contract/projects.ts';
import { sourceFile } from '#domain/exports/export.ts';
import { exportFileName } from '#domain/exports/file-names.ts';
import { packed } from '#domain/exports/own-file.ts';
import { extensionOf } from '#domain/formats/model/format.ts';
import { loadFormat } from '#domain/formats/registry.ts';
import { callFile } from '../../data/wire/call-file.ts';
import type { FetchedSection } from './export-choice.ts';
import { saveFile } from './save-file.ts';

/** Saves the source of a section as a file, as it may be imported again; answers its name. */
export async function saveSource(
  project: Project,
  { section, strings }: FetchedSection,
  joinsParts: boolean,
): Promise<string> {
  if (section.format === 'xlsx') {
    // Only the server has the file that the project keeps.
    const query = {
      sections: String(section.id),
      source: '',
      ...(joinsParts && { joins_parts: '' as const }),
    } as const;
    const { name, content } = await callFile(exportFile, { params: { project: project.id }, query });
    saveFile(name, content);
    return name;
  }
  await loadFormat(section.format);
  const { handle, source_lang: lang } = project;
  const ext = extensionOf(section.format, section.header);
  const file = exportFileName({ handle, section: section.name, lang, sourceLang: lang, ext });
  const { content } = packed(section, sourceFile(section, strings, joinsParts ? project : undefined), {
    source: () => sourceFile(section, strings),
  });
  saveFile(file, content);
  return file;
}

import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import {
  inLanguageFile,
  isLanguageFile,
  keepsGone,
  keepsLanguageFiles,
  keptLanguageFile,
} from '#domain/files/exports/language-file.ts';
import type { SectionRows } from '#domain/files/exports/own-file.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import type { FileLanguages } from '#domain/formats/model/file-languages.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { usernamesOf } from '../core/auth/username-queries.ts';
import { lockSections } from '../core/content/section-lock-queries.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { notFound } from '../platform/http/failures.ts';
import { fileId, hasFile, keepFile, readFile } from './books/queries.ts';
import type { ToldRow } from './export-queries.ts';
import type { KeptFile } from './import-translations.ts';
import { formerSources, goneStrings, languageFileOf, setLanguageFile } from './language-file-queries.ts';
import { refusedFile } from './refusals.ts';
import type { ExportedSection } from './text-to-export.ts';

type Project = ProjectLanguages & { id: number };

type ReadFile = {
  content: string;
  encoding: Encoding;
  format: Format;
  name: string;
  languages: FileLanguages | undefined;
  isTranslated: boolean;
  strings: readonly { readonly key: string; readonly text: string }[];
};

/** Keeps a file of translations as that of the section's language, if it is one, instead of the one before (exports.31). */
export async function keepLanguageFile(
  tx: Transaction,
  { project, section }: { project: Project; section: number },
  { content, encoding, name, strings, ...facts }: ReadFile,
): Promise<KeptFile> {
  const sectionFile = await languageFileOf(tx, project.id, section);
  if (!sectionFile || !isLanguageFile(sectionFile, facts, project)) return { isKept: false, added: 0 };
  const bytes = Buffer.from(keptLanguageFile(content, encoding, { format: facts.format, strings }));
  if (bytes.length > LIMITS.fileBytes) throw refusedFile([{ kind: 'fileTooLong', line: 1 }]);
  const id = fileId(bytes);
  if (id === sectionFile.language_file) return { isKept: true, added: 0 };
  const added = (await hasFile(tx, project.id, id)) ? 0 : bytes.length;
  const file = { id, name, format: facts.format, bytes };
  if (!(await keepFile(tx, project.id, file))) throw notFound('project');
  if ((await lockSections(tx, project.id, [section])).length === 0) throw notFound('section');
  await setLanguageFile(tx, { project: project.id, section }, id);
  return { isKept: true, added };
}

/** The text of a section in the file of its language, if there is one, with who translated its strings when. */
export async function inFileOfLanguage(
  tx: Transaction,
  project: Project,
  { section, rows }: { section: ExportedSection; rows: readonly ToldRow[] },
): Promise<SectionRows> {
  if (!keepsLanguageFiles(section.format)) return { section, rows };
  const names = await usernamesOf(tx, [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))]);
  const credited = rows.map((row) => {
    const by = names.get(row.author_id ?? 0);
    return { ...row, ...(by !== undefined && { translated: { at: row.updated_at ?? 0, by } }) };
  });
  const sectionFile = await languageFileOf(tx, project.id, section.id);
  const file = sectionFile?.language_file
    ? await readFile(tx, project.id, sectionFile.language_file)
    : undefined;
  const isKept = file?.format === section.format;
  const gone = keepsGone(section.format)
    ? await goneStrings(tx, { project: project.id, section: section.id })
    : [];
  // A kept file of another format can't be updated from this one.
  if (file && !isKept) return { section: { ...section, lacksKept: true }, rows: credited };
  if (!isKept && gone.length === 0) return { section, rows: credited };
  const reviewed = credited.flatMap(({ id, needs_review }) => (needs_review ? id : []));
  const formers = await formerSources(tx, project.id, reviewed);
  const known = credited.map((row) => ({
    ...row,
    formers: formers.get(row.id)?.filter((text) => text !== row.text),
  }));
  const text = isKept ? new TextDecoder().decode(file.bytes) : undefined;
  return inLanguageFile(section, known, text, project, gone);
}

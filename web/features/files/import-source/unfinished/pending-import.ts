import type { Project } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotSectionName } from '#domain/core/names/display-names.ts';
import { sectionNameOfFile } from '#domain/files/imports/section-name-of-file.ts';
import type { UnfinishedImport } from './stored-imports.ts';

/** What the project's page hands over to the import page: files, pasted text, or an import to resume. */
export type PendingImport =
  | { readonly files: readonly File[] }
  | { readonly text: string }
  | { readonly unfinished: UnfinishedImport };

let pending: { readonly project: number; readonly handover: PendingImport } | undefined;

/** Hands something over to the import page of a project. */
export function setPendingImport(project: number, handover: PendingImport): void {
  pending = { project, handover };
}

/** What was handed over to the import page of a project. */
export function pendingImportOf(project: number): PendingImport | undefined {
  return pending?.project === project ? pending.handover : undefined;
}

/** Takes what was handed over, so that it is used once. */
export function takePendingImport(project: number): PendingImport | undefined {
  const handover = pendingImportOf(project);
  if (handover) pending = undefined;
  return handover;
}

/** The name of a new section: of the first file, or of the project. */
export function newSectionName(
  handover: PendingImport | undefined,
  { name, source_lang }: Pick<Project, 'name' | 'source_lang'>,
): string {
  if (handover && 'unfinished' in handover) return handover.unfinished.name;
  const [file] = handover && 'files' in handover ? handover.files : [];
  const short = [...(file ? sectionNameOfFile(file, source_lang) : name)]
    .slice(0, LIMITS.sectionName.max)
    .join('')
    .trim();
  return whyNotSectionName(short) ? name : short;
}

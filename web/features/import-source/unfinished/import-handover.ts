import type { Project } from '#contract/projects.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotSectionName } from '#domain/names/display-names.ts';
import { sectionNameOfFile } from '../draft/section-name-of-file.ts';
import type { UnfinishedImport } from './stored-imports.ts';

/** What a project's page hands to the import page that it opens: files, a text that was pasted, or an import to go on with. */
export type ImportHandover =
  | { readonly files: readonly File[] }
  | { readonly text: string }
  | { readonly unfinished: UnfinishedImport };

let waiting: { readonly project: number; readonly brought: ImportHandover } | undefined;

/** Keeps something for the import page of a project. */
export function handOver(project: number, brought: ImportHandover): void {
  waiting = { project, brought };
}

/** What is kept for the import page of a project. */
export function handoverFor(project: number): ImportHandover | undefined {
  return waiting?.project === project ? waiting.brought : undefined;
}

/** The same, once. */
export function takeHandover(project: number): ImportHandover | undefined {
  const brought = handoverFor(project);
  if (brought) waiting = undefined;
  return brought;
}

/** What a new section is called: after the first file, or after the project. */
export function newSectionName(
  brought: ImportHandover | undefined,
  { name, source_lang }: Pick<Project, 'name' | 'source_lang'>,
): string {
  if (brought && 'unfinished' in brought) return brought.unfinished.name;
  const [file] = brought && 'files' in brought ? brought.files : [];
  const short = [...(file ? sectionNameOfFile(file, source_lang) : name)]
    .slice(0, LIMITS.sectionName.max)
    .join('')
    .trim();
  return whyNotSectionName(short) ? name : short;
}

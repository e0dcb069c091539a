import type { Project } from '#contract/projects.ts';
import { LIMITS } from '#domain/limits.ts';
import { whyNotSectionName } from '#domain/names/display-names.ts';
import { nameOfFile } from '../draft/name-of-file.ts';
import type { KeptImport } from './kept-imports.ts';

/** What a project's page hands to the import page that it opens: files, a text that was pasted, or an import to go on with. */
export type Brought =
  | { readonly files: readonly File[] }
  | { readonly text: string }
  | { readonly unfinished: KeptImport };

let waiting: { readonly project: number; readonly brought: Brought } | undefined;

/** Keeps something for the import page of a project. */
export function bring(project: number, brought: Brought): void {
  waiting = { project, brought };
}

/** What is kept for the import page of a project. */
export function broughtTo(project: number): Brought | undefined {
  return waiting?.project === project ? waiting.brought : undefined;
}

/** The same, once. */
export function takeBrought(project: number): Brought | undefined {
  const brought = broughtTo(project);
  if (brought) waiting = undefined;
  return brought;
}

/** What a new section is called: after the first file, or after the project. */
export function nameFor(
  brought: Brought | undefined,
  { name, source_lang }: Pick<Project, 'name' | 'source_lang'>,
): string {
  if (brought && 'unfinished' in brought) return brought.unfinished.name;
  const [file] = brought && 'files' in brought ? brought.files : [];
  const short = [...(file ? nameOfFile(file, source_lang) : name)]
    .slice(0, LIMITS.sectionName.max)
    .join('')
    .trim();
  return whyNotSectionName(short) ? name : short;
}

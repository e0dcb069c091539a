import type { EditorRow } from '#contract/editor.ts';
import type { Project } from '#contract/projects.ts';
import type { Translation } from '#contract/translations.ts';
import type { Viewer } from '#domain/roles.ts';

/** The name under which what somebody writes for a string is kept. */
export function draftOf(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  row: Pick<EditorRow, 'id'>,
): string {
  return `${viewer.id}.${project.id}.${row.id}`;
}

/** The name under which a change to a translation is kept until it is saved. */
export function editDraftOf(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  translation: Pick<Translation, 'id'>,
): string {
  return `edit.${viewer.id}.${project.id}.${translation.id}`;
}

/** The name under which a change to a string itself is kept until it is saved. */
export function stringDraftOf(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  row: Pick<EditorRow, 'id'>,
): string {
  return `string.${viewer.id}.${project.id}.${row.id}`;
}

/** The name under which a string that is not added yet is kept: one of each section. */
export function newStringOf(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  { section }: { section: number },
): string {
  return `new.${viewer.id}.${project.id}.${section}`;
}

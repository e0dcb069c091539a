import type { EditorRow } from '#contract/editor.ts';
import type { Project } from '#contract/projects.ts';
import type { Translation } from '#contract/translations.ts';
import type { Viewer } from '#domain/access/roles.ts';
import type { DraftTarget, NewStringTarget } from '../../../data/drafts/draft.ts';
import type { Editor } from './editor-context.ts';

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

/** How much of the source a draft keeps, in UTF-16 units. */
const SOURCE = 200;

/** Where a text for a string belongs, for the list of drafts; undefined for a guest. */
export function draftTarget(
  { at, project, viewer }: Editor,
  row: Pick<EditorRow, 'id' | 'section_id' | 'index' | 'text'>,
  kind: DraftTarget['kind'],
): DraftTarget | undefined {
  const place = placeIn({ at, project, viewer });
  return (
    place && {
      ...place,
      kind,
      section: row.section_id,
      string: row.id,
      index: row.index,
      source: row.text.slice(0, SOURCE),
    }
  );
}

/** Where a string that is not added yet belongs. */
export function newStringTarget(
  editor: Editor,
  { section }: { section: number },
): NewStringTarget | undefined {
  const place = placeIn(editor);
  return place && { ...place, kind: 'newString', section };
}

function placeIn({ at, project: { id, name, source_lang, target_lang }, viewer }: Editor) {
  if (viewer.id === undefined) return undefined;
  return { user: viewer.id, project: { id, at, name, source_lang, target_lang } };
}

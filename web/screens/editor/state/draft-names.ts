import type { Project } from '#contract/projects/projects.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import type { DraftTarget, NewStringTarget } from '../../../data/drafts/draft.ts';
import type { Editor } from './editor-context.ts';

/** The name of the draft of a translation of a string. */
export function draftName(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  row: Pick<EditorRow, 'id'>,
): string {
  return `${viewer.id}.${project.id}.${row.id}`;
}

/** The name of the draft of an edit of a translation. */
export function editDraftName(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  translation: Pick<Translation, 'id'>,
): string {
  return `edit.${viewer.id}.${project.id}.${translation.id}`;
}

/** The name of the draft of an edit of a string itself. */
export function stringDraftName(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  row: Pick<EditorRow, 'id'>,
): string {
  return `string.${viewer.id}.${project.id}.${row.id}`;
}

/** The name of the draft of a new string: one for each section. */
export function newStringDraftName(
  viewer: Pick<Viewer, 'id'>,
  project: Pick<Project, 'id'>,
  { section }: { section: number },
): string {
  return `new.${viewer.id}.${project.id}.${section}`;
}

/** The length of the source in a draft's target, in UTF-16 units. */
const SOURCE = 200;

/** The target of a draft for a string; undefined for a guest. */
export function draftTarget(
  { projectRef, project, viewer }: Omit<Editor, 'formats'>,
  row: Pick<EditorRow, 'id' | 'section_id' | 'index' | 'text'>,
  kind: DraftTarget['kind'],
): DraftTarget | undefined {
  const target = targetIn({ projectRef, project, viewer });
  return (
    target && {
      ...target,
      kind,
      section: row.section_id,
      string: row.id,
      index: row.index,
      source: row.text.slice(0, SOURCE),
    }
  );
}

/** The target of the draft of a new string. */
export function newStringTarget(
  editor: Editor,
  { section }: { section: number },
): NewStringTarget | undefined {
  const target = targetIn(editor);
  return target && { ...target, kind: 'newString', section };
}

function targetIn({
  projectRef,
  project: { id, name, source_lang, target_lang },
  viewer,
}: Omit<Editor, 'formats'>) {
  if (viewer.id === undefined) return undefined;
  return { user: viewer.id, project: { id, at: projectRef, name, source_lang, target_lang } };
}

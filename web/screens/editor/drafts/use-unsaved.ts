import type { EditorRow } from '#contract/texts/editor.ts';
import type { Save, WhyUnsaved } from '../../../data/drafts/draft.ts';
import { useDraftsByName } from '../../../data/drafts/use-drafts.ts';
import { draftName, editDraftName } from '../state/draft-names.ts';
import { useEditor } from '../state/editor-context.ts';

/** An unsaved text of a string: one that will be sent again (`save`), or was refused. */
export type Unsaved = { name: string; text: string; why: WhyUnsaved; save?: Save };

/** The user's unsaved texts for a string, also for edits of its translations. */
export function useUnsavedOf(row: Pick<EditorRow, 'id' | 'translations'>): readonly Unsaved[] {
  const { project, viewer } = useEditor();
  const edits = row.translations.map((translation) => editDraftName(viewer, project, translation));
  const drafts = useDraftsByName(viewer.id === undefined ? [] : [draftName(viewer, project, row), ...edits]);
  return drafts.flatMap(({ name, draft: { saves, refused } }) => [
    ...saves.flatMap((save) => (save.why ? { name, text: save.text, why: save.why, save } : [])),
    ...(refused ? [{ name, text: refused.text, why: refused }] : []),
  ]);
}

import type { EditorRow } from '#contract/editor.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { editString } from '#contract/strings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { useEditor } from '../state/editor-context.ts';
import { useStringsChanged } from './strings-changed.ts';

/** The changes of a move: section, index (left out: at the end), key. */
export type MoveTarget = Pick<BodyOf<typeof editString>, 'section_id' | 'pos' | 'key'>;

/** Moves a string with its translations and comments (strings.16). Its dialog shows the errors. */
export function useMoveString(row: EditorRow) {
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const changed = useStringsChanged();
  return useWrite({
    mutationFn: (to: MoveTarget) =>
      call(editString, { params: { project, section: row.section_id, string: row.id }, body: to }),
    onSuccess: () => {
      changed();
      offerUndo('editString', { string_id: row.id });
    },
  });
}

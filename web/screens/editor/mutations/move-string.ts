import type { EditorRow } from '#contract/editor.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { editString } from '#contract/strings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useEditor } from '../state/editor-context.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Where a string goes: another section, another number there (at its end when left out), another key. */
export type MoveTarget = Pick<BodyOf<typeof editString>, 'section_id' | 'pos' | 'key'>;

/** Moves a string with all that is in it (strings.16). The dialog that asks for it says what it is refused for. */
export function useMoveString(row: EditorRow) {
  const { at } = useEditor();
  const changed = useStringsChanged();
  return useWrite({
    mutationFn: (to: MoveTarget) =>
      call(editString, { params: { project: at, section: row.section_id, string: row.id }, body: to }),
    onSuccess: changed,
  });
}

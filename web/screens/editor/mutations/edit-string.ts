import { useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { editString } from '#contract/strings.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';
import type { StringDraft } from '#domain/texts/strings.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { removeSentText } from '../../../data/drafts/draft-store.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { useRowUpdates } from './row-updates.ts';

type Change = {
  row: EditorRow;
  /** The string's `updated_at` as it was read: an edit of a string that has changed since is refused (api.9). */
  seen: number;
  change: Partial<StringDraft & TargetTimes>;
  /** The draft of the change: its name and its text. */
  draft: { name: string; text: string };
};

/** Edits a string's own fields; its translations stay. Its form shows the errors. */
export function useEditString() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const rows = useRowUpdates();
  return useWrite({
    mutationKey: writeKeys.stringEdits(project),
    mutationFn: ({ row, seen, change }: Change) =>
      call(editString, {
        params: { project, section: row.section_id, string: row.id },
        body: { ...change, updated_at: seen },
      }),
    // Called also when the form has been closed meanwhile.
    onSuccess: (changed, { draft, seen }) => {
      removeSentText(draft.name, draft.text);
      rows.show(changed.id, (row) => ({ ...row, ...changed }));
      announce(t('editorStrings.edited', { index: changed.index }));
      if (changed.updated_at !== seen) offerUndo('editString', { string_id: changed.id });
    },
    onSettled: rows.settle,
  });
}

/** Whether the user has just given a string this text, so that it is not shown as somebody else's change. */
export function useIsOwnText(string: number, text: string): boolean {
  const { id: project } = useEditor().project;
  const own = useMutationState({
    filters: { mutationKey: writeKeys.stringEdits(project) },
    select: ({ state: { status, variables } }) => {
      const { row, change } = variables as Change;
      return status !== 'error' && row.id === string && change.text === text;
    },
  });
  return own.includes(true);
}

import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { splitString } from '#contract/strings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { useRowUpdates } from './row-updates.ts';
import { useStringsChanged } from './strings-changed.ts';

/** Splits a string in two (splits.1). Its dialog shows the errors. */
export function useSplitString(row: EditorRow) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const changed = useStringsChanged();
  const rows = useRowUpdates();
  return useWrite({
    mutationFn: (body: BodyOf<typeof splitString>) =>
      call(splitString, {
        params: { project, section: row.section_id, string: row.id },
        body: { ...body, updated_at: row.updated_at },
      }),
    onSuccess: () => {
      changed();
      announce(t('splits.done', { index: row.index }));
      offerUndo('splitString', { string_id: row.id });
    },
    onSettled: rows.settle,
  });
}

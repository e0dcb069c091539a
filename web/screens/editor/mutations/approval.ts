import { useTranslation } from 'react-i18next';
import { approve, type Translation, unapprove } from '#contract/translations.ts';
import { APPROVED, isApproved, REGULAR } from '#domain/translations/translations.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/undo/use-offer-undo.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { useEditor } from '../state/editor-context.ts';
import { withTranslation } from '../state/rows.ts';
import { sequenceScope, useRowUpdates } from './row-updates.ts';
import { useShowFailure } from './show-failure.ts';

type Approval = {
  section: number;
  translation: Translation;
  /** The approved translation, which becomes regular (translations.10). */
  before: Translation | undefined;
};

/** Approves a translation, or unapproves an approved one (translations.9, translations.10). */
export function useApproval() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const offerUndo = useOfferUndo(project);
  const rows = useRowUpdates();
  const showFailure = useShowFailure();
  return useWrite({
    mutationKey: writeKeys.rows(project),
    scope: sequenceScope(project),
    sameBy: ({ translation: { id, status } }) => `${id} ${status}`,
    mutationFn: ({ section, translation: { id, string_id, status } }: Approval) =>
      call(isApproved({ status }) ? unapprove : approve, {
        params: { project, section, string: string_id, translation: id },
      }),
    onMutate: ({ translation }) => {
      const status = isApproved(translation) ? REGULAR : APPROVED;
      const needs_review = translation.needs_review && status !== APPROVED;
      rows.show(translation.string_id, (row) =>
        withTranslation(row, { ...translation, status, needs_review }),
      );
    },
    onSuccess: (changed) => {
      rows.show(changed.string_id, (row) => withTranslation(row, changed));
      announce(t(isApproved(changed) ? 'editor.approved' : 'editor.unapproved'));
      offerUndo(isApproved(changed) ? 'approve' : 'unapprove', { translation_id: changed.id });
    },
    onError: (error, { translation, before }) => {
      rows.show(translation.string_id, (row) => {
        const without = withTranslation(row, translation);
        return before ? withTranslation(without, before) : without;
      });
      showFailure(error);
    },
    onSettled: rows.settle,
  });
}

import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { deleteSection } from '#contract/texts/sections.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { useSectionsChanged } from '../../../data/queries/use-sections-changed.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useOfferUndo } from '../../../features/history/undo/use-offer-undo.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';

type Props = { project: Project; section: Section; onClose: () => void; onGone: () => void };

/** Deletes a section after a confirmation that says what else is deleted (sections.10). */
export function DeleteSection({ project, section, onClose, onGone }: Props) {
  const { t } = useTranslation();
  const changed = useSectionsChanged(project);
  const offerUndo = useOfferUndo(project.id);
  const deletion = useWrite({
    mutationFn: () => call(deleteSection, { params: { project: project.id, section: section.id } }),
    onSuccess: async () => {
      onGone();
      announce(t('sections.deleted'));
      offerUndo('deleteSection', { section: section.id });
      await changed();
    },
  });
  const { strings_amount, translations_amount } = section.stats;
  const contents = {
    strings: t('sections.strings', { count: strings_amount }),
    translations: t('sections.translations', { count: translations_amount }),
  };
  return (
    <Confirmation
      title={t('sectionQuestion.title', { section: section.name })}
      confirmLabel={t('sectionQuestion.confirm')}
      cancelLabel={t('sectionQuestion.keep')}
      danger
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    >
      {strings_amount === 0 ? t('sectionQuestion.empty') : t('sectionQuestion.goes', contents)}
      {deletion.error && <Notice kind="error">{failureWords(t, deletion.error)}</Notice>}
    </Confirmation>
  );
}

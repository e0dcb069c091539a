import { useTranslation } from 'react-i18next';
import { leaveFamily } from '#contract/files/families.routes.ts';
import type { FamilyLanguage } from '#contract/files/families.ts';
import type { Project } from '#contract/projects/projects.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Confirmation } from '../../../ui/dialogs/Confirmation.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { useRefreshFamily } from './use-refresh-family.ts';

type Props = { project: Project; language: FamilyLanguage; onClose: () => void };

/** Asks before a project is taken out of the languages (families.6). */
export function LeaveLanguages({ project, language, onClose }: Props) {
  const { t } = useTranslation();
  const refreshFamily = useRefreshFamily(project.id);
  const leaving = useWrite({
    mutationFn: () => call(leaveFamily, { params: { project: language.project_id } }),
    onSuccess: async () => {
      await refreshFamily();
      void showSuccessToast(t('languages.left'));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: onClose,
  });
  return (
    <Confirmation
      title={t('languages.leaveAsk', { name: language.name })}
      confirmLabel={t('languages.leave')}
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    >
      {t('languages.leaveText')}
    </Confirmation>
  );
}

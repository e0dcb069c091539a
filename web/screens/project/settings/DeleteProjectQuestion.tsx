import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteProject } from '#contract/projects/projects.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { deletedProjectsQuery } from '../../../data/queries/projects.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { useUndeleteProject } from '../../../features/projects/deleted-projects/use-undelete-project.ts';
import { dateTimeText } from '../../../language/date-time-text.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { showLateUndoToast } from '../../../ui/toasts/undo-toast.tsx';
import { WhetherRestorable } from './WhetherRestorable.tsx';

type Props = { project: Project; sections: readonly Section[]; onClose: () => void };

/**
 * Deletes a project once its handle is typed, which prevents accidents, and then leads to Home, where it can be undone
 * (projects.23).
 */
export function DeleteProjectQuestion({ project, sections, onClose }: Props) {
  const { t, i18n } = useTranslation();
  useRestoreFocus();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const undelete = useUndeleteProject(
    ({ id }) => void navigate({ to: '/projects/$projectId', params: { projectId: String(id) } }),
  );
  const isMeant = typed.trim() === project.handle;
  const deletion = useWrite({
    mutationFn: () => call(deleteProject, { params: { project: project.id } }),
    onSuccess: async () => {
      await navigate({ to: '/', replace: true, ignoreBlocker: true });
      queries.removeQueries({ queryKey: cacheKeys.projects(), type: 'inactive' });
      queries.removeQueries({ queryKey: cacheKeys.sections(), type: 'inactive' });
      await Promise.all([queries.invalidateQueries({ queryKey: cacheKeys.projects() }), announce()]);
    },
  });
  /** Says that it is deleted, and until when it can be restored if that can be found out. */
  const announce = async () => {
    const known = await queries.fetchQuery({ ...deletedProjectsQuery, staleTime: 0 }).catch(() => undefined);
    const deleted = known?.projects.find(({ id }) => id === project.id);
    if (!deleted) return showSuccessToast(t('projectSettings.delete.done', { project: project.name }));
    const time = dateTimeText(deleted.restorable_until, i18n.language);
    const words = t('projectSettings.delete.doneUntil', { project: project.name, time });
    const undo = { label: t('projectSettings.delete.undo'), run: () => undelete.mutate(deleted) };
    return showLateUndoToast(words, undo);
  };
  const { strings_amount, translations_amount } = project.stats;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('projectSettings.delete.question', { project: project.name })}
      withCloseButton={false}
    >
      <form
        className="grid gap-16"
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant && !deletion.isPending) deletion.mutate();
        }}
      >
        <p>
          {t('projectSettings.delete.goes', {
            sections: t('project.sections', { count: sections.length }),
            strings: t('sections.strings', { count: strings_amount }),
            translations: t('sections.translations', { count: translations_amount }),
          })}{' '}
          <WhetherRestorable />
        </p>
        <TextInput
          label={t('projectSettings.delete.type', { handle: project.handle })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {deletion.error && <Notice kind="error">{failureWords(t, deletion.error)}</Notice>}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('projectSettings.delete.keep')}</Button>
          <Button
            type="submit"
            variant="filled"
            color="red.6"
            disabled={!isMeant}
            loading={deletion.isPending}
          >
            {t('projectSettings.delete.confirm')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

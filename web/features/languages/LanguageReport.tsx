import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FamilyLanguage, LanguageTask } from '#contract/families.ts';
import type { Project } from '#contract/projects.ts';
import { undoEvent } from '#contract/undo.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { versionCounts } from '../../language/version-words.ts';
import { useRestoreFocus } from '../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import classes from './Dialogs.module.css';
import { useFamilyChanged } from './use-family-changed.ts';

type Props = {
  project: Project;
  language: FamilyLanguage;
  name: string;
  task: LanguageTask;
  onClose: () => void;
};

/** What the last task has done in a language, section by section, and its undoing (families.13). */
export function LanguageReport({ project, language, name, task, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const changed = useFamilyChanged(project.id);
  const events = task.results.flatMap(({ event }) => event ?? []).reverse();
  const changedAmount = task.counts.reduce(
    (sum, { outcome, amount }) => (outcome === 'unchanged' ? sum : sum + amount),
    0,
  );
  const unlisted = changedAmount - task.results.length;
  const undoing = useWrite({
    mutationFn: async () => {
      for (const event of events) await call(undoEvent, { params: { project: language.project_id, event } });
    },
    onSuccess: () => {
      void showSuccessToast(t('languages.undone'));
      onClose();
    },
    onSettled: changed,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('languages.reportOf', { language: name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className={classes.facts}>
        {t('languages.reportTime')} <RelativeTime time={task.ended_at ?? task.created_at} withTime />
        {task.counts.map(({ outcome, amount }) => (
          <span key={outcome}>
            {' · '}
            {t('languages.amounts', { outcome: t(`languages.outcome.${outcome}`), amount })}
          </span>
        ))}
      </p>
      {task.refused && <Notice kind="warning">{t(`languages.stopped.${task.refused}`)}</Notice>}
      {task.results.length > 0 && (
        <ul className={classes.results}>
          {task.results.map(({ section_id, name: section, outcome, kept, ...counts }, at) => (
            // Sections that are gone have no id.
            <li key={section_id ?? `gone ${at}`}>
              <span lang={project.source_lang}>{section || t('languages.deletedSection')}</span>
              <span className={classes.outcome}>{t(`languages.outcome.${outcome}`)}</span>
              {outcome === 'updated' && (
                <span className={classes.counts}>
                  {versionCounts(t, counts)}
                  {kept > 0 && ` · ${t('languages.kept', { count: kept })}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {unlisted > 0 && (
        <Notice kind="info">
          {t('languages.unlisted', { listed: task.results.length, count: unlisted })}
        </Notice>
      )}
      {undoing.error && <Notice kind="error">{failureWords(t, undoing.error)}</Notice>}
      {events.length > 0 && (
        <Group justify="flex-end" mt={20}>
          <Button loading={undoing.isPending} onClick={() => undoing.mutate()}>
            {t('languages.undo')}
          </Button>
        </Group>
      )}
    </Modal>
  );
}

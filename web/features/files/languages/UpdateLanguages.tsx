import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './Dialogs.module.css';
import { useUpdateLanguages } from './use-update-languages.ts';

type Props = { project: Project; onClose: () => void };

/** Brings the whole source of a project to its other languages (families.12). */
export function UpdateLanguages({ project, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const [adds, setAdds] = useState(true);
  const [removes, setRemoves] = useState(false);
  const update = useUpdateLanguages(project);
  const updating = useWrite({
    mutationFn: () =>
      update({
        sections: sections.map(({ id }) => id),
        adds_sections: adds,
        removes_missing: removes,
      }),
    onSuccess: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sections.length > 0) updating.mutate();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('languages.updateTitle')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form onSubmit={submit}>
        <p className="margin-bottom-16 ui-14 ink-2">{t('languages.updateHint')}</p>
        <div className={`grid gap-12 ${classes.choices}`}>
          <Checkbox
            data-autofocus
            label={t('languages.adds')}
            checked={adds}
            onChange={(event) => setAdds(event.currentTarget.checked)}
          />
          <Checkbox
            label={t('languages.removes')}
            checked={removes}
            onChange={(event) => setRemoves(event.currentTarget.checked)}
          />
        </div>
        {updating.error && <Notice kind="error">{failureWords(t, updating.error)}</Notice>}
        <Group justify="flex-end" gap="sm" mt={20}>
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" loading={updating.isPending}>
            {t('languages.updateNow')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

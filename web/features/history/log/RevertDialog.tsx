import { Button, Group, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { startRevert } from '#contract/history/reverts.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { type RevertChoice, revertPreviewQuery } from '../../../data/queries/reverts.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { LogContext } from './log-context.ts';
import { type LogFilter, paramsOf } from './log-filter.ts';
import { RevertChoiceFields } from './RevertChoiceFields.tsx';
import classes from './RevertDialog.module.css';
import { RevertPreview } from './RevertPreview.tsx';
import { RevertResult } from './RevertResult.tsx';

type Props = {
  project: Project;
  user: UserName;
  /** The section and period that are chosen at first. */
  filter: LogFilter;
  onClose: () => void;
};

/** What a user has done, chosen by section and period; reverting it, and how that ends (reverts.6). */
export function RevertDialog({ project, user, filter: { section, period, since, until }, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const [filter, setFilter] = useState<LogFilter>({ section, period, since, until });
  const choice = useMemo<RevertChoice>(() => paramsOf(filter, new Date()), [filter]);
  const { data: sections = [] } = useQuery(sectionsQuery(project.id));
  const preview = useInfiniteQuery(revertPreviewQuery(project.id, user.id, choice));
  const starting = useWrite({
    mutationFn: () => call(startRevert, { params: { project: project.id, user: user.id }, body: choice }),
  });
  const [first] = preview.data?.pages ?? [];
  const total = first?.total ?? 0;
  const logged = useMemo(() => ({ project, sections, sectionOf: () => undefined }), [project, sections]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      fullScreen={isPhone ?? false}
      classNames={{ content: classes.content, body: classes.body }}
      title={t('reverts.title', { username: user.username })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <LogContext value={logged}>
        {starting.data ? (
          <RevertResult
            project={project.id}
            batch={starting.data}
            hasMore={first?.has_more ?? false}
            onClose={onClose}
          />
        ) : (
          <>
            <p className={`ui-13 ink-2 ${classes.lead}`}>{t('reverts.text')}</p>
            <RevertChoiceFields filter={filter} onFilter={setFilter} />
            <RevertPreview preview={preview} />
            {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
            <Group justify="flex-end" gap="sm" className={classes.buttons}>
              <Button onClick={onClose} data-autofocus>
                {t('frame.cancel')}
              </Button>
              <Button
                variant="filled"
                color="red.6"
                disabled={total === 0}
                loading={starting.isPending}
                onClick={() => starting.mutate()}
              >
                {total === 0 ? t('reverts.button') : t('reverts.start', { count: total })}
              </Button>
            </Group>
          </>
        )}
      </LogContext>
    </Modal>
  );
}

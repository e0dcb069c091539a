import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilyLanguage, LanguageTask } from '#contract/files/families.ts';
import type { Project } from '#contract/projects/projects.ts';
import { approvedPercent, translatedPercent } from '#domain/core/text/progress.ts';
import { mayIn } from '../../../data/access/access.ts';
import { isRunning } from '../../../data/queries/families.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../../ui/project-cards/ProgressBar.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import classes from './LanguagesTable.module.css';
import { Overlays } from './overlays.ts';

type Props = {
  /** The project whose page it is. */
  project: Project;
  language: FamilyLanguage;
  /** The language in the reader's words. */
  name: string;
  task: LanguageTask | undefined;
};

/** A language: a link to its project, its progress, and what is being done in it. */
export function LanguageRow({ project, language, name, task }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'report' | 'leave'>();
  const { project_id, stats } = language;
  const isHere = project_id === project.id;
  const close = () => setOpen(undefined);
  return (
    <Table.Tr aria-current={isHere || undefined}>
      <Table.Td className={classes.language}>
        {isHere ? (
          <span className={classes.here} title={t('languages.here')}>
            {name}
          </span>
        ) : (
          <Link
            to="/projects/$projectId"
            params={{ projectId: String(project_id) }}
            title={t('languages.open', { name: language.name })}
          >
            {name}
          </Link>
        )}
        <bdi className={classes.project}>{language.name}</bdi>
        {task && isRunning(task) && (
          <span className={classes.task} role="status">
            {t('languages.running', { done: task.done, amount: task.amount })}
          </span>
        )}
        {task?.refused && <span className={classes.task}>{t(`languages.stopped.${task.refused}`)}</span>}
      </Table.Td>
      <Table.Td className={classes.progress}>
        <ProgressBar stats={stats} />
      </Table.Td>
      <Table.Td className={classes.percent}>
        <Percent value={translatedPercent(stats)} />
      </Table.Td>
      <Table.Td className={classes.approved}>
        <Percent value={approvedPercent(stats)} />
      </Table.Td>
      <Table.Td className={classes.members}>{language.members_amount}</Table.Td>
      <Table.Td className={classes.last}>
        {stats.last_update !== null && <RelativeTime time={stats.last_update} />}
      </Table.Td>
      <Table.Td className={classes.acts}>
        <LanguageMenu
          name={name}
          hasReport={task !== undefined && !isRunning(task)}
          mayLeave={mayIn(project, 'is_owner', 'manage')}
          onReport={() => setOpen('report')}
          onLeave={() => setOpen('leave')}
        />
        {open === 'report' && task && (
          <Overlays.LanguageReport
            project={project}
            language={language}
            name={name}
            task={task}
            onClose={close}
          />
        )}
        {open === 'leave' && (
          <Overlays.LeaveLanguages project={project} language={language} onClose={close} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

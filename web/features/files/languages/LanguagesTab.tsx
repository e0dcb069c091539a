import { Button } from '@mantine/core';
import { IconDownload, IconFileImport, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { mayIn, roleIn } from '../../../data/access/access.ts';
import { familyQuery, languageTasksQuery } from '../../../data/queries/families.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { SharedWords } from '../../texts/shared-words/SharedWords.tsx';
import classes from './LanguagesTab.module.css';
import { LanguagesTable } from './LanguagesTable.tsx';
import { Overlays } from './overlays.ts';

const DIALOGS = {
  add: Overlays.AddLanguages,
  join: Overlays.JoinLanguages,
  download: Overlays.DownloadLanguages,
  update: Overlays.UpdateLanguages,
} as const;

/** The languages of a project with their progress, and what the owner and managers of strings do with them (families.15). */
export function LanguagesTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<keyof typeof DIALOGS>();
  const family = useQuery(familyQuery(project.id));
  const managesStrings = mayIn(project, 'can_manage_strings');
  const tasks = useQuery({ ...languageTasksQuery(project.id), enabled: managesStrings });
  const isOwner = mayIn(project, 'is_owner', 'manage');
  const languages = family.data?.languages ?? [];
  const Dialog = open && DIALOGS[open];
  const close = () => setOpen(undefined);
  const buttons = (
    <div className={`row gap-8 align-stretch wrap padding-top-16 ${classes.acts}`}>
      {isOwner && (
        <>
          <Button
            variant={languages.length > 1 ? 'default' : 'filled'}
            leftSection={<IconPlus size={16} stroke={1.75} />}
            onClick={() => setOpen('add')}
          >
            {t('languages.add')}
          </Button>
          <Button onClick={() => setOpen('join')}>{t('languages.join')}</Button>
        </>
      )}
      {managesStrings && languages.length > 1 && (
        <Button leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={() => setOpen('update')}>
          {t('languages.update')}
        </Button>
      )}
      {managesStrings && mayIn(project, 'can_manage_sections') && languages.length > 1 && (
        <Button
          leftSection={<IconFileImport size={16} stroke={1.75} />}
          renderRoot={(props) => (
            <Link
              to="/projects/$projectId/load_files"
              params={{ projectId: String(project.id) }}
              {...props}
            />
          )}
        >
          {t('addFiles.title')}
        </Button>
      )}
      {hasPermission(roleIn(project), 'can_translate') && languages.length > 1 && (
        <Button leftSection={<IconDownload size={16} stroke={1.75} />} onClick={() => setOpen('download')}>
          {t('languages.download')}
        </Button>
      )}
    </div>
  );
  return (
    <div className="padding-top-16">
      {family.error && <NotLoaded error={family.error} onRetry={() => void family.refetch()} />}
      {family.isPending && <Pending />}
      {family.data && languages.length === 1 && (
        <Empty title={t('languages.alone')} text={t('languages.aloneText')}>
          {buttons}
        </Empty>
      )}
      {languages.length > 1 && (
        <>
          <p className={`margin-bottom-16 ui-14 ink-2 ${classes.note}`}>{t('languages.note')}</p>
          <LanguagesTable project={project} languages={languages} tasks={tasks.data ?? []} />
          {buttons}
          <SharedWords project={project} />
        </>
      )}
      {Dialog && <Dialog project={project} languages={languages} onClose={close} />}
    </div>
  );
}

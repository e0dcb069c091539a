import { Badge, Button } from '@mantine/core';
import { IconEyeOff, IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hideProject } from '#contract/site/administration.routes.ts';
import type { AdministeredProject } from '#contract/site/administration.ts';
import { parseMarkup, plainText } from '#domain/core/markup/markup.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { dayText } from '../../ui/relative-time/day-text.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import { HideDialog } from './HideDialog.tsx';
import list from './list.module.css';
import classes from './ProjectsTab.module.css';
import { updateInLists } from './update-in-lists.ts';

/** A project in the list of all: name, owner, size, and whether it is hidden. Closed ones have no link. */
export function ProjectLine({ project }: { project: AdministeredProject }) {
  const { t, i18n } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const hiding = useHideProject(project.id);
  const { id, name, description, visibility, hidden, owner } = project;
  const opens = visibility !== 'closed' || hidden !== null;
  const close = () => setAsking(false);
  return (
    <li className={`line ${list.line}`}>
      <div>
        <div className={`row gap-8 row-gap-4 wrap breaks ${classes.head}`}>
          {opens ? (
            <Link to="/projects/$projectId" params={{ projectId: String(id) }}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
          {visibility !== 'public' && (
            <Badge leftSection={<IconLock size={14} stroke={1.75} />}>
              {t(`project.visibility.${visibility}`)}
            </Badge>
          )}
          {hidden && (
            <Badge className={classes.hidden} leftSection={<IconEyeOff size={14} stroke={1.75} />}>
              {t('admin.isHidden')}
            </Badge>
          )}
        </div>
        {description && <p className={classes.description}>{plainText(parseMarkup(description))}</p>}
        {hidden?.reason && (
          <p className={classes.reason}>{t('admin.hiddenBecause', { reason: hidden.reason })}</p>
        )}
        <p className="facts ui-12 ink-3">
          <span>
            <Link to="/users/$userId" params={{ userId: String(owner.id) }}>
              {owner.username}
            </Link>
          </span>
          <span>{t('admin.membersAmount', { count: project.members_amount })}</span>
          <span>{t('admin.stringsAmount', { count: project.strings_amount })}</span>
          <span>{t('admin.translationsAmount', { count: project.translations_amount })}</span>
          <span>{dayText(project.created_at, i18n.language)}</span>
        </p>
      </div>
      <Button
        aria-label={t(hidden ? 'admin.restoreNamed' : 'admin.hideNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t(hidden ? 'admin.restore' : 'admin.hide')}
      </Button>
      {isAsking && !hidden && (
        <HideDialog
          name={name}
          busy={hiding.isPending}
          onHide={(reason) => hiding.mutate({ hidden: true, reason }, { onSettled: close })}
          onClose={close}
        />
      )}
      {isAsking && hidden && (
        <Confirmation
          title={t('admin.restoreAsk', { name })}
          confirmLabel={t('admin.restore')}
          busy={hiding.isPending}
          onConfirm={() => hiding.mutate({ hidden: false }, { onSettled: close })}
          onClose={close}
        >
          {t('admin.restoreText')}
        </Confirmation>
      )}
    </li>
  );
}

type Hiding = { hidden: true; reason: string } | { hidden: false };

/** Hides or restores a project, and updates every cached list with it. */
function useHideProject(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: Hiding) => call(hideProject, { params: { project }, body }),
    onSuccess: (now) => {
      updateInLists(queries, cacheKeys.allProjects(), now);
      void queries.invalidateQueries({ queryKey: cacheKeys.projects() });
      // The log may have been opened meanwhile.
      void queries.invalidateQueries({ queryKey: cacheKeys.siteLog() });
      void showSuccessToast(t(now.hidden ? 'admin.projectHidden' : 'admin.projectRestored'));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { mayWrite } from '#domain/core/access/project-status.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './ProjectBanners.module.css';

/** Tells the owner and site administrators that the project is hidden, and why. */
export function HiddenBanner({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { hidden } = project;
  if (!hidden) return null;
  const isOwner = hasPermission(roleIn(project), 'is_owner');
  return (
    <div className={classes.banner}>
      <Notice kind="warning">
        {t(isOwner ? 'project.hiddenOwner' : 'project.hiddenAdmin')}{' '}
        {hidden.reason && t('project.hiddenReason', { reason: hidden.reason })}
      </Notice>
    </div>
  );
}

/** Says why nothing can be changed in a project that is not open (projects.22). */
export function StatusBanner({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { status } = project;
  if (status === 'opened') return null;
  const writes = mayWrite(status, 'content', hasPermission(roleIn(project), 'can_manage_project'));
  return (
    <div className={classes.banner}>
      <Notice kind="info">{t(writes ? 'project.frozenManager' : `project.${status}`)}</Notice>
    </div>
  );
}

/** Tells users who may answer requests how many there are, with a link to them. */
export function RequestsBanner({ requests }: { requests: number }) {
  const { t } = useTranslation();
  if (requests === 0) return null;
  return (
    <div className={classes.banner}>
      <Notice kind="info">
        {t('project.asked', { count: requests })}{' '}
        <Link to="." hash="members" resetScroll={false}>
          {t('project.answerThem')}
        </Link>
      </Notice>
    </div>
  );
}

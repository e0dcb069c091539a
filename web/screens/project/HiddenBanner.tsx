import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { can } from '#domain/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './StatusBanner.module.css';

/** Tells the owner and site administrators that the project is hidden, and why. */
export function HiddenBanner({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { hidden } = project;
  if (!hidden) return null;
  const isOwner = can(roleIn(project), 'is_owner');
  return (
    <div className={classes.banner}>
      <Notice kind="warning">
        {t(isOwner ? 'project.hiddenOwner' : 'project.hiddenAdmin')}{' '}
        {hidden.reason && t('project.hiddenReason', { reason: hidden.reason })}
      </Notice>
    </div>
  );
}

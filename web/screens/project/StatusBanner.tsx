import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { mayWrite } from '#domain/access/project-status.ts';
import { can } from '#domain/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './StatusBanner.module.css';

/** Says in place of dead buttons why nothing can be changed (projects.22). */
export function StatusBanner({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { status } = project;
  if (status === 'opened') return null;
  const writes = mayWrite(status, 'content', can(roleIn(project), 'can_manage_project'));
  return (
    <div className={classes.banner}>
      <Notice kind="info">{t(writes ? 'project.frozenManager' : `project.${status}`)}</Notice>
    </div>
  );
}

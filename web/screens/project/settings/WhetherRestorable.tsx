import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deletedProjectsQuery } from '../../../data/queries/projects.ts';

/** For how many days a deleted project can be restored; nothing until that is known (projects.32). */
export function WhetherRestorable() {
  const { t } = useTranslation();
  const days = useQuery(deletedProjectsQuery).data?.days;
  if (days === undefined) return null;
  return days > 0
    ? t('projectSettings.delete.restorable', { count: days })
    : t('projectSettings.delete.final');
}

import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../offline/OfflineBanner.module.css';
import { useFarewell } from './farewell.ts';

/** A line over a project's page that may no longer be read: the page stays, with what is written there, until one leaves it. */
export function FarewellBanner({ project }: { project: number }) {
  const { t } = useTranslation();
  const farewell = useFarewell(project);
  if (!farewell) return null;
  return (
    <p className={classes.banner} role="alert">
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{t(`live.farewell.${farewell}`)}</b> {t('live.farewell.stays')}{' '}
        <Link to="/projects">{t('live.farewell.leave')}</Link>
      </span>
    </p>
  );
}

import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../data/session/session.ts';
import classes from '../../ui/offline/OfflineBanner.module.css';
import { useFarewell } from './farewell.ts';

type Props = {
  project: number;
  /** Whether one writes on this page. */
  isWritten?: boolean;
};

/**
 * A line over a project's page that may no longer be read: the page stays, with what is written there, until one leaves it
 * (live.5).
 */
export function FarewellBanner({ project, isWritten = false }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const from = useLocation({ select: ({ href }) => href });
  const farewell = useFarewell(project);
  if (!farewell) return null;
  return (
    <p className={classes.banner} role="alert">
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{t(`live.farewell.${farewell}`)}</b> {isWritten && <>{t('live.farewell.stays')} </>}
        {me ? (
          <Link to="/projects">{t('live.farewell.leave')}</Link>
        ) : (
          <Link to="/login" search={{ from }}>
            {t('frame.signIn')}
          </Link>
        )}
      </span>
    </p>
  );
}

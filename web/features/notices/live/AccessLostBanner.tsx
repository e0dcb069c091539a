import { IconLock } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../data/session/session.ts';
import classes from '../../../ui/offline/OfflineBanner.module.css';
import { useAccessLoss } from './access-lost.ts';

type Props = {
  project: number;
  /** Whether the page has text fields; the banner then says that their text stays. */
  isWritten?: boolean;
};

/** A banner over the page of a project that the user may not read any more (live.5). The page stays until they leave it. */
export function AccessLostBanner({ project, isWritten = false }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const from = useLocation({ select: ({ href }) => href });
  const loss = useAccessLoss(project);
  if (!loss) return null;
  return (
    <p className={classes.banner} role="alert">
      <IconLock size={16} stroke={1.75} aria-hidden="true" />
      <span>
        <b>{t(`accessLost.${loss}`)}</b> {isWritten && <>{t('accessLost.stays')} </>}
        {me ? (
          <Link to="/projects">{t('accessLost.leave')}</Link>
        ) : (
          <Link to="/login" search={{ from }}>
            {t('frame.signIn')}
          </Link>
        )}
      </span>
    </p>
  );
}

import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../data/wire/connection.ts';
import { announce } from '../announcements/announce.ts';
import classes from './OfflineBanner.module.css';
import { useReconnected } from './use-reconnected.ts';

/**
 * A banner above every page while the service can't be reached. Its container is always there, so that screen readers
 * announce what appears in it.
 */
export function OfflineBanner() {
  const { t } = useTranslation();
  const connection = useConnection();
  useReconnected(() => announce(t('connection.back')));
  return (
    <div role="status">
      {connection !== 'there' && (
        <p className={classes.banner}>
          <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <b>{t(`connection.${connection}`)}</b> {t('connection.stays')}
          </span>
        </p>
      )}
    </div>
  );
}

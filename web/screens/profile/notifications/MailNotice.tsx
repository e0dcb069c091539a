import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/users.ts';
import { sendsMail } from '../../../data/session/page-settings.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './NotificationsTab.module.css';

/** Why no email can come to the user, with the way to change that; nothing if it can. */
export function MailNotice({ me }: { me: Me }) {
  const { t } = useTranslation();
  if (sendsMail() && me.email_confirmed) return null;
  return (
    <div className={classes.notice}>
      {sendsMail() ? (
        <Notice kind="warning">
          {t('notifications.unconfirmed')}{' '}
          <Link to="." hash="account">
            {t('profile.tab.account')}
          </Link>
        </Notice>
      ) : (
        <Notice kind="info">{t('notifications.noMail')}</Notice>
      )}
    </div>
  );
}

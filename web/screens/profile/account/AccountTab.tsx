import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/identity/users.ts';
import { OwnUsage } from '../../../features/projects/usage/OwnUsage.tsx';
import classes from './AccountTab.module.css';
import { BlockedUsers } from './BlockedUsers.tsx';
import { EmailForm } from './EmailForm.tsx';
import { EmailState } from './EmailState.tsx';

/**
 * The account settings: e-mail address and use of the quotas; links of emails from before lead here for the password
 * too (accounts.17).
 */
export function AccountTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  return (
    <div className={`grid padding-top-24 ${classes.tab}`}>
      <section className="min-width-0">
        <h2>{t('account.email')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('account.emailHint')}</p>
        <EmailState me={me} />
        <EmailForm me={me} />
      </section>
      <p className={classes.moved}>
        <Link to="." hash="security">
          {t('security.moved')}
        </Link>
      </p>
      <BlockedUsers />
      <section className="min-width-0">
        <h2>{t('usage.own')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('usage.ownHint')}</p>
        <OwnUsage />
      </section>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/users.ts';
import { OwnUsage } from '../../../features/usage/OwnUsage.tsx';
import classes from './AccountTab.module.css';
import { EmailForm } from './EmailForm.tsx';
import { EmailState } from './EmailState.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsList } from './SessionsList.tsx';

/** The account settings: e-mail address, password and sessions (accounts.17). */
export function AccountTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  return (
    <div className={classes.tab}>
      <section className={classes.part}>
        <h2>{t('account.email')}</h2>
        <p className={classes.hint}>{t('account.emailHint')}</p>
        <EmailState me={me} />
        <EmailForm me={me} />
      </section>
      <section className={classes.part}>
        <h2>{t('account.password')}</h2>
        <p className={classes.hint}>{t('account.passwordHint')}</p>
        <PasswordForm me={me} />
      </section>
      <section className={classes.part}>
        <h2>{t('account.sessions')}</h2>
        <p className={classes.hint}>{t('account.sessionsHint')}</p>
        <SessionsList />
      </section>
      <section className={classes.part}>
        <h2>{t('usage.own')}</h2>
        <p className={classes.hint}>{t('usage.ownHint')}</p>
        <OwnUsage />
      </section>
    </div>
  );
}

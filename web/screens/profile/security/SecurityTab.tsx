import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AccountServices } from '#contract/identity/sign-in-services.ts';
import type { Me } from '#contract/identity/users.ts';
import { accountServicesQuery } from '../../../data/queries/sign-in-services.ts';
import { ServiceOutcome } from '../../../features/identity/sign-in/ServiceOutcome.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from '../account/AccountTab.module.css';
import { ConnectedServices } from './ConnectedServices.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { SessionsList } from './SessionsList.tsx';

/** The security of the account: what one signs in with, where one is signed in, and what happened (security.2). */
export function SecurityTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { data: account, isPending } = useQuery(accountServicesQuery);
  const { service } = useSearch({ strict: false });
  return (
    <div className={`grid padding-top-24 ${classes.tab}`}>
      <section className="min-width-0">
        <h2>{t('account.password')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('account.passwordHint')}</p>
        <ServiceOutcome outcome={service} />
        <OwnPassword me={me} account={account} isPending={isPending} />
      </section>
      {account && account.services.length > 0 && (
        <section className="min-width-0">
          <h2>{t('services.connected.title')}</h2>
          <p className={`ui-13 ink-3 ${classes.hint}`}>{t('services.connected.hint')}</p>
          <ConnectedServices account={account} />
        </section>
      )}
      <section className="min-width-0">
        <h2>{t('security.factor.title')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('security.factor.hint')}</p>
        {me.lacks_second_factor && <Notice kind="warning">{t('security.factor.needed')}</Notice>}
        <SecondFactor />
      </section>
      <section className="min-width-0">
        <h2>{t('passkeys.title')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('passkeys.hint')}</p>
        <Passkeys />
      </section>
      <section className="min-width-0">
        <h2>{t('account.sessions')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('account.sessionsHint')}</p>
        <SessionsList />
      </section>
      <section className="min-width-0">
        <h2>{t('security.tokens')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('security.tokensHint')}</p>
        <p className={classes.moved}>
          <Link to="." hash="tokens">
            {t('security.toTokens')}
          </Link>
        </p>
      </section>
      <section className="min-width-0">
        <h2>{t('security.events')}</h2>
        <p className={`ui-13 ink-3 ${classes.hint}`}>{t('security.eventsHint', { count: 90 })}</p>
        <SecurityEvents />
      </section>
    </div>
  );
}

type OwnPasswordProps = { me: Me; account: AccountServices | undefined; isPending: boolean };

/** What is typed before it is known whether the account has a password would be lost with the form. */
function OwnPassword({ me, account, isPending }: OwnPasswordProps) {
  if (isPending) return <Skeleton height={64} aria-hidden="true" />;
  return account?.has_password === false ? (
    <FirstPassword me={me} account={account} />
  ) : (
    <PasswordForm me={me} />
  );
}

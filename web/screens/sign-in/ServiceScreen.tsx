import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceSignUpQuery } from '../../data/queries/sign-in-services.ts';
import { notifyOtherTabs } from '../../data/session/other-tabs.ts';
import { SecondFactorStep } from '../../features/identity/sign-in/SecondFactorStep.tsx';
import { Message } from '../../ui/page/Message.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { ServiceSignUp } from './ServiceSignUp.tsx';
import { SignInColumn } from './SignInColumn.tsx';

/** `/login/service`: goes on after a sign-in service, with the second factor (services.7) or a new account (services.9). */
export function ServiceScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { from } = useSearch({ from: '/frame/login/service' });
  const [[token = '', further]] = useState(() => location.hash.slice(1).split('~'));
  useEffect(() => {
    // The token stays neither in the address nor in the history.
    if (token) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  const done = () => {
    notifyOtherTabs();
    location.assign(from ?? '/');
  };
  if (!token) return <NewAccount from={from} onDone={done} />;
  return (
    <SignInColumn title={t('signIn.login.title')}>
      <SecondFactorStep
        waiting={{ token, passkeys: further === 'passkeys' }}
        onDone={done}
        onBack={() => void navigate({ to: '/login', search: { ...(from && { from }) } })}
      />
    </SignInColumn>
  );
}

function NewAccount({ from, onDone }: { from: string | undefined; onDone: () => void }) {
  const { t } = useTranslation();
  const { data: signUp, error } = useQuery(serviceSignUpQuery);
  if (error)
    return (
      <Message title={t('services.signUp.title')} text={t('services.signUp.expired')}>
        <Link to="/login" search={{ ...(from && { from }) }}>
          {t('services.signUp.again')}
        </Link>
      </Message>
    );
  if (!signUp) return <Pending />;
  return <ServiceSignUp reply={signUp} from={from} onDone={onDone} />;
}

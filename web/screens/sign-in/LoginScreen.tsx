import { Button } from '@mantine/core';
import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyOtherTabs } from '../../data/session/other-tabs.ts';
import { hasServices, sendsMail } from '../../data/session/page-settings.ts';
import { LoginFields } from '../../features/identity/sign-in/LoginFields.tsx';
import { SecondFactorStep, ServiceSignIn } from '../../features/identity/sign-in/lazy-ways.ts';
import { PasskeyButton } from '../../features/identity/sign-in/PasskeyButton.tsx';
import classes from '../../features/identity/sign-in/sign-in.module.css';
import { choicesIn, useLogin } from '../../features/identity/sign-in/use-login.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { SignInColumn } from './SignInColumn.tsx';

/** `/login` (accounts.9, accounts.10). Success loads the page that the user came from. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { from, service } = useSearch({ from: '/frame/login' });
  const username = useLocation({ select: ({ state }) => state.username });
  const password = useRef<HTMLInputElement>(null);
  // After sign-up only the password is missing.
  useEffect(() => {
    if (username) password.current?.focus();
  }, [username]);
  const done = () => {
    notifyOtherTabs();
    location.assign(from ?? '/');
  };
  const { form, submit, general, button, waiting, back } = useLogin({ ...(username && { username }), done });
  if (waiting)
    return (
      <SignInColumn title={t('signIn.login.title')}>
        <Suspense>
          <SecondFactorStep waiting={waiting} onDone={done} onBack={back} />
        </Suspense>
      </SignInColumn>
    );
  return (
    <SignInColumn title={t('signIn.login.title')}>
      {(hasServices() || service) && (
        <Suspense>
          <ServiceSignIn from={from} outcome={service} choices={form.values} />
        </Suspense>
      )}
      <Form onSubmit={submit} general={general}>
        <LoginFields form={form} password={password} />
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('signIn.login.submit')}
        </Button>
        <PasskeyButton choices={choicesIn(form.values)} onDone={done} />
      </Form>
      <p className={classes.hint}>
        {sendsMail() ? <Link to="/password">{t('signIn.login.forgot')}</Link> : t('signIn.login.forgotten')}
      </p>
      <p className={classes.hint}>
        {t('signIn.login.newHere')}{' '}
        <Link to="/signup" search={{ from }}>
          {t('signIn.login.toSignUp')}
        </Link>
      </p>
    </SignInColumn>
  );
}

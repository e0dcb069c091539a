import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/identity/users.ts';
import { notifyOtherTabs } from '../../../data/session/other-tabs.ts';
import { hasServices } from '../../../data/session/page-settings.ts';
import { applySession } from '../../../data/session/session-end.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { closeErrorToasts } from '../../../ui/toasts/toast.tsx';
import { LoginFields } from './LoginFields.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import { ServiceSignIn } from './ServiceSignIn.tsx';
import { choicesIn, useLogin } from './use-login.ts';

/** Signs in again without leaving the page, or reloads it as a guest. */
export function SignInAgain({ was }: { was: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const continueAs = (now: Me) => {
    notifyOtherTabs();
    void closeErrorToasts();
    applySession(queries, was, now);
    if (now.id === was.id) announce(t('session.back'));
  };
  const { form, submit, general, button, waiting, back } = useLogin({
    username: was.username,
    done: continueAs,
  });
  if (waiting) return <SecondFactorStep waiting={waiting} onDone={continueAs} onBack={back} />;
  return (
    <div className="grid gap-16">
      <p>{t('session.endedText', { username: was.username })}</p>
      {hasServices() && (
        <ServiceSignIn from={location.pathname + location.search + location.hash} choices={form.values} />
      )}
      <Form onSubmit={submit} general={general}>
        <LoginFields form={form} focus="password" />
        <Group justify="flex-end" gap="sm">
          <Button onClick={() => location.reload()}>{t('session.goOnAsGuest')}</Button>
          <Button {...button} variant="filled">
            {t('signIn.login.submit')}
          </Button>
        </Group>
        <PasskeyButton choices={choicesIn(form.values)} onDone={continueAs} />
      </Form>
    </div>
  );
}

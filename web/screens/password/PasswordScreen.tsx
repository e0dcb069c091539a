import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePassword } from '#contract/identity/users.routes.ts';
import { whyNotPassword } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { byField, Failure } from '../../data/wire/failure.ts';
import { NewPasswordInput } from '../../features/identity/passwords/NewPasswordInput.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Message } from '../../ui/page/Message.tsx';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import { SignInColumn } from '../sign-in/SignInColumn.tsx';

/**
 * `/password/{token}`: chooses a new password by a link of an administrator (accounts.18) or of an email (accounts.21).
 * Success leads to `/login`.
 */
export function PasswordScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { token } = useParams({ from: '/frame/password/$token' });
  const [isSpent, setSpent] = useState(false);
  const { form, submit, general, button } = useSubmitForm({
    initial: { password: '' },
    whyNot: ({ password }) => ({ password: whyNotPassword(password) }),
    send: async ({ password }) => {
      try {
        await call(choosePassword, { body: { token, password } });
      } catch (error) {
        if (error instanceof Failure && byField(error).has('token')) setSpent(true);
        throw error;
      }
    },
    done: async () => {
      void showSuccessToast(t('password.done'));
      // All sessions of the user have ended, also this browser's if it was theirs.
      await queries.resetQueries({ queryKey: sessionQuery.queryKey });
      await navigate({ to: '/login' });
    },
  });
  if (isSpent) return <Message title={t('password.spent')} text={t('password.spentText')} />;
  return (
    <SignInColumn title={t('password.title')}>
      <Form onSubmit={submit} general={general}>
        <NewPasswordInput
          label={t('password.label')}
          description={t('signIn.signUp.passwordHint', { min: LIMITS.password.min })}
          {...form.getInputProps('password')}
        />
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('password.submit')}
        </Button>
      </Form>
    </SignInColumn>
  );
}

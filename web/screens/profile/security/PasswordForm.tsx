import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contract/identity/account.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { whyNotPassword } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { sessionsQuery } from '../../../data/queries/sessions.ts';
import { notifyOtherTabs } from '../../../data/session/other-tabs.ts';
import { call } from '../../../data/wire/call.ts';
import { NewPasswordInput } from '../../../features/identity/passwords/NewPasswordInput.tsx';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from '../account/AccountTab.module.css';
import { CurrentPassword } from '../account/CurrentPassword.tsx';

/** Changes the password; asks for the current one. */
export function PasswordForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, button } = useSubmitForm({
    name: 'password',
    initial: { current_password: '', password: '' },
    whyNot: ({ current_password, password }) => ({
      current_password: current_password === '' ? 'required' : undefined,
      password: whyNotPassword(password, me),
    }),
    send: (body) => call(changePassword, { body }),
    done: () => {
      // Other tabs have lost their session too, and may have checked it before the new cookie was set.
      notifyOtherTabs();
      form.reset();
      void queries.invalidateQueries(sessionsQuery);
      void showSuccessToast(t('account.passwordSaved'));
    },
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <CurrentPassword {...form.getInputProps('current_password')} />
        <NewPasswordInput
          label={t('account.newPassword')}
          owner={me}
          description={t('signIn.signUp.passwordHint', { min: LIMITS.password.min })}
          {...form.getInputProps('password')}
        />
        <div>
          <Button {...button}>{t('account.savePassword')}</Button>
        </div>
      </Form>
      <LeaveQuestion isChanged={form.isDirty()} />
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEmail } from '#contract/identity/account.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { sessionQuery } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './AccountTab.module.css';
import { CurrentPassword } from './CurrentPassword.tsx';

/** Changes the e-mail address; asks for the current password. */
export function EmailForm({ me }: { me: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, button } = useSubmitForm({
    name: 'email',
    initial: { email: me.email, current_password: '' },
    whyNot: ({ email, current_password }) => ({
      email: whyNotEmail(email.trim()),
      current_password: current_password === '' ? 'required' : undefined,
    }),
    bounds: { email: LIMITS.email },
    send: (body) => call(changeEmail, { body }),
    done: (saved) => {
      queries.setQueryData(sessionQuery.queryKey, saved);
      const values = { email: saved.email, current_password: '' };
      form.setValues(values);
      form.resetDirty(values);
      void showSuccessToast(t('account.emailSaved'));
    },
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          type="email"
          label={t('account.email')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <CurrentPassword {...form.getInputProps('current_password')} />
        <div>
          <Button {...button}>{t('account.saveEmail')}</Button>
        </div>
      </Form>
      <LeaveQuestion isChanged={form.isDirty()} />
    </div>
  );
}

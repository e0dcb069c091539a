import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirmWithService, setFirstPassword } from '#contract/identity/sign-in-services.routes.ts';
import type { AccountServices } from '#contract/identity/sign-in-services.ts';
import type { Me } from '#contract/identity/users.ts';
import { whyNotPassword } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { securityEventsQuery } from '../../../data/queries/security.ts';
import { sessionsQuery } from '../../../data/queries/sessions.ts';
import { accountServicesQuery } from '../../../data/queries/sign-in-services.ts';
import { notifyOtherTabs } from '../../../data/session/other-tabs.ts';
import { call } from '../../../data/wire/call.ts';
import { NewPasswordInput } from '../../../features/identity/passwords/NewPasswordInput.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from '../account/AccountTab.module.css';

/** Sets the first password of an account, once a connected service has confirmed it (services.12). */
export function FirstPassword({ me, account }: { me: Me; account: AccountServices }) {
  const { t } = useTranslation();
  if (account.may_set_password) return <PasswordFields me={me} />;
  return (
    <>
      <p className={`ui-13 ink-3 ${classes.hint}`}>{t('services.password.none')}</p>
      {account.services.map(
        ({ name, label, id }) => name && id !== null && <Confirm key={name} name={name} label={label} />,
      )}
    </>
  );
}

function Confirm({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const { submit, general, button } = useSubmitForm({
    initial: {},
    whyNot: () => ({}),
    send: () => call(confirmWithService, { params: { service: name } }),
    done: ({ address }) => location.assign(address),
  });
  return (
    <Form onSubmit={submit} general={general}>
      <div>
        <Button {...button}>{t('services.password.confirm', { name: label })}</Button>
      </div>
    </Form>
  );
}

function PasswordFields({ me }: { me: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, button } = useSubmitForm({
    name: 'first-password',
    initial: { password: '' },
    whyNot: ({ password }) => ({ password: whyNotPassword(password, me) }),
    send: (body) => call(setFirstPassword, { body }),
    done: () => {
      // Other tabs have lost their session too, and may have checked it before the new cookie was set.
      notifyOtherTabs();
      void queries.invalidateQueries(accountServicesQuery);
      void queries.invalidateQueries(sessionsQuery);
      void queries.invalidateQueries(securityEventsQuery);
      void showSuccessToast(t('services.password.isSet'));
    },
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <NewPasswordInput
          label={t('account.newPassword')}
          owner={me}
          description={t('signIn.signUp.passwordHint', { min: LIMITS.password.min })}
          {...form.getInputProps('password')}
        />
        <div>
          <Button {...button}>{t('services.password.set')}</Button>
        </div>
      </Form>
    </div>
  );
}

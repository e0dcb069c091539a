import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPasswordReset } from '#contract/identity/account.routes.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { sendsMail } from '../../data/session/page-settings.ts';
import { call } from '../../data/wire/call.ts';
import classes from '../../features/identity/sign-in/sign-in.module.css';
import { languageOf } from '../../language/languages.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Message } from '../../ui/page/Message.tsx';
import { SignInColumn } from '../sign-in/SignInColumn.tsx';

/** Milliseconds. */

/** `/password`: asks for an email with a link for a new password (accounts.21). */
export function AskForLinkScreen() {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useState<string>();
  const { form, submit, general, button } = useSubmitForm({
    initial: { email: '' },
    whyNot: ({ email }) => ({ email: whyNotEmail(email.trim()) }),
    send: ({ email }) => call(requestPasswordReset, { body: { email, language: languageOf(i18n) } }),
    done: (_, { email }) => setAddress(email.trim()),
  });
  const back = <Link to="/login">{t('password.toLogin')}</Link>;
  if (!sendsMail()) return <Message title={t('password.ask')} text={t('password.noMail')} />;
  if (address)
    return (
      <Message
        title={t('password.sent')}
        text={t('password.sentText', { address, minutes: SERVICE_LIMITS.resetLinkLasts / MINUTE })}
      >
        {back}
      </Message>
    );
  return (
    <SignInColumn title={t('password.ask')}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          type="email"
          label={t('password.email')}
          description={t('password.emailHint')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('password.send')}
        </Button>
      </Form>
      <p className={classes.hint}>{back}</p>
    </SignInColumn>
  );
}

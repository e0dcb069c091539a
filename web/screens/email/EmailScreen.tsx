import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmEmail } from '#contract/identity/account.routes.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { byField, Failure } from '../../data/wire/failure.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Message } from '../../ui/page/Message.tsx';
import { SignInColumn } from '../sign-in/SignInColumn.tsx';

/**
 * `/email/{token}`: confirms an address by the link that was sent to it (accounts.20). A button does so, because
 * programs that check emails open their links.
 */
export function EmailScreen() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { token } = useParams({ from: '/frame/email/$token' });
  const [outcome, setOutcome] = useState<'confirmed' | 'spent'>();
  const { submit, general, button } = useSubmitForm({
    initial: {},
    whyNot: () => ({}),
    send: async () => {
      try {
        await call(confirmEmail, { body: { token } });
      } catch (error) {
        if (error instanceof Failure && byField(error).has('token')) setOutcome('spent');
        throw error;
      }
    },
    done: () => {
      setOutcome('confirmed');
      return queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  if (outcome === 'spent') return <Message title={t('email.spent')} text={t('email.spentText')} />;
  if (outcome === 'confirmed')
    return (
      <Message title={t('email.confirmed')} text={t('email.confirmedText')}>
        <Link to="/">{t('email.goOn')}</Link>
      </Message>
    );
  return (
    <SignInColumn title={t('email.title')}>
      <Form onSubmit={submit} general={general}>
        <p>{t('email.question')}</p>
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('email.submit')}
        </Button>
      </Form>
    </SignInColumn>
  );
}

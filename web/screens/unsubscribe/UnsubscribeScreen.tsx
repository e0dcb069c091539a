import { Button } from '@mantine/core';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unsubscribe } from '#contract/notices/notifications.routes.ts';
import { UNSUBSCRIBED } from '#domain/notices/notifications/unsubscribe.ts';
import { call } from '../../data/wire/call.ts';
import { Failure } from '../../data/wire/failure.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Message } from '../../ui/page/Message.tsx';
import { SignInColumn } from '../sign-in/SignInColumn.tsx';

/**
 * `/unsubscribe/{token}?what=`: says which emails its link switches off (notifications.18). A button does so, because
 * programs that check emails open their links.
 */
export function UnsubscribeScreen() {
  const { t } = useTranslation();
  const { token } = useParams({ from: '/frame/unsubscribe/$token' });
  const search = useSearch({ from: '/frame/unsubscribe/$token' });
  const what = UNSUBSCRIBED.find((one) => one === search.what) ?? 'all';
  const [outcome, setOutcome] = useState<'done' | 'wrong'>();
  const { submit, general, button } = useSubmitForm({
    initial: {},
    whyNot: () => ({}),
    send: async () => {
      try {
        await call(unsubscribe, { params: { unsubscribe_token: token }, query: { what } });
      } catch (error) {
        if (error instanceof Failure && [400, 404].includes(error.status)) setOutcome('wrong');
        throw error;
      }
    },
    done: () => setOutcome('done'),
  });
  if (outcome === 'wrong')
    return <Message title={t('unsubscribe.wrong')} text={t('unsubscribe.wrongText')} />;
  if (outcome === 'done')
    return (
      <Message title={t('unsubscribe.done')} text={t('unsubscribe.doneText')}>
        <Link to="/">{t('unsubscribe.goOn')}</Link>
      </Message>
    );
  return (
    <SignInColumn title={t('unsubscribe.title')}>
      <Form onSubmit={submit} general={general}>
        <p>
          {t('unsubscribe.question')} <strong>{t(`unsubscribe.what.${what}`)}</strong>.
        </p>
        <p>{t('unsubscribe.stays')}</p>
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('unsubscribe.submit')}
        </Button>
      </Form>
    </SignInColumn>
  );
}

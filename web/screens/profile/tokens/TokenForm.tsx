import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createApiToken } from '#contract/identity/api-tokens.routes.ts';
import { SCOPES } from '#domain/core/access/scopes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { apiTokensQuery } from '../../../data/queries/api-tokens.ts';
import { call } from '../../../data/wire/call.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import classes from './TokensTab.module.css';
import { EMPTY_TOKEN, LIFETIMES, tokenOf, whyNotToken } from './token-values.ts';

type Props = { onCreated: (token: string) => void; onClose: () => void };

/** A new token: what it is for, what it may do, until when, and the password (tokens.1). */
export function TokenForm({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, button } = useSubmitForm({
    name: 'api-token',
    initial: EMPTY_TOKEN,
    whyNot: (draft) => whyNotToken(draft, Date.now()),
    bounds: { name: LIMITS.apiTokenName },
    send: (draft) => call(createApiToken, { body: tokenOf(draft, Date.now()) }),
    done: ({ token }) => {
      void queries.invalidateQueries(apiTokensQuery);
      onCreated(token);
    },
  });
  // The first checkbox takes the focus, since the group can't have it.
  const { 'data-path': path, ...scopes } = { 'data-path': '', ...form.getInputProps('scopes') };
  return (
    <div className={classes.form}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('apiTokens.name')}
          description={t('apiTokens.nameHint')}
          autoComplete="off"
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        <Checkbox.Group label={t('apiTokens.scopes')} {...scopes}>
          <div className={`grid gap-10 ${classes.scopes}`}>
            {SCOPES.map((scope, nth) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`apiTokens.scope.${scope}`)}
                description={t(`apiTokens.scopeHint.${scope}`)}
                {...(nth === 0 && { 'data-path': path })}
              />
            ))}
          </div>
        </Checkbox.Group>
        <NativeSelect
          label={t('apiTokens.expires')}
          data={LIFETIMES.map((value) => ({ value, label: t(`apiTokens.lasts.${value}`) }))}
          {...(form.values.lifetime === 'never' && { description: t('apiTokens.neverHint') })}
          {...form.getInputProps('lifetime')}
        />
        {form.values.lifetime === 'date' && (
          <TextInput type="date" label={t('apiTokens.date')} {...form.getInputProps('expires_at')} />
        )}
        <CurrentPassword {...form.getInputProps('current_password')} />
        <div className="row gap-8 align-stretch wrap">
          <Button {...button} variant="filled">
            {t('apiTokens.create')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </Form>
      <LeaveQuestion isChanged={form.isDirty()} />
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { signUpWithService } from '#contract/identity/sign-in-services.routes.ts';
import type { getServiceSignUp } from '#contract/identity/sign-in-services.ts';
import { whyNotEmail } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { typedUsername, whyNotUsername } from '#domain/core/names/handle.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { call } from '../../data/wire/call.ts';
import { EmailInput } from '../../features/identity/sign-in/EmailInput.tsx';
import classes from '../../features/identity/sign-in/sign-in.module.css';
import { languageOf } from '../../language/languages.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { hinted } from './hinted.ts';
import { SignInColumn } from './SignInColumn.tsx';
import { useAdmission } from './use-admission.ts';

type Props = { reply: ReplyOf<typeof getServiceSignUp>; from: string | undefined; onDone: () => void };

/** Makes an account for a visitor whom a service has named, with what the site asks for besides (services.9). */
export function ServiceSignUp({ reply, from, onDone }: Props) {
  const { t } = useTranslation();
  const { label: name } = reply;
  const { isPending, whyNot, needsCode, link } = useAdmission(from);
  if (isPending) return <Pending />;
  return (
    <SignInColumn title={t('services.signUp.title')}>
      {whyNot ? (
        <Notice kind="info">{t(`joining.signUp.${whyNot}`)}</Notice>
      ) : (
        <>
          <p className="margin-bottom-16">{t('services.signUp.intro', { name })}</p>
          <Fields reply={reply} needsCode={needsCode} invitation={link?.invitation} onDone={onDone} />
        </>
      )}
      <p className={classes.hint}>
        <Link to="/login" search={{ ...(from && { from }) }}>
          {t('services.signUp.have', { name })}
        </Link>
      </p>
    </SignInColumn>
  );
}

type FieldsProps = Pick<Props, 'reply' | 'onDone'> & { needsCode: boolean; invitation: string | undefined };

function Fields({ reply, needsCode, invitation, onDone }: FieldsProps) {
  const { t, i18n } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: 'service-sign-up',
    initial: { username: reply.username, email: reply.email, secret_code: '' },
    whyNot: ({ username, email, secret_code }) => ({
      username: whyNotUsername(typedUsername(username)),
      email: whyNotEmail(email.trim()),
      secret_code: needsCode && isBlank(secret_code) ? 'required' : undefined,
    }),
    send: ({ secret_code, ...body }) =>
      call(signUpWithService, {
        body: {
          ...body,
          ...(needsCode && { secret_code }),
          ...(invitation && { invitation }),
          language: languageOf(i18n),
        },
      }),
    done: onDone,
  });
  return (
    <Form onSubmit={submit} general={general}>
      <TextInput
        label={t('signIn.signUp.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...hinted(
          form.getInputProps('username'),
          t('signIn.signUp.usernameHint', { min: LIMITS.username.min }),
        )}
        onChange={({ currentTarget }) => form.setFieldValue('username', currentTarget.value.toLowerCase())}
      />
      <EmailInput label={t('signIn.signUp.email')} {...form.getInputProps('email')} />
      {needsCode && (
        <TextInput
          label={t('signIn.signUp.code')}
          autoComplete="off"
          spellCheck={false}
          {...hinted(form.getInputProps('secret_code'), t('signIn.signUp.codeHint'))}
        />
      )}
      <Button {...button} variant="filled" size="md" fullWidth>
        {t('services.signUp.submit')}
      </Button>
    </Form>
  );
}

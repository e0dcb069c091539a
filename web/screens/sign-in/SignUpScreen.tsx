import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { register } from '#contract/identity/users.routes.ts';
import { whyNotEmail, whyNotPassword } from '#domain/core/access/accounts.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { typedUsername, whyNotUsername } from '#domain/core/names/handle.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { hasServices } from '../../data/session/page-settings.ts';
import { call } from '../../data/wire/call.ts';
import { NewPasswordInput } from '../../features/identity/passwords/NewPasswordInput.tsx';
import { EmailInput } from '../../features/identity/sign-in/EmailInput.tsx';
import { ServiceSignIn } from '../../features/identity/sign-in/lazy-ways.ts';
import classes from '../../features/identity/sign-in/sign-in.module.css';
import { languageOf } from '../../language/languages.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../ui/forms/use-submit-form.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { showSuccessToast } from '../../ui/toasts/toast.tsx';
import { hinted } from './hinted.ts';
import { SignInColumn } from './SignInColumn.tsx';
import { useAdmission } from './use-admission.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name of a user who has just signed up, which `/login` fills in. */
    username?: string;
  }
}

/** `/signup` (accounts.1): the form, or why nobody can sign up now (accounts.26). */
export function SignUpScreen() {
  const { t } = useTranslation();
  const { from } = useSearch({ from: '/frame/signup' });
  const admission = useAdmission(from);
  const { isPending, whyNot } = admission;
  if (isPending) return <Pending />;
  return (
    <SignInColumn title={t('signIn.signUp.title')}>
      {whyNot ? (
        <Notice kind="info">{t(`joining.signUp.${whyNot}`)}</Notice>
      ) : (
        <>
          {hasServices() && (
            <Suspense>
              <ServiceSignIn from={from} />
            </Suspense>
          )}
          <SignUpForm {...admission} from={from} />
        </>
      )}
      <p className={classes.hint}>
        {t('signIn.signUp.haveAccount')}{' '}
        <Link to="/login" search={{ from }}>
          {t('signIn.signUp.toLogin')}
        </Link>
      </p>
    </SignInColumn>
  );
}

type Props = Pick<ReturnType<typeof useAdmission>, 'needsCode' | 'link'> & { from: string | undefined };

/** Asks for what is needed. Success leads to `/login`, and from there to the page that the user came from. */
function SignUpForm({ needsCode, link, from }: Props) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { form, submit, general, button } = useSubmitForm({
    initial: { email: '', username: '', password: '', secret_code: '' },
    whyNot: ({ email, username, password, secret_code }) => ({
      email: whyNotEmail(email.trim()),
      username: whyNotUsername(typedUsername(username)),
      password: whyNotPassword(password, { username, email }),
      secret_code: needsCode && isBlank(secret_code) ? 'required' : undefined,
    }),
    send: ({ secret_code, ...body }) =>
      call(register, {
        body: {
          ...body,
          ...(needsCode && { secret_code }),
          ...(link && { invitation: link.invitation }),
          language: languageOf(i18n),
        },
      }),
    done: ({ username }) => {
      void showSuccessToast(t('signIn.signUp.done'));
      return navigate({ to: '/login', search: { from }, state: { username } });
    },
  });
  return (
    <Form onSubmit={submit} general={general}>
      {link && (
        <p>
          {t('joining.signUp.byInvitation', {
            username: link.to.maker.username,
            project: link.to.project.name,
          })}
        </p>
      )}
      <EmailInput label={t('signIn.signUp.email')} {...form.getInputProps('email')} />
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
      <NewPasswordInput
        label={t('signIn.password')}
        owner={form.values}
        {...hinted(
          form.getInputProps('password'),
          t('signIn.signUp.passwordHint', { min: LIMITS.password.min }),
        )}
      />
      {needsCode && (
        <TextInput
          label={t('signIn.signUp.code')}
          autoComplete="off"
          spellCheck={false}
          {...hinted(form.getInputProps('secret_code'), t('signIn.signUp.codeHint'))}
        />
      )}
      <Button {...button} variant="filled" size="md" fullWidth>
        {t('signIn.signUp.submit')}
      </Button>
    </Form>
  );
}

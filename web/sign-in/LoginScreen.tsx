import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { login } from '#contract/users.ts';
import { isBlank } from '#domain/text.ts';
import { Form } from '../forms/Form.tsx';
import { useDraft } from '../forms/useDraft.ts';
import { call } from '../wire/call.ts';
import { SignInColumn } from './SignInColumn.tsx';
import classes from './signIn.module.css';

/** `/login` (SPEC §2, §8). Success leads to the page one came from, loaded anew. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { from = '/' } = useSearch({ from: '/frame/login' });
  const { form, submit, general, busy } = useDraft({
    initial: { username: '', password: '', remember: false, remember_forever: false },
    whyNot: ({ username, password }) => ({
      username: isBlank(username) ? 'required' : undefined,
      password: password === '' ? 'required' : undefined,
    }),
    unknown: t('signIn.login.unknown'),
    send: (body) => call(login, { body }),
    done: () => location.assign(from),
  });
  const { remember } = form.values;
  return (
    <SignInColumn title={t('signIn.login.title')}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('signIn.login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label={t('signIn.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
          {...form.getInputProps('password')}
        />
        <div className={classes.remember}>
          <Checkbox
            label={t('signIn.login.remember')}
            description={t('signIn.login.rememberHint')}
            {...form.getInputProps('remember', { type: 'checkbox' })}
          />
          {remember && (
            <Checkbox
              className={classes.forever}
              label={t('signIn.login.rememberForever')}
              description={t('signIn.login.rememberForeverHint')}
              {...form.getInputProps('remember_forever', { type: 'checkbox' })}
            />
          )}
        </div>
        <Button type="submit" variant="filled" size="md" disabled={busy} fullWidth>
          {t('signIn.login.submit')}
        </Button>
      </Form>
      <p className={classes.hint}>{t('signIn.login.forgotten')}</p>
      <p className={classes.hint}>
        {t('signIn.login.newHere')} <Link to="/signup">{t('signIn.login.toSignUp')}</Link>
      </p>
    </SignInColumn>
  );
}

import { Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './sign-in.module.css';
import type { useLogin } from './use-login.ts';

type Props = {
  form: ReturnType<typeof useLogin>['form'];
  /** The field that has the focus in a dialog. */
  focus?: 'password';
  password?: RefObject<HTMLInputElement | null>;
};

/** The fields of the sign-in form: username, password, and how long to stay signed in (accounts.8). */
export function LoginFields({ form, focus, password }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('signIn.login.username')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <PasswordInput
        ref={password}
        label={t('signIn.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
        data-autofocus={focus === 'password' || undefined}
        {...form.getInputProps('password')}
      />
      <div className="grid gap-8">
        <Checkbox
          label={t('signIn.login.remember')}
          description={t('signIn.login.rememberHint')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        {form.values.remember && (
          <Checkbox
            className={classes.forever}
            label={t('signIn.login.rememberForever')}
            description={t('signIn.login.rememberForeverHint')}
            {...form.getInputProps('remember_forever', { type: 'checkbox' })}
          />
        )}
      </div>
    </>
  );
}

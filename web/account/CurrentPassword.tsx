import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The password that one has: it proves that it is oneself who changes how one gets in. */
export function CurrentPassword(props: PasswordInputProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={t('account.currentPassword')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
      {...props}
    />
  );
}

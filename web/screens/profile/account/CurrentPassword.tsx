import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { accountServicesQuery } from '../../../data/queries/sign-in-services.ts';
import { hasServices } from '../../../data/session/page-settings.ts';
import { Notice } from '../../../ui/page/Notice.tsx';

/** The current password, which confirms changes of the account; who has none is told to set one first (services.1). */
export function CurrentPassword(props: PasswordInputProps) {
  const { t } = useTranslation();
  const { data: account } = useQuery({ ...accountServicesQuery, enabled: hasServices() });
  if (account?.has_password === false)
    return (
      <Notice kind="info">
        {t('services.password.first')}{' '}
        <Link to="." hash="security">
          {t('services.password.toSecurity')}
        </Link>
      </Notice>
    );
  return (
    <PasswordInput
      label={t('account.currentPassword')}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
      {...props}
    />
  );
}

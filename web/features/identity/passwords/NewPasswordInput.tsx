import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordOwner } from '#domain/core/access/password-strength.ts';
import { lazyComponent } from '../../../ui/page/screen.ts';

const StrengthMeter = lazyComponent(() => import('./StrengthMeter.tsx'), 'StrengthMeter');

type Props = Omit<PasswordInputProps, 'value'> & { value?: string; owner?: PasswordOwner };

/** A field for a new password, with a meter below it while one types. */
export function NewPasswordInput({ owner = {}, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      <PasswordInput
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
        {...props}
      />
      {props.value && (
        // Without its code the server alone judges.
        <CatchBoundary getResetKey={() => 'meter'} errorComponent={() => null}>
          <Suspense>
            <StrengthMeter password={props.value} owner={owner} />
          </Suspense>
        </CatchBoundary>
      )}
    </div>
  );
}

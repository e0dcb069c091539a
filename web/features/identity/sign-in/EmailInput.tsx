import { Anchor, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { suggestedEmail } from '#domain/core/access/suggested-email.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  value?: string;
  onChange: (email: string) => void;
};

/**
 * The field of an email address. One whose domain looks like a common one has that one below it, to take by a press
 * (accounts.41).
 */
export function EmailInput({ value = '', onChange, ...props }: Props) {
  const { t } = useTranslation();
  const meant = suggestedEmail(value);
  return (
    <div>
      <TextInput
        type="email"
        autoComplete="email"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...props}
      />
      <div role="status">
        {meant && !props.error && (
          <Anchor component="button" type="button" size="sm" onClick={() => onChange(meant)}>
            {t('signIn.signUp.emailMeant', { email: meant })}
          </Anchor>
        )}
      </div>
    </div>
  );
}

import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { continueLogin } from '#contract/identity/security.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { hasPasskeys } from '../../../data/session/page-settings.ts';
import { call } from '../../../data/wire/call.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import classes from './sign-in.module.css';
import { continueByPasskey } from './sign-in-by-passkey.ts';
import type { WaitingSignIn } from './use-login.ts';

type Props = { waiting: WaitingSignIn; onDone: (me: Me) => unknown; onBack: () => void };

/** The second step of a sign-in: a code of the user's app, a recovery code (security.6), or a passkey (passkeys.7). */
export function SecondFactorStep({ waiting: { token, passkeys }, onDone, onBack }: Props) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: 'second-step',
    initial: { code: '' },
    whyNot: ({ code }) => ({ code: code.trim() === '' ? 'required' : undefined }),
    send: ({ code }) => call(continueLogin, { body: { token, code } }),
    done: onDone,
  });
  return (
    <>
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('security.factor.code')}
          description={t('security.factor.anyCodeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          data-autofocus
          {...form.getInputProps('code')}
        />
        <Button {...button} variant="filled" size="md" fullWidth>
          {t('signIn.login.submit')}
        </Button>
        {passkeys && hasPasskeys() && (
          <Button
            size="md"
            fullWidth
            onClick={async () => {
              const me = await continueByPasskey(token);
              if (me) onDone(me);
            }}
          >
            {t('passkeys.use')}
          </Button>
        )}
      </Form>
      <p className={classes.hint}>
        <button type="button" className={classes.back} onClick={onBack}>
          {t('security.factor.back')}
        </button>
      </p>
    </>
  );
}

import { Button, TextInput } from '@mantine/core';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addPasskey, beginPasskey } from '#contract/identity/passkeys.routes.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { secondFactorQuery } from '../../../data/queries/security.ts';
import { sessionsQuery } from '../../../data/queries/sessions.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import { CodeInput } from './CodeInput.tsx';
import { deviceName } from './device-name.ts';
import classes from './SecondFactor.module.css';

type Props = { onDone: () => void; onClose: () => void };

/**
 * Adds a passkey of this device: its name, suggested from the browser, and the password; with a second factor a code
 * too.
 */
export function AddPasskey(props: Props) {
  const { t } = useTranslation();
  const { data: factor } = useQuery(secondFactorQuery);
  const { data: sessions } = useQuery(sessionsQuery);
  if (!factor || !sessions) return null;
  const currentSession = sessions.find(({ is_current }) => is_current);
  const name = currentSession ? deviceName(t, currentSession).slice(0, SERVICE_LIMITS.passkeyName.max) : '';
  return <AddForm {...props} suggestion={name} needsCode={factor.since !== null} />;
}

function AddForm({
  suggestion,
  needsCode,
  onDone,
  onClose,
}: Props & { suggestion: string; needsCode: boolean }) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: 'passkey',
    initial: { name: suggestion, current_password: '', code: '' },
    bounds: { name: SERVICE_LIMITS.passkeyName },
    whyNot: ({ name, current_password, code }) => ({
      name: isBlank(name)
        ? 'required'
        : name.trim().length > SERVICE_LIMITS.passkeyName.max
          ? 'maxlength'
          : undefined,
      current_password: current_password === '' ? 'required' : undefined,
      code: needsCode && isBlank(code) ? 'required' : undefined,
    }),
    unknown: t('passkeys.cancelled'),
    send: async ({ name, ...proof }) => {
      const optionsJSON = await call(beginPasskey, { body: proof });
      const credential = await startRegistration({ optionsJSON }).catch(refuseKnown);
      return call(addPasskey, { body: { name, credential } });
    },
    done: () => {
      void showSuccessToast(t('passkeys.added'));
      onDone();
    },
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHint')}
          autoComplete="off"
          autoFocus
          {...form.getInputProps('name')}
        />
        <CurrentPassword {...form.getInputProps('current_password')} />
        {needsCode && (
          <CodeInput description={t('security.factor.anyCodeHint')} {...form.getInputProps('code')} />
        )}
        <div className="row gap-8 align-stretch wrap">
          <Button {...button} variant="filled">
            {t('passkeys.next')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Throws what a device says that has a passkey of this user already, as a refusal that has words. */
function refuseKnown(error: unknown): never {
  const isKnown =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  throw isKnown ? new Failure(400, [{ key: 'credential', kind: 'notUnique' }]) : error;
}

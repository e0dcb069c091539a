import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { removePasskey, renamePasskey } from '#contract/identity/passkeys.routes.ts';
import type { Passkey } from '#contract/identity/passkeys.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { call } from '../../../data/wire/call.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { CurrentPassword } from '../account/CurrentPassword.tsx';

type Props = { passkey: Passkey; onDone: () => void; onClose: () => void };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey: { id, name }, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: `passkey-${id}`,
    initial: { name },
    bounds: { name: SERVICE_LIMITS.passkeyName },
    whyNot: ({ name }) => ({ name: isBlank(name) ? 'required' : undefined }),
    send: (body) => call(renamePasskey, { params: { passkey: id }, body }),
    done: () => {
      void showSuccessToast(t('passkeys.renamed'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit} general={general}>
      <TextInput label={t('passkeys.name')} autoComplete="off" autoFocus {...form.getInputProps('name')} />
      <div className="row gap-8 align-stretch wrap">
        <Button {...button} variant="filled">
          {t('passkeys.save')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('frame.cancel')}
        </Button>
      </div>
    </Form>
  );
}

/** Removes a passkey, by the password. */
export function RemovePasskey({ passkey: { id, name }, onDone, onClose }: Props) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: `passkey-${id}-removal`,
    initial: { current_password: '' },
    whyNot: ({ current_password }) => ({
      current_password: current_password === '' ? 'required' : undefined,
    }),
    send: (body) => call(removePasskey, { params: { passkey: id }, body }),
    done: () => {
      void showSuccessToast(t('passkeys.removed'));
      onDone();
    },
  });
  return (
    <Form onSubmit={submit} general={general}>
      <p>
        <b>{t('passkeys.removeAsk', { name })}</b> {t('passkeys.removeText')}
      </p>
      <CurrentPassword autoFocus {...form.getInputProps('current_password')} />
      <div className="row gap-8 align-stretch wrap">
        <Button {...button} variant="filled" color="red.6">
          {t('passkeys.remove')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('frame.cancel')}
        </Button>
      </div>
    </Form>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { beginSecondFactor, confirmSecondFactor } from '#contract/identity/security.routes.ts';
import { call } from '../../../data/wire/call.ts';
import { CopyButton } from '../../../ui/copy/CopyButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import { CodeInput } from './CodeInput.tsx';
import classes from './SecondFactor.module.css';

type Props = { onDone: (codes: readonly string[]) => void; onClose: () => void };
type Shown = { secret: string; uri: string };

/** Sets the second factor up: the password, then a QR code for the app and a code of it. */
export function EnrolForm({ onDone, onClose }: Props) {
  const [shown, setShown] = useState<Shown>();
  return (
    <div className={classes.fields}>
      {shown ? (
        <ConfirmForm shown={shown} onDone={onDone} onClose={onClose} />
      ) : (
        <BeginForm onShown={setShown} onClose={onClose} />
      )}
    </div>
  );
}

function BeginForm({ onShown, onClose }: { onShown: (shown: Shown) => void; onClose: () => void }) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: 'second-factor',
    initial: { current_password: '' },
    whyNot: ({ current_password }) => ({
      current_password: current_password === '' ? 'required' : undefined,
    }),
    send: (body) => call(beginSecondFactor, { body }),
    done: onShown,
  });
  return (
    <Form onSubmit={submit} general={general}>
      <CurrentPassword autoFocus {...form.getInputProps('current_password')} />
      <Buttons button={button} label={t('security.factor.next')} onClose={onClose} />
    </Form>
  );
}

function ConfirmForm({ shown, onDone, onClose }: Props & { shown: Shown }) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name: 'second-factor-code',
    initial: { code: '' },
    whyNot: ({ code }) => ({ code: code.trim() === '' ? 'required' : undefined }),
    send: (body) => call(confirmSecondFactor, { body }),
    done: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <Form onSubmit={submit} general={general}>
      <p>{t('security.factor.scan')}</p>
      <QrCode text={shown.uri} label={t('security.factor.qr')} />
      <p>
        {t('security.factor.orType')} <span className={classes.secret}>{shown.secret}</span>{' '}
        <CopyButton text={shown.secret} label={t('security.factor.copySecret')} />
      </p>
      <CodeInput autoFocus inputMode="numeric" {...form.getInputProps('code')} />
      <Buttons button={button} label={t('security.factor.confirm')} onClose={onClose} />
    </Form>
  );
}

type ButtonsProps = {
  button: ReturnType<typeof useSubmitForm>['button'];
  label: string;
  onClose: () => void;
};

function Buttons({ button, label, onClose }: ButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="row gap-8 align-stretch wrap">
      <Button {...button} variant="filled">
        {label}
      </Button>
      <Button variant="subtle" color="gray" onClick={onClose}>
        {t('frame.cancel')}
      </Button>
    </div>
  );
}

/** A text as a QR code; it is drawn here, so that no other program sees it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 1 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}

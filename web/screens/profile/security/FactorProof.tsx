import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import { CodeInput } from './CodeInput.tsx';
import classes from './SecondFactor.module.css';

type Props<Reply> = {
  name: string;
  submitLabel: string;
  send: (proof: { current_password: string; code: string }) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onClose: () => void;
};

/** Asks for password and code before a change of the second factor. */
export function FactorProof<Reply>({ name, submitLabel, send, onDone, onClose }: Props<Reply>) {
  const { t } = useTranslation();
  const { form, submit, general, button } = useSubmitForm({
    name,
    initial: { current_password: '', code: '' },
    whyNot: ({ current_password, code }) => ({
      current_password: current_password === '' ? 'required' : undefined,
      code: code.trim() === '' ? 'required' : undefined,
    }),
    send,
    done: onDone,
  });
  return (
    <div className={classes.fields}>
      <Form onSubmit={submit} general={general}>
        <CurrentPassword autoFocus {...form.getInputProps('current_password')} />
        <CodeInput description={t('security.factor.anyCodeHint')} {...form.getInputProps('code')} />
        <div className="row gap-8 align-stretch wrap">
          <Button {...button} variant="filled">
            {submitLabel}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

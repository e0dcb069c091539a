import { Button, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  askAccountDeletion,
  TEXTS_AFTER_DELETION,
  type TextsAfterDeletion,
} from '#contract/site/account-deletion.routes.ts';
import type { AccountDeletion } from '#contract/site/account-deletion.ts';
import { accountDeletionQuery } from '../../../data/queries/account-deletion.ts';
import { call } from '../../../data/wire/call.ts';
import { Form } from '../../../ui/forms/Form.tsx';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { CurrentPassword } from '../account/CurrentPassword.tsx';
import classes from './DataTab.module.css';

const KEEP: TextsAfterDeletion = 'keep';

/**
 * Asks for the deletion of the account: what becomes of the texts, and the password; or what stands in the way
 * (accounts.28).
 */
export function DeletionForm({ state: { projects, is_last_admin } }: { state: AccountDeletion }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { form, submit, general, button } = useSubmitForm({
    name: 'deletion',
    initial: { texts: KEEP, current_password: '' },
    whyNot: ({ current_password }) => ({
      current_password: current_password === '' ? 'required' : undefined,
    }),
    send: (body) => call(askAccountDeletion, { body }),
    done: (now) => {
      queries.setQueryData(accountDeletionQuery.queryKey, now);
      void showSuccessToast(t('myData.asked'));
    },
  });
  if (is_last_admin) return <Notice kind="info">{t('myData.lastAdmin')}</Notice>;
  if (projects.length > 0)
    return (
      <Notice kind="info">
        <p>{t('myData.projectsFirst')}</p>
        <ul className={`margin-top-8 ${classes.projects}`} aria-label={t('myData.projects')}>
          {projects.map(({ id, name }) => (
            <li key={id}>
              <Link to="/projects/$projectId" params={{ projectId: String(id) }} hash="settings">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <div className={classes.form}>
      <Form onSubmit={submit} general={general}>
        <Radio.Group label={t('myData.texts')} {...form.getInputProps('texts')}>
          <div className="grid gap-12 margin-top-8">
            {TEXTS_AFTER_DELETION.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`myData.choice.${value}`)}
                description={t(`myData.choiceHint.${value}`)}
              />
            ))}
          </div>
        </Radio.Group>
        <CurrentPassword {...form.getInputProps('current_password')} />
        <div>
          <Button {...button} color="red">
            {t('myData.ask')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { FEED_SHOWS } from '#domain/core/access/project-settings.ts';
import { ExplainedChoice } from '../../../ui/forms/ExplainedChoice.tsx';
import type { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import type { Settings } from './settings.ts';

/** What the readers of a public project get: made books (exports.37), and which chapters its feed has (feeds.8). */
export function ReaderSettings({
  form,
}: {
  form: ReturnType<typeof useSubmitForm<Settings, Project>>['form'];
}) {
  const { t } = useTranslation();
  return (
    <>
      <Switch
        label={t('projectSettings.books.label')}
        description={t('projectSettings.books.hint')}
        {...form.getInputProps('guest_books', { type: 'checkbox' })}
      />
      <ExplainedChoice
        label={t('projectSettings.feed.label')}
        options={FEED_SHOWS.map((value) => ({
          value,
          label: t(`projectSettings.feed.${value}`),
          hint: t(`projectSettings.feed.${value}Hint`),
        }))}
        {...form.getInputProps('feed_shows')}
      />
    </>
  );
}

import { TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VISIBILITIES } from '#domain/core/access/visibility.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { ExplainedChoice } from '../../../ui/forms/ExplainedChoice.tsx';
import { LanguageSelect } from '../../../ui/forms/LanguageSelect.tsx';
import { FormMarkupField } from '../../../ui/markup/MarkupField.tsx';
import classes from './project-fields.module.css';

/** The form of a new project, or of its settings. */
type ProjectForm = {
  getInputProps(
    field: 'handle' | 'source_lang' | 'target_lang' | 'visibility' | 'description' | 'cover_url',
  ): ReturnType<ReturnType<typeof useForm>['getInputProps']>;
};

/** The field of the handle, with its explanation and an optional note. */
export function HandleField({ form, note }: { form: ProjectForm; note?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <TextInput
      label={t('create.handle')}
      description={
        <>
          {t('create.handleHint')}
          {note}
        </>
      }
      autoCapitalize="none"
      spellCheck={false}
      {...form.getInputProps('handle')}
    />
  );
}

/** The languages of the source and of the translation. */
export function LanguageFields({ form }: { form: ProjectForm }) {
  const { t } = useTranslation();
  return (
    <div className={`grid columns-fill-fill gap-16 align-start ${classes.languages}`}>
      <LanguageSelect label={t('create.source')} {...form.getInputProps('source_lang')} />
      <LanguageSelect label={t('create.target')} {...form.getInputProps('target_lang')} />
    </div>
  );
}

/** Who may read the project and join it. */
export function VisibilityField({ form }: { form: ProjectForm }) {
  const { t } = useTranslation();
  return (
    <ExplainedChoice
      label={t('create.visibility')}
      options={VISIBILITIES.map((value) => ({
        value,
        label: t(`create.${value}`),
        hint: t(`create.${value}Hint`),
      }))}
      {...form.getInputProps('visibility')}
    />
  );
}

/** What the project is about, with markup. */
export function DescriptionField({ form }: { form: ProjectForm }) {
  const { t } = useTranslation();
  return (
    <FormMarkupField
      label={t('create.description')}
      description={t('projectSettings.descriptionHint')}
      max={LIMITS.description.max}
      {...form.getInputProps('description')}
    />
  );
}

/** The field for the link of the cover. */
export const coverLinkProps = (t: TFunction, form: ProjectForm) => ({
  label: t('create.cover'),
  description: t('create.coverHint'),
  ...form.getInputProps('cover_url'),
});

import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { WORK_FIELDS } from '#domain/core/works/work-fields.ts';
import type { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import classes from './SubtitleLimits.module.css';
import type { Settings } from './settings.ts';

/** What the project says of the work that it translates, and its books say too (projects.37). */
export function WorkFields({ form }: { form: ReturnType<typeof useSubmitForm<Settings, Project>>['form'] }) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.limits}>
      <legend>{t('work.title')}</legend>
      <p className="ui-12 ink-3">{t('work.hint')}</p>
      <div className={`grid align-end ${classes.fields}`}>
        {WORK_FIELDS.map((field) => (
          <TextInput key={field} label={t(`work.${field}`)} {...form.getInputProps(field)} />
        ))}
      </div>
    </fieldset>
  );
}

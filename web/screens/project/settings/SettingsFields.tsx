import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { PROJECT_STATUSES } from '#domain/access/project-status.ts';
import { VISIBILITIES } from '#domain/access/visibility.ts';
import { LIMITS } from '#domain/limits.ts';
import { ImageField } from '../../../features/images/ImageField.tsx';
import type { ImageMutations } from '../../../features/images/use-image.ts';
import { Cover } from '../../../ui/covers/Cover.tsx';
import { ExplainedChoice } from '../../../ui/forms/ExplainedChoice.tsx';
import { LanguageSelect } from '../../../ui/forms/LanguageSelect.tsx';
import type { useDraft } from '../../../ui/forms/use-draft.ts';
import { FormMarkupField } from '../../../ui/markup/FormMarkupField.ts';
import classes from './SettingsTab.module.css';
import type { Settings } from './settings.ts';

type Props = {
  project: Pick<Project, 'handle' | 'cover_url' | 'cover_image' | 'cover_problem'>;
  image: ImageMutations;
  form: ReturnType<typeof useDraft<Settings, Project>>['form'];
};

/** Every setting with its explanation (projects.14). */
export function SettingsFields({ project, form, image }: Props) {
  const { t } = useTranslation();
  const { name, handle, cover_url } = form.values;
  // What is said of an image is said of the link that was saved.
  const isSaved = cover_url.trim() === project.cover_url;
  const changesHandle = handle !== project.handle;
  return (
    <>
      <TextInput label={t('create.name')} {...form.getInputProps('name')} />
      <TextInput
        label={t('create.handle')}
        description={
          <>
            {t('create.handleHint')}
            {changesHandle && <span className={classes.warning}>{t('projectSettings.handleChanges')}</span>}
          </>
        }
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('handle')}
      />
      <FormMarkupField
        label={t('create.description')}
        description={t('projectSettings.descriptionHint')}
        max={LIMITS.description.max}
        {...form.getInputProps('description')}
      />
      <FormMarkupField
        label={t('project.recommendations')}
        description={t('projectSettings.recommendationsHint')}
        max={LIMITS.recommendations.max}
        minRows={5}
        {...form.getInputProps('recomendations')}
      />
      <ImageField
        use="cover"
        picture={<Cover handle={project.handle} name={name} image={project.cover_image} />}
        hasImage={project.cover_image !== null}
        link={{
          label: t('create.cover'),
          description: t('create.coverHint'),
          ...form.getInputProps('cover_url'),
        }}
        problem={isSaved ? project.cover_problem : null}
        busy={image.busy}
        share={image.share}
        error={image.error}
        onFile={image.upload}
        onRemove={image.remove}
        onRefresh={isSaved && project.cover_url !== '' ? image.refresh : undefined}
      />
      <div className={classes.languages}>
        <LanguageSelect
          label={t('create.source')}
          allowDeselect={false}
          {...form.getInputProps('source_lang')}
        />
        <LanguageSelect
          label={t('create.target')}
          allowDeselect={false}
          {...form.getInputProps('target_lang')}
        />
      </div>
      <ExplainedChoice
        label={t('create.visibility')}
        options={VISIBILITIES.map((value) => ({
          value,
          label: t(`create.${value}`),
          hint: t(`create.${value}Hint`),
        }))}
        {...form.getInputProps('visibility')}
      />
      <ExplainedChoice
        label={t('project.statusName')}
        options={PROJECT_STATUSES.map((value) => ({
          value,
          label: t(`project.status.${value}`),
          hint: t(`projectSettings.status.${value}Hint`),
        }))}
        {...form.getInputProps('status')}
      />
    </>
  );
}

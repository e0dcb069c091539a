import { Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { hasPermission } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { roleIn } from '../../../data/access/access.ts';
import { hasGrammar } from '../../../data/session/page-settings.ts';
import {
  coverLinkProps,
  DescriptionField,
  HandleField,
  LanguageFields,
  VisibilityField,
} from '../../../features/projects/project-fields/ProjectFields.tsx';
import { Cover } from '../../../ui/covers/Cover.tsx';
import { ExplainedChoice } from '../../../ui/forms/ExplainedChoice.tsx';
import type { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { ImageField } from '../../../ui/images/ImageField.tsx';
import type { ImageMutations } from '../../../ui/images/use-image.ts';
import { FormMarkupField } from '../../../ui/markup/MarkupField.tsx';
import { CheckSeverities } from './CheckSeverities.tsx';
import { ReaderSettings } from './ReaderSettings.tsx';
import classes from './SettingsTab.module.css';
import { SubtitleLimits } from './SubtitleLimits.tsx';
import type { Settings } from './settings.ts';
import { WorkFields } from './WorkFields.tsx';

type Props = {
  project: Project;
  image: ImageMutations;
  /** Whether some of its sections are subtitles, which have limits. */
  hasSubtitles: boolean;
  form: ReturnType<typeof useSubmitForm<Settings, Project>>['form'];
};

/** Every setting with its explanation (projects.14). */
export function SettingsFields({ project, hasSubtitles, form, image }: Props) {
  const { t } = useTranslation();
  const { name, handle, cover_url } = form.values;
  const isOwner = hasPermission(roleIn(project), 'is_owner');
  // The problem of an image belongs to the saved link.
  const isSaved = cover_url.trim() === project.cover_url;
  const changesHandle = handle !== project.handle;
  return (
    <>
      <TextInput label={t('create.name')} {...form.getInputProps('name')} />
      <HandleField
        form={form}
        note={changesHandle && <span className={classes.warning}>{t('projectSettings.handleChanges')}</span>}
      />
      <DescriptionField form={form} />
      <FormMarkupField
        label={t('project.recommendations')}
        description={t('projectSettings.recommendationsHint')}
        max={LIMITS.recommendations.max}
        minRows={5}
        {...form.getInputProps('recomendations')}
      />
      <WorkFields form={form} />
      <ImageField
        use="cover"
        picture={<Cover handle={project.handle} name={name} image={project.cover_image} />}
        hasImage={project.cover_image !== null}
        link={coverLinkProps(t, form)}
        problem={isSaved ? project.cover_problem : null}
        busy={image.busy}
        share={image.share}
        error={image.error}
        onFile={image.upload}
        onRemove={image.remove}
        onRefresh={isSaved && project.cover_url !== '' ? image.refresh : undefined}
      />
      <LanguageFields form={form} />
      <VisibilityField form={form} />
      {form.values.visibility === 'public' && <ReaderSettings form={form} />}
      {form.values.visibility !== 'public' && hasGrammar() && (
        <Switch
          label={t('projectSettings.grammar.label')}
          description={t(isOwner ? 'projectSettings.grammar.hint' : 'projectSettings.grammar.ownerHint')}
          disabled={!isOwner}
          {...form.getInputProps('grammar_consent', { type: 'checkbox' })}
        />
      )}
      {hasSubtitles && <SubtitleLimits form={form} />}
      <CheckSeverities form={form} />
      <TextInput
        label={t('projectSettings.placeholders.label')}
        description={t('projectSettings.placeholders.hint')}
        dir="ltr"
        {...form.getInputProps('placeholder_patterns')}
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

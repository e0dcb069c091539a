import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { ProjectSetting } from '#domain/core/access/project-settings.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion.tsx';
import { EditConflict } from '../../../ui/forms/EditConflict.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { mergeChanges } from '../../../ui/forms/merge-changes.ts';
import { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import { useImage } from '../../../ui/images/use-image.ts';
import { SettingsFields } from './SettingsFields.tsx';
import classes from './SettingsTab.module.css';
import { changesOf, type Settings, settingsOf, whyNotSettings } from './settings.ts';
import { useSaveSettings } from './use-save-settings.ts';
import { useSettingWords } from './use-setting-words.ts';

/** The settings saved by someone else, and those changed in both. */
type Conflict = { theirs: Settings; both: readonly ProjectSetting[] };

type Props = { project: Project; hasSubtitles: boolean };

/** The form of the settings. It sends only changes and merges them with what others saved meanwhile (api.9). */
export function SettingsForm({ project, hasSubtitles }: Props) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(project);
  const [conflict, setConflict] = useState<Conflict>();
  // Whether the last save failed because of someone else's change, which has a message of its own.
  const [hadConflict, setHadConflict] = useState(false);
  const { save, saved, askAnew, image: imageCalls } = useSaveSettings(project);
  const { labelOf, wordsOf } = useSettingWords();
  const { form, submit, general, busy } = useSubmitForm<Settings, Project>({
    initial: settingsOf(project),
    whyNot: (now) => whyNotSettings(now, settingsOf(seen)),
    send: async (mine) => {
      setHadConflict(false);
      try {
        return await save({ ...changesOf(seen, mine), updated_at: seen.updated_at });
      } catch (error) {
        if (error instanceof Failure && hasKind(error, 'changed')) merge(mine, await askAnew());
        throw error;
      }
    },
    done: (now) => {
      show(now);
      saved(now);
    },
  });
  const show = (now: Project) => {
    setSeen(now);
    setConflict(undefined);
    form.clearErrors();
    form.setValues(settingsOf(now));
  };
  const merge = (mine: Settings, theirs: Project) => {
    const { values, both } = mergeChanges(changesOf(seen, mine), settingsOf(seen), settingsOf(theirs));
    setSeen(theirs);
    form.setValues(values);
    setHadConflict(true);
    setConflict({ theirs: settingsOf(theirs), both });
  };
  const image = useImage<Project>({
    ...imageCalls,
    onSaved: (now) => {
      // Edits stay, except those of the link, which the image has replaced.
      const mine = { ...form.values, cover_url: seen.cover_url };
      const { values } = mergeChanges(changesOf(seen, mine), settingsOf(seen), settingsOf(now));
      setSeen(now);
      form.setValues({ ...values, cover_url: now.cover_url });
      imageCalls.taken(now);
    },
  });
  const isChanged = Object.keys(changesOf(seen, form.values)).length > 0;
  // Without local edits, what others saved is shown at once.
  if (project.updated_at > seen.updated_at && !isChanged && !busy) show(project);
  return (
    <Form
      onSubmit={isChanged ? submit : (event) => event.preventDefault()}
      general={hadConflict ? undefined : general}
    >
      <SettingsFields project={seen} hasSubtitles={hasSubtitles} form={form} image={image} />
      {conflict && (
        <EditConflict
          of="project"
          fields={conflict.both.map((key) => ({
            key,
            label: labelOf(key),
            theirs: wordsOf(key, conflict.theirs),
            mine: wordsOf(key, form.values),
          }))}
          onTake={(key) => form.setFieldValue(key, conflict.theirs[key])}
        />
      )}
      <div className={`row gap-12 row-gap-8 wrap ${classes.acts}`}>
        <Button
          type="submit"
          variant="filled"
          size="md"
          // Only marked as disabled, so that it keeps the focus after a save.
          data-disabled={!isChanged || undefined}
          aria-disabled={!isChanged}
          loading={busy}
          aria-describedby="why-not-save"
        >
          {t('projectSettings.save')}
        </Button>
        {isChanged ? (
          <Button variant="subtle" color="gray" size="md" disabled={busy} onClick={() => show(seen)}>
            {t('projectSettings.discard')}
          </Button>
        ) : (
          <span id="why-not-save" className="ui-12 ink-3">
            {t('projectSettings.unchanged')}
          </span>
        )}
      </div>
      <LeaveQuestion isChanged={isChanged} />
    </Form>
  );
}

import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import {
  CUE_LIMIT_BOUNDS,
  CUE_LIMITS,
  CUE_PROFILE_NAMES,
  CUE_PROFILES,
  type CueProfile,
  profileOf,
} from '#domain/core/access/cue-limits.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import type { useSubmitForm } from '../../../ui/forms/use-submit-form.ts';
import classes from './SubtitleLimits.module.css';
import type { Settings } from './settings.ts';

const NAMES = { netflix: 'Netflix', ted: 'TED', bbc: 'BBC' } as const satisfies Record<CueProfile, string>;
const OWN = 'own' as const;

/** What the subtitles of a project are checked by: those of a guideline, or its own (subtitles.12). */
export function SubtitleLimits({
  form,
}: {
  form: ReturnType<typeof useSubmitForm<Settings, Project>>['form'];
}) {
  const { t } = useTranslation();
  const profile = profileOf(form.values);
  return (
    <fieldset className={classes.limits}>
      <legend>{t('cues.limits.title')}</legend>
      <p className="ui-12 ink-3">{t('cues.limits.hint')}</p>
      <SegmentedChoice
        label={t('cues.limits.profile')}
        // Other numbers are a choice of their own.
        options={[
          ...CUE_PROFILE_NAMES.map((value) => ({ value, label: NAMES[value] })),
          ...(profile ? [] : [{ value: OWN, label: t('cues.limits.own') } as const]),
        ]}
        value={profile ?? OWN}
        onChange={(name) => {
          if (name !== OWN) form.setValues(CUE_PROFILES[name]);
        }}
      />
      <div className={`grid align-end ${classes.fields}`}>
        {CUE_LIMITS.map((limit) => {
          const { value, onChange, ...props } = form.getInputProps(limit);
          return (
            <NumberInput
              key={limit}
              label={t(`cues.limits.${limit}`)}
              min={CUE_LIMIT_BOUNDS[limit].min}
              max={CUE_LIMIT_BOUNDS[limit].max}
              allowDecimal={false}
              allowNegative={false}
              value={value ?? ''}
              onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
              {...props}
            />
          );
        })}
      </div>
      <p className="ui-12 ink-3">{t('cues.limits.gapHint')}</p>
    </fieldset>
  );
}

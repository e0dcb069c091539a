import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { mayIn } from '../../../../data/access/access.ts';
import { Notice } from '../../../../ui/page/Notice.tsx';
import type { Draft } from '../draft/draft.ts';
import { countTranslations, type TranslationChoice } from './chosen.ts';
import classes from './TranslationsChoice.module.css';
import { whyNotTranslations } from './why-not-translations.ts';

type Props = {
  project: Project;
  draft: Draft;
  choice: TranslationChoice;
  disabled: boolean;
  onChoose: (choice: TranslationChoice) => void;
};

/** Offers to import the translations that the files bring with them (imports.45); nothing if there are none. */
export function TranslationsChoice({ project, draft, choice, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  const { different, same, approved } = useMemo(() => countTranslations(draft), [draft]);
  const all = different + same;
  if (all === 0) return null;
  const why = whyNotTranslations(project);
  if (why) {
    return (
      <div className={`row gap-32 row-gap-8 align-stretch wrap ${classes.choice}`}>
        <Notice kind="info">
          {t('importSource.own.barred', { count: all })} {t(`importSource.own.why.${why}`)}
        </Notice>
      </div>
    );
  }
  return (
    <div className={`row gap-32 row-gap-8 align-stretch wrap ${classes.choice}`}>
      <Switch
        label={t('importSource.own.choose', { count: choice.loadsSame ? all : different })}
        description={t('importSource.own.hint')}
        checked={choice.isOn}
        disabled={disabled}
        onChange={(event) => onChoose({ ...choice, isOn: event.currentTarget.checked })}
      />
      {choice.isOn && same > 0 && (
        <Switch
          label={t('importTranslations.loadsSame')}
          description={t('importSource.own.same', { count: same })}
          checked={choice.loadsSame}
          disabled={disabled}
          onChange={(event) => onChoose({ ...choice, loadsSame: event.currentTarget.checked })}
        />
      )}
      {choice.isOn && approved > 0 && mayIn(project, 'can_self_approve') && (
        <Switch
          label={t('importTranslations.approves')}
          description={t('importTranslations.approvesHint', { count: approved })}
          checked={choice.approves}
          disabled={disabled}
          onChange={(event) => onChoose({ ...choice, approves: event.currentTarget.checked })}
        />
      )}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import type { ProjectSetting } from '#domain/access/project-settings.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import type { Settings } from './settings.ts';

const LABELS = {
  name: 'create.name',
  handle: 'create.handle',
  description: 'create.description',
  recomendations: 'project.recommendations',
  cover_url: 'create.cover',
  source_lang: 'create.source',
  target_lang: 'create.target',
  visibility: 'create.visibility',
  status: 'project.statusName',
} as const satisfies Record<ProjectSetting, string>;

/** Returns a function for the name and value of a setting in words. */
export function useSettingWords() {
  const { t, i18n } = useTranslation();
  const wordsOf = (key: ProjectSetting, settings: Settings): string => {
    if (key === 'visibility') return t(`create.${settings.visibility}`);
    if (key === 'status') return t(`project.status.${settings.status}`);
    if (key === 'source_lang' || key === 'target_lang') return languageName(settings[key], i18n.language);
    return settings[key];
  };
  return { labelOf: (key: ProjectSetting) => t(LABELS[key]), wordsOf };
}

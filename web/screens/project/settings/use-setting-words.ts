import { useTranslation } from 'react-i18next';
import type { ProjectSetting } from '#domain/core/access/project-settings.ts';
import { changedSeverities } from '#domain/texts/checks/severities.ts';
import { severityWords } from '../../../ui/checks/severity-words.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import type { Settings } from './settings.ts';

const LABELS = {
  name: 'create.name',
  handle: 'create.handle',
  description: 'create.description',
  recomendations: 'project.recommendations',
  author: 'work.author',
  original_title: 'work.original_title',
  translated_title: 'work.translated_title',
  translators: 'work.translators',
  series: 'work.series',
  year: 'work.year',
  licence: 'work.licence',
  cover_url: 'create.cover',
  source_lang: 'create.source',
  target_lang: 'create.target',
  visibility: 'create.visibility',
  status: 'project.statusName',
  guest_books: 'projectSettings.books.label',
  grammar_consent: 'projectSettings.grammar.label',
  feed_shows: 'projectSettings.feed.label',
  cue_line_length: 'cues.limits.cue_line_length',
  cue_lines: 'cues.limits.cue_lines',
  cue_speed: 'cues.limits.cue_speed',
  cue_min_duration: 'cues.limits.cue_min_duration',
  cue_max_duration: 'cues.limits.cue_max_duration',
  cue_min_gap: 'cues.limits.cue_min_gap',
  check_severities: 'severities.title',
  placeholder_patterns: 'projectSettings.placeholders.label',
} as const satisfies Record<ProjectSetting, string>;

/** Returns a function for the name and value of a setting in words. */
export function useSettingWords() {
  const { t, i18n } = useTranslation();
  const wordsOf = (key: ProjectSetting, settings: Settings): string => {
    if (key === 'visibility') return t(`create.${settings.visibility}`);
    if (key === 'status') return t(`project.status.${settings.status}`);
    if (key === 'guest_books' || key === 'grammar_consent') return t(settings[key] ? 'log.yes' : 'log.no');
    if (key === 'feed_shows') return t(`projectSettings.feed.${settings.feed_shows}`);
    if (key === 'source_lang' || key === 'target_lang') return languageName(settings[key], i18n.language);
    if (key === 'check_severities') return severityWords(t, changedSeverities({}, settings[key])[1]) || '—';
    const value = settings[key];
    return value === null ? '—' : String(value);
  };
  return { labelOf: (key: ProjectSetting) => t(LABELS[key]), wordsOf };
}

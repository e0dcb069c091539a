import type { Project } from '#contract/projects/projects.ts';
import { whyNotCueLimits } from '#domain/core/access/cue-limits.ts';
import { PROJECT_SETTINGS, type ProjectSetting } from '#domain/core/access/project-settings.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import { WORK_FIELDS } from '#domain/core/works/work-fields.ts';
import { whyNotPlaceholderPatterns } from '#domain/texts/placeholders/own-placeholders.ts';
import { isSameSetting } from '../../../ui/forms/is-same-setting.ts';
import { whyNotProject } from '../../create/project-draft.ts';

export type Settings = Pick<Project, ProjectSetting>;

/** The initial values of the form. */
export function settingsOf(project: Settings): Settings {
  const settings: Partial<Settings> = {};
  for (const key of PROJECT_SETTINGS) put(settings, project, key);
  return settings as Settings;
}

/** Why each setting would be refused (projects.2, projects.3, projects.4). An unchanged name is always accepted. */
export function whyNotSettings(settings: Settings, seen?: Settings) {
  const wrong = whyNotProject(settings);
  return {
    ...wrong,
    name: settings.name === seen?.name ? undefined : wrong.name,
    recomendations: whyNotText(settings.recomendations, LIMITS.recommendations),
    ...whyNotWork(settings),
    cue_max_duration: whyNotCueLimits(settings)?.kind,
    placeholder_patterns: whyNotPlaceholderPatterns(settings.placeholder_patterns),
  };
}

const whyNotWork = (settings: Settings) =>
  Object.fromEntries(WORK_FIELDS.map((field) => [field, whyNotText(settings[field], LIMITS.workField)]));

/** The changed settings; spaces that would not be stored don't count. */
export function changesOf(seen: Settings, mine: Settings): Partial<Settings> {
  const changes: Partial<Settings> = {};
  const trimmed = { ...mine, cover_url: mine.cover_url.trim() };
  for (const key of ['name', 'placeholder_patterns', ...WORK_FIELDS] as const)
    trimmed[key] = mine[key].replace(/\s+/gu, ' ').trim();
  for (const key of PROJECT_SETTINGS) if (!isSameSetting(trimmed[key], seen[key])) put(changes, trimmed, key);
  return changes;
}

function put<Key extends ProjectSetting>(to: Partial<Settings>, from: Settings, key: Key): void {
  to[key] = from[key];
}

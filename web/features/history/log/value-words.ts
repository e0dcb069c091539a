import type { TFunction } from 'i18next';
import { FEED_SHOWS } from '#domain/core/access/project-settings.ts';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { PERMISSIONS } from '#domain/core/access/roles.ts';
import { VISIBILITIES } from '#domain/core/access/visibility.ts';
import { timeWords } from '#domain/formats/cues/cues.ts';
import { dayText } from '../../../language/date-time-text.ts';
import { severityWords } from '../../../ui/checks/severity-words.ts';
import { entryValueWords } from '../../../ui/dictionary/entry-value-words.ts';
import { languageName } from '../../../ui/project-cards/language-name.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';

/** The names of a translation's statuses (translations.2). */
const STATES = new Map<unknown, 'initial' | 'review' | 'approved'>([
  [-1, 'initial'],
  [0, 'review'],
  [1, 'approved'],
]);

/** The fields whose values are names of roles. */
const ROLE_FIELDS = new Set(['role', 'default_role', 'above']);

/** Permissions as the log stores them, with spaces between, in words. */
function permissionWords(t: TFunction, value: string): string {
  const has = new Set(value.split(' '));
  const words = PERMISSIONS.filter((permission) => has.has(permission)).map((one) =>
    t(`roles.permission.${one}`),
  );
  return words.length === 0 ? t('log.emptyValue') : words.join(', ');
}

/** A value of a field in words; undefined for texts written by users. */
export function valueWords(
  t: TFunction,
  language: string,
  field: string,
  value: unknown,
): string | undefined {
  if (value === null) return t('log.emptyValue');
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  if (field === 'status') {
    const state = STATES.get(value);
    const status = PROJECT_STATUSES.find((status) => status === value);
    if (state) return t(`editorTranslations.states.${state}`);
    if (status) return t(`project.status.${status}`);
  }
  const ofEntry = entryValueWords(t, field, value);
  if (ofEntry) return ofEntry;
  if (field === 'cover_image') return t('log.image');
  if (field === 'visibility') {
    const visibility = VISIBILITIES.find((visibility) => visibility === value);
    if (visibility) return t(`project.visibility.${visibility}`);
  }
  if (field === 'feed_shows') {
    const shows = FEED_SHOWS.find((shows) => shows === value);
    if (shows) return t(`projectSettings.feed.${shows}`);
  }
  if (field === 'check_severities' && typeof value === 'string') return severityWords(t, value);
  if (ROLE_FIELDS.has(field) && typeof value === 'string') return roleWords(t, value);
  if (field === 'permissions' && typeof value === 'string') return permissionWords(t, value);
  if (field === 'type' && (value === 'text' || value === 'json' || value === 'special_json')) {
    return t(`importSource.${value}`);
  }
  if ((field === 'source_lang' || field === 'target_lang') && typeof value === 'string') {
    return languageName(value, language);
  }
  if ((field === 'target_start' || field === 'target_end') && typeof value === 'number')
    return timeWords(value);
  if (field === 'deadline' && typeof value === 'string') return dayText(value, language);
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : undefined;
}

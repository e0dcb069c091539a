import type { TFunction } from 'i18next';
import { PROJECT_STATUSES } from '#domain/access/project-status.ts';
import { ROLES } from '#domain/access/roles.ts';
import { VISIBILITIES } from '#domain/access/visibility.ts';
import { timeWords } from '#domain/formats/cues/cues.ts';
import { languageName } from '../../ui/project-cards/language-name.ts';

/** The names of a translation's statuses (translations.2). */
const STATES = new Map<unknown, 'initial' | 'review' | 'approved'>([
  [-1, 'initial'],
  [0, 'review'],
  [1, 'approved'],
]);

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
  if (field === 'cover_image') return t('log.image');
  if (field === 'visibility') {
    const visibility = VISIBILITIES.find((visibility) => visibility === value);
    if (visibility) return t(`project.visibility.${visibility}`);
  }
  if (field === 'role') {
    const role = ROLES.find(({ name }) => name === value);
    if (role) return t(`project.role.${role.name}`);
  }
  if (field === 'type' && (value === 'text' || value === 'json' || value === 'special_json')) {
    return t(`importSource.${value}`);
  }
  if ((field === 'source_lang' || field === 'target_lang') && typeof value === 'string') {
    return languageName(value, language);
  }
  if ((field === 'target_start' || field === 'target_end') && typeof value === 'number')
    return timeWords(value);
  return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : undefined;
}

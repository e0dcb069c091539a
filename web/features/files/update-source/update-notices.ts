import type { TFunction } from 'i18next';
import type { Section } from '#contract/texts/sections.ts';
import type { ParsedSource } from '#domain/files/imports/parsed-source.ts';
import { FORMATS } from '#domain/formats/model/format.ts';
import type { PlannedUpdate } from './planned-update.ts';

/** Remarks on an update: no changes, repeated keys, or another format. */
export function updateNotices(
  t: TFunction,
  { format }: Pick<Section, 'format'>,
  { rows, repeated }: PlannedUpdate,
  load: Pick<ParsedSource, 'readAs'> | undefined,
): string[] {
  const readAs = load?.readAs ?? format;
  const words =
    readAs === 'text' || readAs === 'special_json' ? t(`importSource.${readAs}`) : FORMATS[readAs].label;
  return [
    ...(rows.changed.length + rows.added.length + rows.missing.length === 0
      ? [t('sectionUpdate.nothing')]
      : []),
    ...(repeated > 0 ? [t('sectionUpdate.repeated', { count: repeated })] : []),
    ...(readAs === format ? [] : [t('sectionUpdate.format', { format: words })]),
  ];
}

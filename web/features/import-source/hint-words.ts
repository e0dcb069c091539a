import type { TFunction } from 'i18next';
import type { Format } from '#domain/formats/format.ts';
import { FORMAT_NAMES } from '../export/format-names.ts';
import type { SourceChoice } from '../import-shared/source-choice.ts';

/** What a text should look like to be read as chosen; for subtitles, the format that was found. */
export function hintWords(t: TFunction, { type, cut }: SourceChoice, format: Format | undefined): string {
  if (type !== 'text' || cut !== 'subtitles') return t(`load.hint.${type}`);
  const name = format && FORMAT_NAMES[format];
  return name ? t('load.hint.found', { format: name }) : t('load.hint.subtitles');
}

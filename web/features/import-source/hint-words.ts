import type { TFunction } from 'i18next';
import { FORMATS, type Format, isSubtitles } from '#domain/formats/model/format.ts';
import type { SourceChoice } from '../import-shared/source-choice.ts';

/** What a text should look like to be read as chosen; for subtitles, the format that was found. */
export function hintWords(t: TFunction, { type, cut }: SourceChoice, format: Format | undefined): string {
  if (type !== 'text' || cut !== 'subtitles') return t(`load.hint.${type}`);
  return format && isSubtitles(format)
    ? t('load.hint.found', { format: FORMATS[format].label })
    : t('load.hint.subtitles');
}

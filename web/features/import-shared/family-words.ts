import type { TFunction } from 'i18next';
import { FORMATS, type FormatFamily, formatsIn } from '#domain/formats/model/format.ts';

/** What people call a family of formats: by a word of their language, or by a name that is the same in every one. */
export function familyWords(t: TFunction, family: FormatFamily): string {
  if (family === 'text' || family === 'special_json' || family === 'subtitles')
    return t(`importSource.${family}`);
  const [first = 'text'] = formatsIn(family);
  return FORMATS[first].label;
}

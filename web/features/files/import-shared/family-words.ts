import type { TFunction } from 'i18next';
import { FORMATS, type FormatFamily, formatsIn } from '#domain/formats/model/format.ts';

/** The name of a family of formats: a word of the interface's language, or a name that is the same in all languages. */
export function familyWords(t: TFunction, family: FormatFamily): string {
  if (family === 'text' || family === 'special_json' || family === 'subtitles')
    return t(`importSource.${family}`);
  const [first = 'text'] = formatsIn(family);
  return FORMATS[first].label;
}

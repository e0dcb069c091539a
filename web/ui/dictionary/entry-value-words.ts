import type { TFunction } from 'i18next';
import { ENTRY_STATUSES, PARTS_OF_SPEECH, WORD_GENDERS } from '#domain/texts/dictionary/dictionary.ts';

/** The value of a field of a dictionary word in words, if it is one of a list; undefined if it is not said, and for what users write. */
export function entryValueWords(t: TFunction, field: string, value: unknown): string | undefined {
  const status = ENTRY_STATUSES.find((one) => one === value);
  if (field === 'status' && status) return t(`dictionary.statuses.${status}`);
  const part = PARTS_OF_SPEECH.find((one) => one === value);
  if (field === 'part_of_speech' && part && part !== 'unspecified') return t(`dictionary.parts.${part}`);
  const gender = WORD_GENDERS.find((one) => one === value);
  if (field === 'gender' && gender && gender !== 'unspecified') return t(`dictionary.genders.${gender}`);
  return undefined;
}

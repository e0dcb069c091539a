import type { TFunction } from 'i18next';
import { PARTS_OF_SPEECH, WORD_GENDERS } from '#domain/texts/dictionary/dictionary.ts';
import { ENTRY_STATUSES } from '#domain/texts/dictionary/entry-status.ts';

/** The value of a field of a dictionary word in words, if it is one of a list; undefined for what users write. */
export function entryValueWords(t: TFunction, field: string, value: unknown): string | undefined {
  const status = ENTRY_STATUSES.find((one) => one === value);
  if (field === 'status' && status) return t(`dictionary.statuses.${status}`);
  const part = PARTS_OF_SPEECH.find((one) => one === value);
  if (field === 'part_of_speech' && part) return t(`dictionary.parts.${part}`);
  const gender = WORD_GENDERS.find((one) => one === value);
  if (field === 'gender' && gender) return t(`dictionary.genders.${gender}`);
  return undefined;
}

import type { TFunction } from 'i18next';
import { storedFields } from '../strings/string-draft.ts';
import type { DraftText } from './texts-of-draft.ts';

/**
 * The text of a draft in the list. For a string's own fields it is its source, then the other fields with their names.
 */
export function draftWords(t: TFunction, { place: { kind }, text }: DraftText): string {
  if (kind !== 'string' && kind !== 'newString') return text;
  const { text: source, key, context, max_length, continues } = storedFields(text);
  const fields = [
    source,
    key && `${t('editor.key')}: ${key}`,
    context && t('editor.context', { about: context }),
    max_length && `${t('editorStrings.maxLength')}: ${max_length}`,
    continues && t('editorStrings.continues'),
  ];
  return fields.filter(Boolean).join('\n');
}

import type { TFunction } from 'i18next';
import { keptFields } from '../strings/string-draft.ts';
import type { DraftText } from './texts-of-draft.ts';

/** What the list of drafts shows of a text. A draft of a string's own fields is shown as its text, then each other field with its name. */
export function draftWords(t: TFunction, { place: { kind }, text }: DraftText): string {
  if (kind !== 'string' && kind !== 'newString') return text;
  const { text: source, key, context, max_length, continues } = keptFields(text);
  const fields = [
    source,
    key && `${t('editor.key')}: ${key}`,
    context && t('editor.context', { about: context }),
    max_length && `${t('editorStrings.maxLength')}: ${max_length}`,
    continues && t('editorStrings.continues'),
  ];
  return fields.filter(Boolean).join('\n');
}

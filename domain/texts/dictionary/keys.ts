import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import { isBlank } from '../../core/text/text.ts';
import { type EntryDraft, fieldsOf, translationOf } from './dictionary.ts';
import { patternOf } from './patterns.ts';

/** An entry whose blank keys are generated from its word and its translation (dictionary.6), which is the word if that stays as it is (dictionary.20). */
export function withKeys(draft: EntryDraft, { source_lang, target_lang }: ProjectLanguages): EntryDraft {
  const translate = translationOf(draft);
  return {
    ...draft,
    word_key: isBlank(draft.word_key) ? patternOf(draft.word, source_lang) : draft.word_key,
    translate,
    translate_key: isBlank(draft.translate_key) ? patternOf(translate, target_lang) : draft.translate_key,
  };
}

/** An edited entry. A generated key follows its word unless another is given; one that a user wrote stays. */
export function editedEntry(
  before: EntryDraft,
  change: { readonly [Field in keyof EntryDraft]?: EntryDraft[Field] | undefined },
  languages: ProjectLanguages,
): EntryDraft {
  const withoutKeys = withKeys({ ...before, word_key: '', translate_key: '' }, languages);
  const formerKey = (key: 'word_key' | 'translate_key') =>
    before[key] === withoutKeys[key] ? '' : before[key];
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const keys = { word_key: formerKey('word_key'), translate_key: formerKey('translate_key') };
  return withKeys({ ...fieldsOf(before), ...keys, ...given }, languages);
}

import { onceALanguage } from '#domain/once-a-language.ts';
import { nameOfLanguage, PROJECT_LANGUAGES } from '#domain/project-languages.ts';
import { comparable } from '#domain/text.ts';
import { languageName } from '../works/language-name.ts';

export type LanguageOption = { value: string; label: string };

/** Every language that a project can be in, by its name in the reader's language, in that language's order. */
export function languageOptions(inLanguage: string): LanguageOption[] {
  const { compare } = new Intl.Collator(inLanguage);
  return PROJECT_LANGUAGES.map((code) => ({ value: code, label: languageName(code, inLanguage) })).sort(
    (one, other) => compare(one.label, other.label),
  );
}

/** What a language calls itself. */
const ownName = onceALanguage((code) => comparable(nameOfLanguage(code, code)));

/** Whether what is typed may mean this language: a part of its name for the reader or in itself, or its code. */
export function isMeant({ value, label }: LanguageOption, typed: string): boolean {
  const sought = comparable(typed.trim());
  return [comparable(label), ownName(value), value].some((name) => name.includes(sought));
}

import { useTranslation } from 'react-i18next';
import { languageNameOrCode } from '#domain/core/languages/project-languages.ts';
import { languageName } from './language-name.ts';

/** 'English → བོད་ཡིག': a language without a name in the reader's language is shown by its own name. */
export function RareLanguagePair({ source, target }: { source: string; target: string }) {
  const { i18n } = useTranslation();
  return `${languageName(source, i18n.language)} → ${languageNameOrCode(target, i18n.language)}`;
}

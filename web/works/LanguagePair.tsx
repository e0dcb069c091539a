import { useTranslation } from 'react-i18next';
import { languageName } from './language-name.ts';

type Props = { source: string; target: string };

/** 'English → Russian', in the reader's language. */
export function LanguagePair({ source, target }: Props) {
  const { i18n } = useTranslation();
  return `${languageName(source, i18n.language)} → ${languageName(target, i18n.language)}`;
}

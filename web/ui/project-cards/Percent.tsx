import { useTranslation } from 'react-i18next';
import { percentText } from './percent-text.ts';

/** A percentage (0 to 100, floored by domain/texts/progress.ts) in the reader's figures. */
export function Percent({ value }: { value: number }) {
  const { i18n } = useTranslation();
  return percentText(value, i18n.language);
}

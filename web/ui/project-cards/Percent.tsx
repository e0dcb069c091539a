import { useTranslation } from 'react-i18next';
import { percentText } from './percent-text.ts';
import { Zero } from './Zero.tsx';

/** A percentage (0 to 100, rounded down by domain/core/text/progress.ts) in the reader's number format. */
export function Percent({ value }: { value: number }) {
  const { i18n } = useTranslation();
  const text = percentText(value, i18n.language);
  return value === 0 ? <Zero>{text}</Zero> : text;
}

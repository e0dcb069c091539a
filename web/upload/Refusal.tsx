import { useTranslation } from 'react-i18next';
import { refusalWords } from '../paste/refusal-words.ts';

/** Why a call of an upload was refused (SPEC §8). */
export function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation();
  return refusalWords(t, error, { empty: t('upload.emptyRefused') }).map((words) => (
    <p key={words}>{words}</p>
  ));
}

import { useTranslation } from 'react-i18next';
import { importErrorWords } from '../../features/import-shared/import-error-words.ts';

/** Why a call of an upload was refused (imports.36); `wasSent` when it brought translations. */
export function Refusal({ error, wasSent = false }: { error: Error; wasSent?: boolean }) {
  const { t } = useTranslation();
  return importErrorWords(t, error, { empty: t('upload.emptyRefused'), wasSent }).map((words) => (
    <p key={words}>{words}</p>
  ));
}

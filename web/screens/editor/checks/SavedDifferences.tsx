import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { Differences } from '../../../ui/texts/Differences.tsx';
import { signsIn, useCompared } from './use-compared.ts';

type Props = { row: RowString; text: string; onlySigns?: boolean; className?: string | undefined };

/**
 * How a saved translation, or one that is edited, differs from its source; with `onlySigns` only what breaks it where
 * it is used.
 */
export function SavedDifferences({ row, text, onlySigns = false, className }: Props) {
  const { t } = useTranslation();
  const { differences } = useCompared(row, text);
  const shown = onlySigns ? signsIn(differences) : differences;
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of form fields.
    <div role="group" className={className} aria-label={t('editorComposer.differs')}>
      <Differences differences={shown} as="p" />
    </div>
  );
}

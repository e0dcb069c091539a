import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { Findings } from './Findings.tsx';
import { useFindings } from './use-findings.ts';

type Props = { row: RowString; text: string; onlyCertain?: boolean; className?: string | undefined };

/**
 * What checks find in a saved translation, or one that is edited; with `onlyCertain` only what breaks it where it is
 * used.
 */
export function SavedFindings({ row, text, onlyCertain = false, className }: Props) {
  const { t } = useTranslation();
  const findings = useFindings(row, text);
  const shown = onlyCertain ? findings.filter(({ kind }) => kind === 'certain') : findings;
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of form fields.
    <div role="group" className={className} aria-label={t('checks.found')}>
      <Findings findings={shown} as="p" />
    </div>
  );
}

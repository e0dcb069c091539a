import { useDebouncedValue } from '@mantine/hooks';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { Findings } from './Findings.tsx';
import { useFindings } from './use-findings.ts';

/** Milliseconds without a key after which a text is checked. */
const PAUSE = 200;

type Props = { row: RowString; text: string };

/** What checks find in a translation that is being written (editor.19). */
export function ComposerFindings({ row, text }: Props) {
  const [paused] = useDebouncedValue(text, PAUSE);
  return <FindingsList row={row} text={paused} />;
}

const FindingsList = memo(function FindingsList({ row, text }: Props) {
  const { t } = useTranslation();
  const findings = useFindings(row, text);
  if (findings.length === 0) return null;
  return (
    <ul aria-label={t('checks.found')}>
      <Findings findings={findings} as="li" />
    </ul>
  );
});

import { useTranslation } from 'react-i18next';
import { BLOCKED_TEXTS, type BlockedTexts } from '#domain/files/exports/export-rules.ts';
import type { SeverityCheck } from '#domain/texts/checks/severities.ts';
import { RadioChoice } from './RadioChoice.tsx';

type Props = {
  /** The checks that block; without any there is nothing to choose. */
  checks: readonly SeverityCheck[];
  value: BlockedTexts;
  onChoose: (blocked: BlockedTexts) => void;
};

/** What becomes of translations that checks block (exports.43). */
export function BlockedChoice({ checks, value, onChoose }: Props) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  return (
    <RadioChoice
      label={t('exportDialog.blocked.label')}
      options={BLOCKED_TEXTS.map((blocked) => ({
        value: blocked,
        label: t(`exportDialog.blocked.${blocked}`),
      }))}
      value={value}
      onChoose={onChoose}
    />
  );
}

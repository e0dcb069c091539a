import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { VERSIONS } from '#domain/files/exports/export-rules.ts';
import { RadioChoice } from './RadioChoice.tsx';

type Props = {
  version: (typeof VERSIONS)[number];
  excludesNeedsReview: boolean;
  onVersion: (version: (typeof VERSIONS)[number]) => void;
  onExcludes: (excludesNeedsReview: boolean) => void;
};

/**
 * Which translations are exported: current or approved ones, and whether those that need review are left out
 * (exports.17).
 */
export function VersionChoice({ version, excludesNeedsReview, onVersion, onExcludes }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <RadioChoice
        label={t('exportDialog.translations')}
        options={VERSIONS.map((value) => ({
          value,
          label: t(`exportDialog.${value}`),
          hint: t(`exportDialog.${value}Hint`),
        }))}
        value={version}
        onChoose={onVersion}
      />
      <Checkbox
        label={t('exportDialog.excludeNeedsReview')}
        description={t('exportDialog.excludeNeedsReviewHint')}
        checked={excludesNeedsReview}
        onChange={(event) => onExcludes(event.currentTarget.checked)}
      />
    </>
  );
}

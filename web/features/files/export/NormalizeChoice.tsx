import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { isChosen: boolean; onChoose: (normalizes: boolean) => void };

/** Chooses UTF-8 and LF instead of what the files came in (exports.29). */
export function NormalizeChoice({ isChosen, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t('exportDialog.normalize')}
      description={t('exportDialog.normalizeHint')}
      checked={isChosen}
      onChange={(event) => onChoose(event.currentTarget.checked)}
    />
  );
}

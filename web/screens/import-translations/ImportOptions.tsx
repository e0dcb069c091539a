import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './ImportOptions.module.css';
import type { Pairs } from './use-pairs.ts';

type Props = {
  pairing: Pairs;
  isInitial: boolean;
  onInitial: (isInitial: boolean) => void;
  /** Whether what a file says is approved is approved, and how many that are; none without the right. */
  approves: boolean;
  onApprove: (approves: boolean) => void;
  approved: number;
  /** Whether there are blank translations, which prevent the import or are skipped. */
  hasEmpty: boolean;
  busy: boolean;
};

/** The options of an import of translations (imports.28, imports.29, imports.31, imports.55). */
export function ImportOptions({ pairing, hasEmpty, busy, ...option }: Props) {
  const { isInitial, approves, approved } = option;
  const { t } = useTranslation();
  return (
    <div className={`row gap-32 row-gap-8 align-stretch wrap ${classes.choices}`}>
      {pairing.type !== 'docx' && (
        <Switch
          label={t('importTranslations.loadsSame')}
          description={t('importTranslations.loadsSameHint')}
          checked={pairing.loadsSame}
          disabled={busy}
          onChange={(event) => pairing.setLoadsSame(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={t('importTranslations.isInitial')}
        description={t('importTranslations.isInitialHint')}
        checked={isInitial}
        disabled={busy}
        onChange={(event) => option.onInitial(event.currentTarget.checked)}
      />
      {approved > 0 && (
        <Switch
          label={t('importTranslations.approves')}
          description={t('importTranslations.approvesHint', { count: approved })}
          checked={approves && !isInitial}
          disabled={busy || isInitial}
          onChange={(event) => option.onApprove(event.currentTarget.checked)}
        />
      )}
      {hasEmpty && (
        <Switch
          label={t('importTranslations.skipsEmpty')}
          checked={pairing.skipsEmpty}
          disabled={busy}
          onChange={(event) => pairing.setSkipsEmpty(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}

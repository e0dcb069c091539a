import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Update.module.css';
import type { Mode, Update } from './use-update.ts';

/** Whether a file updates the section or is added to it. */
export function ModeSwitch({ update, busy }: { update: Update; busy: boolean }) {
  const { t } = useTranslation();
  const { planned, mode, setMode } = update;
  if (!planned) return null;
  return (
    <div className={classes.mode}>
      <SegmentedControl<Mode>
        aria-label={t('sectionUpdate.mode')}
        data={[
          { value: 'update', label: t(`sectionUpdate.by.${planned.by}`) },
          { value: 'append', label: t('sectionUpdate.append') },
        ]}
        value={mode}
        disabled={busy}
        onChange={setMode}
      />
      <p>{t(mode === 'update' ? 'sectionUpdate.keeps' : `sectionUpdate.appends.${planned.by}`)}</p>
    </div>
  );
}

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
        aria-label={t('update.mode')}
        data={[
          { value: 'update', label: t(`update.by.${planned.by}`) },
          { value: 'append', label: t('update.append') },
        ]}
        value={mode}
        disabled={busy}
        onChange={setMode}
      />
      <p>{t(mode === 'update' ? 'update.keeps' : `update.appends.${planned.by}`)}</p>
    </div>
  );
}

import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useOpenDialog, useOpenedDialog } from '../state/open-dialog.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { useWasEver } from '../state/use-was-ever.ts';

export const SettingsPanel = lazyComponent(() => import('./SettingsPanel.tsx'), 'SettingsPanel');

/** The button of the settings; on a phone the menu opens them. */
export function SettingsButton({ sections }: { sections: string }) {
  const opened = useOpenedDialog();
  const open = useOpenDialog();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const isOpen = opened === 'settings';
  const isDrawn = useAfterPaint(isOpen ? 'settings' : undefined, isOpen);
  const wasDrawn = useWasEver(isDrawn);
  const words = t('editorSettings.title');
  const close = () => open(null);
  return (
    <>
      {!isPhone && (
        <ActionIcon
          ref={setButton}
          aria-label={words}
          title={words}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void SettingsPanel.ahead()}
          onClick={() => open(isOpen ? null : 'settings')}
        >
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {wasDrawn && (isPhone || button) && (
        <LazyOverlay onMissing={close}>
          <SettingsPanel
            button={button ?? undefined}
            title={words}
            isOpen={isDrawn}
            onClose={close}
            sections={sections}
          />
        </LazyOverlay>
      )}
    </>
  );
}

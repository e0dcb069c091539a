import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../state/is-phone.ts';
import { Overlays, overlayCode } from '../state/overlays.ts';
import { useAnchor } from '../state/use-anchor.ts';
import { useLazyDialog } from '../state/use-lazy-dialog.ts';

/** The button of the settings; on a phone the menu opens them. */
export function SettingsButton({ sections }: { sections: string }) {
  const { isOpen, isShown, isMounted, toggle, close } = useLazyDialog('settings');
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [buttonRef, button] = useAnchor(isMounted);
  const words = t('editorSettings.title');
  return (
    <>
      {!isPhone && (
        <ActionIcon
          ref={buttonRef}
          aria-label={words}
          title={words}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void overlayCode.preload()}
          onClick={toggle}
        >
          <IconAdjustmentsHorizontal size={16} stroke={1.75} />
        </ActionIcon>
      )}
      {isMounted && (isPhone || button) && (
        <Overlays.SettingsPanel
          button={button ?? undefined}
          title={words}
          isOpen={isShown}
          onClose={close}
          sections={sections}
        />
      )}
    </>
  );
}

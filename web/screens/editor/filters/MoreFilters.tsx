import { ActionIcon } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { Overlays, overlayCode } from '../state/overlays.ts';
import { useAnchor } from '../state/use-anchor.ts';
import { useLazyDialog } from '../state/use-lazy-dialog.ts';

export const MoreFilters = memo(function MoreFilters({ filterError }: { filterError: Error | undefined }) {
  const { list } = useNavigationContext();
  const { isOpen, isShown, isMounted, toggle, close } = useLazyDialog('filters');
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const words = t('editorFilters.more');
  const [buttonRef, button] = useAnchor(isMounted);
  return (
    <>
      <ActionIcon
        ref={buttonRef}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-active={isFiltering(list) || undefined}
        onPointerEnter={() => void overlayCode.preload()}
        onClick={toggle}
      >
        <IconFilterPlus size={16} stroke={1.75} />
      </ActionIcon>
      {isMounted && button && (
        <Overlays.FilterPanel
          button={isPhone ? undefined : button}
          title={words}
          isOpen={isShown}
          onClose={close}
          filterError={filterError}
        />
      )}
    </>
  );
});

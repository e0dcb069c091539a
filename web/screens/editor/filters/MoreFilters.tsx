import { ActionIcon, Popover } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltering } from '#domain/editor/string-filters.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { ToolDrawer } from '../../../ui/dialogs/ToolDrawer.tsx';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { useOpenDialog, useOpenedDialog } from '../state/open-dialog.ts';
import { useAfterPaint } from '../state/use-after-paint.ts';
import { FilterForm } from './FilterForm.tsx';

/** The button that opens the form of all filters: a popover, on a phone a drawer. */
export const MoreFilters = memo(function MoreFilters({ refused }: { refused: Error | undefined }) {
  const { list } = useNavigationContext();
  const opened = useOpenedDialog();
  const open = useOpenDialog();
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const words = t('editorFilters.more');
  const isOpen = opened === 'filters';
  const isDrawn = useAfterPaint(isOpen ? 'filters' : undefined, isOpen);
  const close = () => open(null);
  const button = (
    <ActionIcon
      aria-label={words}
      title={words}
      aria-expanded={isOpen}
      data-active={isFiltering(list) || undefined}
      onClick={() => open(isOpen ? null : 'filters')}
    >
      <IconFilterPlus size={16} stroke={1.75} />
    </ActionIcon>
  );
  const form = <FilterForm refused={refused instanceof Failure ? refused : undefined} onDone={close} />;
  if (isPhone) {
    return (
      <>
        {button}
        <ToolDrawer isOpen={isOpen} onClose={close} title={words}>
          {form}
        </ToolDrawer>
      </>
    );
  }
  return (
    <Popover
      opened={isDrawn}
      onChange={(to) => open(to ? 'filters' : null)}
      position="bottom-start"
      width={440}
      trapFocus
      returnFocus
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={16}>{form}</Popover.Dropdown>
    </Popover>
  );
});

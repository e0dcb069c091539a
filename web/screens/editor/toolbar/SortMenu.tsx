import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { Overlays } from '../state/overlays.ts';

export const SortMenu = memo(function SortMenu() {
  const { t } = useTranslation();
  const { sort = 'index' } = useNavigationContext().list;
  const words = `${t('editorTools.sort')}: ${t(`editorTools.sorts.${sort}`)}`;
  return (
    <Overlays.SortMenuItems
      button={
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-label={words}
          title={words}
          leftSection={<IconArrowsSort size={14} stroke={1.75} />}
        >
          <span data-words="sort">{t(`editorTools.sorts.${sort}`)}</span>
        </Button>
      }
    />
  );
});

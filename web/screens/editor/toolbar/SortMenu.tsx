import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { STRING_SORTS } from '#domain/editor/string-filters.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { isSort, SORT_KINDS, sortBy } from './sorts.ts';

/** The menu of the order of the list and its direction. */
export const SortMenu = memo(function SortMenu() {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const { sort = 'index', desc = false } = list;
  const kind = SORT_KINDS[sort];
  const words = `${t('editorTools.sort')}: ${t(`editorTools.sorts.${sort}`)}`;
  const check = <IconCheck size={16} stroke={1.75} />;
  return (
    <Menu returnFocus>
      <Menu.Target>
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
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={sort}
          onChange={(value) => isSort(value) && void changeList(sortBy(list, value))}
        >
          {STRING_SORTS.map((value) => (
            <Menu.RadioItem key={value} value={value} checkIcon={check} closeMenuOnClick>
              {t(`editorTools.sorts.${value}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.RadioGroup
          value={desc ? 'down' : 'up'}
          onChange={(value) => void changeList(sortBy(list, sort, value === 'down'))}
        >
          {(['up', 'down'] as const).map((direction) => (
            <Menu.RadioItem key={direction} value={direction} checkIcon={check} closeMenuOnClick>
              {t(`editorTools.directions.${kind}.${direction}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
});

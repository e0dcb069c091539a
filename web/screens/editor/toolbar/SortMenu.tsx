import { Button, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { STRING_SORTS } from '#domain/editor/string-filters.ts';
import type { Ways } from '../navigation/use-ways.ts';
import { isSort, SORT_KINDS, sortBy } from './sorts.ts';

/** In which order the strings stand, and which end of it comes first. */
export const SortMenu = memo(function SortMenu({ moves }: { moves: Ways }) {
  const { t } = useTranslation();
  const { sort = 'index', desc = false } = moves.list;
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
          onChange={(value) => isSort(value) && void moves.narrow(sortBy(moves.list, value))}
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
          onChange={(value) => void moves.narrow(sortBy(moves.list, sort, value === 'down'))}
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

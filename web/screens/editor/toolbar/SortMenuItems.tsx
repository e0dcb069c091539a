import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { useTranslation } from 'react-i18next';
import { STRING_SORTS } from '#domain/texts/editor/string-filters.ts';
import { useOpenOnMount } from '../../../ui/dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../../../ui/offline/lazy-overlays.tsx';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { isSort, SORT_KINDS, sortBy } from './sorts.ts';

export function SortMenuItems({ button }: { button: OpeningButton }) {
  const { t } = useTranslation();
  const { list, changeList } = useNavigationContext();
  const { target, opened, open } = useOpenOnMount();
  const { sort = 'index', desc = false } = list;
  const kind = SORT_KINDS[sort];
  const check = <IconCheck size={16} stroke={1.75} />;
  return (
    <Menu opened={opened} onChange={open} returnFocus>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
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
}

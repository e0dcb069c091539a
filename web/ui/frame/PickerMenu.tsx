import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { useOpening } from '../dialogs/use-opening.ts';
import type { OpeningButton } from '../offline/opened-by-button.tsx';

export type PickerMenuProps = {
  button: OpeningButton;
  value: string;
  /** What may be chosen; `lang` where a name is in its own language. */
  options: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** The menu of a {@link ./Picker.tsx}: opens as it comes, since it was fetched by being asked for. */
export function PickerMenu({ button, value, options, onChoose }: PickerMenuProps) {
  const { target, opened, open } = useOpening();
  return (
    <Menu opened={opened} onChange={open} returnFocus withinPortal={false}>
      <Menu.Target>{cloneElement(button, { ref: target })}</Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={onChoose}>
          {options.map(({ value, label, lang }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              lang={lang}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} stroke={1.75} />}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

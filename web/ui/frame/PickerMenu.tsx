import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { cloneElement } from 'react';
import { useOpenOnMount } from '../dialogs/use-open-on-mount.ts';
import type { OpeningButton } from '../offline/lazy-overlays.tsx';

export type PickerMenuProps = {
  button: OpeningButton;
  value: string;
  /** `lang` is set where a label is in another language. */
  options: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
};

/** The menu of a {@link ./Picker.tsx}. It opens as soon as it is mounted, since it was loaded on request. */
export function PickerMenu({ button, value, options, onChoose }: PickerMenuProps) {
  const { target, opened, open } = useOpenOnMount();
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

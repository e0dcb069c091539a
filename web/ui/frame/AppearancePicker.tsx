import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Picker } from './Picker.tsx';

const SCHEMES = [
  { value: 'light', text: 'frame.light', Icon: IconSun },
  { value: 'dark', text: 'frame.dark', Icon: IconMoon },
  { value: 'auto', text: 'frame.system', Icon: IconDeviceDesktop },
] as const;

/** The menu of the colour scheme: light, dark, or the system's (screens.9). */
export function AppearancePicker() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { text, Icon } = SCHEMES.find(({ value }) => value === colorScheme) ?? SCHEMES[2];
  const choose = (chosen: string) => {
    const scheme = SCHEMES.find(({ value }) => value === chosen);
    if (scheme) setColorScheme(scheme.value);
  };
  return (
    <Picker
      value={colorScheme}
      options={SCHEMES.map(({ value, text }) => ({ value, label: t(text) }))}
      onChoose={choose}
      button={
        <ActionIcon aria-label={`${t('frame.appearance')}: ${t(text)}`}>
          <Icon size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}

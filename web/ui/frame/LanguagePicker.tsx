import { Button } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { INTERFACE_LANGUAGES } from '#domain/languages/interface-languages.ts';
import { chooseLanguage } from '../../language/choose.ts';
import { isLanguage, LANGUAGE_NAMES } from '../../language/languages.ts';
import classes from './LanguagePicker.module.css';
import { Picker } from './Picker.tsx';

const OPTIONS = INTERFACE_LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

/** Changes the language of the interface; the page reloads (languages.4). */
export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const current = isLanguage(i18n.language) ? i18n.language : 'en';
  return (
    <Picker
      value={current}
      options={OPTIONS}
      onChoose={(code) => isLanguage(code) && chooseLanguage(code)}
      button={
        <Button
          variant="subtle"
          color="gray"
          className={classes.button}
          leftSection={<IconLanguage size={16} stroke={1.75} />}
          rightSection={<IconChevronDown size={14} stroke={1.75} />}
          aria-label={`${t('frame.language')}: ${LANGUAGE_NAMES[current]}`}
        >
          {LANGUAGE_NAMES[current]}
        </Button>
      }
    />
  );
}

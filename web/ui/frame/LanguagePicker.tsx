import { Button } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { INTERFACE_LANGUAGES, LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { chooseLanguage } from '../../language/choose.ts';
import { isLanguage, languageOf } from '../../language/languages.ts';
import classes from './LanguagePicker.module.css';
import { Picker } from './Picker.tsx';

const OPTIONS = INTERFACE_LANGUAGES.map((code) => ({ value: code, label: LANGUAGES[code].name, lang: code }));

/** Changes the language of the interface; the page reloads (languages.4). */
export function LanguagePicker() {
  const { t, i18n } = useTranslation();
  const current = languageOf(i18n);
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
          aria-label={`${t('frame.language')}: ${LANGUAGES[current].name}`}
        >
          {LANGUAGES[current].name}
        </Button>
      }
    />
  );
}

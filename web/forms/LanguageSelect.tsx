import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeant, languageOptions } from './language-options.ts';

/** A project's language, chosen from all there are by typing a part of its name. */
export function LanguageSelect(props: Omit<SelectProps, 'data'>) {
  const { t, i18n } = useTranslation();
  const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
  return (
    <Select
      data={options}
      searchable
      filter={({ options, search }) =>
        options.filter((option) => 'value' in option && isMeant(option, search))
      }
      placeholder={t('create.chooseLanguage')}
      nothingFoundMessage={t('create.noLanguage')}
      checkIconPosition="right"
      maxDropdownHeight={264}
      {...props}
    />
  );
}

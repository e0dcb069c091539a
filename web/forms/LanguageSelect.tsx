import { Select, type SelectProps } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMeant, languageOptions } from './language-options.ts';
import { showsSame } from './shows-same.ts';

type Props = Omit<SelectProps, 'data'>;

/** A project's language in a form, chosen from all there are by typing a part of its name. */
export const LanguageSelect = memo(
  (props: Props) => {
    const { t, i18n } = useTranslation();
    const [isOpen, setOpen] = useState(false);
    const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
    // Closed it needs the chosen one's name alone, and makes no list of all that nobody sees.
    const data = isOpen ? options : options.filter(({ value }) => value === props.value);
    return (
      <Select
        data={data}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
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
  },
  showsSame<Props>,
);

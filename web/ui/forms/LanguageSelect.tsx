import { Select, type SelectProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/announce.ts';
import { hasSameProps } from './has-same-props.ts';
import classes from './LanguageSelect.module.css';
import {
  exactLanguage,
  type LanguageOption,
  languageOptions,
  matchingLanguages,
} from './language-options.ts';

type Props = Omit<SelectProps, 'data'>;

/**
 * A project's language in a form, chosen by typing its code or a part of a name. Enter and Tab choose the active option, at
 * first the first match. Leaving the field otherwise chooses only a name or code that was typed in full.
 */
export const LanguageSelect = memo(
  (props: Props) => {
    const { t, i18n } = useTranslation();
    const [isOpen, setOpen] = useState(false);
    const [typed, setTyped] = useState('');
    const [usesArrows, setUsesArrows] = useState(false);
    const options = useMemo(() => languageOptions(i18n.language), [i18n.language]);
    // While it is closed only the chosen option is rendered.
    const chosen = options.filter(({ value }) => value === props.value);
    const isTyped = isOpen && !usesArrows && typed.trim() !== '' && typed !== chosen[0]?.label;
    const match = useMemo(
      () => (isTyped ? matchingLanguages(options, typed)[0] : undefined),
      [isTyped, options, typed],
    );
    const field = useRef<HTMLInputElement>(null);
    useFirstOptionActive(field, match?.value);
    const take = ({ value, label }: LanguageOption) => {
      if (value !== props.value) props.onChange?.(value, { value, label, disabled: false });
      setTyped(label);
      setOpen(false);
      announce(label);
    };
    return (
      <Select
        data={isOpen ? options : chosen}
        dropdownOpened={isOpen}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        searchable
        searchValue={typed}
        onSearchChange={(text) => {
          setUsesArrows(false);
          setTyped(text);
        }}
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow')) setUsesArrows(true);
          const takes = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
          if (!takes) return;
          if (match && event.key === 'Enter') event.preventDefault();
          if (match) take(match);
          else if (usesArrows && event.key === 'Tab') clickActive(event);
        }}
        allowDeselect={false}
        filter={({ options: shown, search }) =>
          matchingLanguages(
            shown.filter((option) => 'value' in option),
            search,
          )
        }
        classNames={{ option: classes.row }}
        renderOption={({ option, checked }) => (
          <span
            className="row gap-8 justify-between flex-1"
            data-match={option.value === match?.value || undefined}
          >
            {option.label}
            {checked && <IconCheck size={14} stroke={1.75} />}
          </span>
        )}
        placeholder={t('create.chooseLanguage')}
        nothingFoundMessage={t('create.noLanguage')}
        maxDropdownHeight={264}
        {...props}
        ref={field}
        onBlur={(event) => {
          // The list is closed before the field is left by a click.
          const exact = typed !== chosen[0]?.label && exactLanguage(options, typed);
          if (exact) take(exact);
          props.onBlur?.(event);
        }}
      />
    );
  },
  hasSameProps<Props>,
);

/** Chooses the option that the arrow keys went to. */
function clickActive({ currentTarget }: KeyboardEvent) {
  const active = currentTarget.getAttribute('aria-activedescendant');
  if (active) document.getElementById(active)?.click();
}

const ACTIVE_OPTION = 'aria-activedescendant';

/**
 * Sets `aria-activedescendant` to the first option while `match` is set. Mantine sets it only for options reached by arrow
 * keys.
 */
function useFirstOptionActive(field: RefObject<HTMLInputElement | null>, match: string | undefined): void {
  useEffect(() => {
    const input = field.current;
    if (!input || match === undefined) return;
    // The list is rendered after it is positioned.
    const frame = requestAnimationFrame(() => {
      const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
      const first = list?.querySelector('[role=option]');
      if (first) input.setAttribute(ACTIVE_OPTION, first.id);
    });
    return () => {
      cancelAnimationFrame(frame);
      input.removeAttribute(ACTIVE_OPTION);
    };
  }, [field, match]);
}

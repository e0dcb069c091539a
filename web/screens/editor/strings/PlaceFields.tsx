import { NumberInput, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/texts/sections.ts';
import { useListAmongFields } from './use-list-among-fields.ts';

type SectionProps = {
  sections: readonly Section[];
  value: number | undefined;
  error: string | undefined;
  onChange: (section: number) => void;
};

/** The field for the section that strings are moved to. It is focused first. */
export function SectionField({ sections, value, error, onChange }: SectionProps) {
  const { t } = useTranslation();
  const list = useListAmongFields();
  return (
    <Select
      size="sm"
      label={t('editorStrings.section')}
      data={sections.map(({ id, name }) => ({ value: String(id), label: name }))}
      nothingFoundMessage={t('editorStrings.noSection')}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      maxDropdownHeight="min(200px, 30dvh)"
      // The list opens inline, so that it covers no other field.
      comboboxProps={{ withinPortal: false, hideDetached: false }}
      styles={{ dropdown: { position: 'static', boxShadow: 'none' } }}
      data-autofocus
      // The list opens on request, not on focus.
      openOnFocus={false}
      {...list}
      // Typing searches for another section, and doesn't append to the name of this one.
      onFocus={(event) => event.currentTarget.select()}
      value={value === undefined ? null : String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
    />
  );
}

type PositionProps = {
  /** How many positions there are; undefined while that isn't known. */
  positions: number | undefined;
  value: number | undefined;
  error: string | undefined;
  onChange: (position: number | undefined) => void;
};

/** The field for a position in a section; empty for its end. */
export function PositionField({ positions, value, error, onChange }: PositionProps) {
  const { t } = useTranslation();
  return (
    <NumberInput
      size="sm"
      label={t('editorStrings.place')}
      description={t('editorStrings.places', { count: positions ?? 0 })}
      placeholder={t('editorStrings.atEnd')}
      min={1}
      allowDecimal={false}
      clampBehavior="none"
      value={value ?? ''}
      error={error}
      onChange={(typed) => onChange(typed === '' ? undefined : Number(typed))}
    />
  );
}

import { NativeSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Section } from '#contract/sections.ts';
import { isBook } from '#domain/formats/model/format.ts';
import type { Becomes } from '#domain/imports/plan-files.ts';
import classes from './FileTable.module.css';
import { type FileRow, isReadable } from './file-rows.ts';

type Props = {
  row: FileRow;
  sections: readonly Section[];
  disabled: boolean;
  /** The name that a new section would have. */
  ownName: string;
  onChoose: (becomes: Becomes) => void;
};

/** What becomes of a file: a choice, and the section that it updates or translates. */
export function BecomesField({ row, sections, disabled, ownName, onChoose }: Props) {
  const { t } = useTranslation();
  const { path, inspected, becomes } = row;
  if (!isReadable(inspected) || !becomes) return null;
  const kinds: readonly Becomes['as'][] = isBook(inspected.format)
    ? ['book', 'nothing']
    : sections.length > 0 || becomes.as === 'translations'
      ? ['new', 'update', 'translations', 'nothing']
      : ['new', 'nothing'];
  const [first] = sections;
  const choose = (as: Becomes['as']) => {
    if (as === 'new') onChoose({ as, name: ownName });
    else if (as === 'book' || as === 'nothing') onChoose({ as });
    else if (first) onChoose(as === 'update' ? { as, section: first.id } : { as, of: first.id });
  };
  const section =
    becomes.as === 'update' ? becomes.section : becomes.as === 'translations' ? becomes.of : undefined;
  return (
    <div className={classes.becomes}>
      <NativeSelect
        size="xs"
        aria-label={t('addFiles.becomesOf', { path })}
        data={kinds.map((value) => ({ value, label: t(`addFiles.as.${value}`) }))}
        value={becomes.as}
        disabled={disabled}
        onChange={(event) => {
          const as = kinds.find((one) => one === event.currentTarget.value);
          if (as) choose(as);
        }}
      />
      {becomes.as === 'new' && <span className={classes.target}>{becomes.name}</span>}
      {typeof section === 'string' && <span className={classes.target}>{section}</span>}
      {typeof section === 'number' && (
        <Select
          size="xs"
          searchable
          allowDeselect={false}
          limit={50}
          aria-label={t('addFiles.sectionOf', { path })}
          data={sections.map(({ id, name, num }) => ({ value: String(id), label: `${num}. ${name}` }))}
          value={String(section)}
          disabled={disabled}
          onChange={(value) => {
            if (value === null) return;
            const id = Number(value);
            onChoose(
              becomes.as === 'update' ? { as: 'update', section: id } : { as: 'translations', of: id },
            );
          }}
        />
      )}
    </div>
  );
}

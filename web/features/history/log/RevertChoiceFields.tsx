import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { useLogContext } from './log-context.ts';
import { dayOf, type LogFilter, PERIODS, periodIn, sectionIn } from './log-filter.ts';
import classes from './RevertDialog.module.css';

type Props = { filter: LogFilter; onFilter: (filter: LogFilter) => void };

/** Chooses the section and the period of a revert. */
export function RevertChoiceFields({ filter, onFilter }: Props) {
  const { t } = useTranslation();
  const { sections } = useLogContext();
  const section = sectionIn(filter);
  return (
    <div className={`row gap-12 row-gap-8 align-stretch wrap ${classes.fields}`}>
      <Select
        size="sm"
        searchable
        clearable
        limit={200}
        label={t('log.section')}
        placeholder={t('log.anySection')}
        clearButtonProps={{ 'aria-label': t('log.anySection') }}
        nothingFoundMessage={t('log.nothingFound')}
        data={sections.map(({ id, name }) => ({ value: printSectionId(id), label: name }))}
        value={section === undefined ? null : printSectionId(section)}
        onChange={(chosen) => onFilter({ ...filter, section: chosen ?? undefined })}
      />
      <Select
        size="sm"
        clearable
        label={t('log.period')}
        placeholder={t('log.anyTime')}
        clearButtonProps={{ 'aria-label': t('log.anyTime') }}
        data={PERIODS.map((name) => ({ value: name, label: t(`log.periods.${name}`) }))}
        value={periodIn(filter) ?? null}
        onChange={(name) =>
          onFilter({ ...filter, period: name ?? undefined, since: undefined, until: undefined })
        }
      />
      {periodIn(filter) === 'dates' &&
        (['since', 'until'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            size="sm"
            label={t(`log.${end}`)}
            max={dayOf(new Date())}
            value={filter[end] ?? ''}
            onChange={({ currentTarget: { value } }) => onFilter({ ...filter, [end]: value || undefined })}
          />
        ))}
    </div>
  );
}

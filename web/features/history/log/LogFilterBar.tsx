import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/core/user-name.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { KIND_GROUPS, kindsIn } from '#domain/core/events/kind-groups.ts';
import { stringOfLogQuery } from '../../../data/queries/log.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import classes from './LogFilterBar.module.css';
import { useLogContext } from './log-context.ts';
import { dayOf, type LogFilter, PERIODS, periodIn, sectionIn } from './log-filter.ts';

type Props = {
  filter: LogFilter;
  /** Members, and others whom the log names. */
  people: readonly UserName[];
  /** Whether anything is left out. */
  isFiltered: boolean;
  onFilter: (filter: LogFilter) => void;
  onClear: () => void;
  /** Its first field. */
  first: RefObject<HTMLInputElement | null>;
};

const SELECT = {
  size: 'sm',
  searchable: true,
  clearable: true,
  checkIconPosition: 'right',
  maxDropdownHeight: 320,
  limit: 200,
} as const;

/** Filters the log by member, kind, section and period; the string is chosen elsewhere and can be removed here (log.20). */
export function LogFilterBar({ filter, people, isFiltered, onFilter: choose, onClear, first }: Props) {
  const { t } = useTranslation();
  const { sections, project } = useLogContext();
  const names = useMemo(() => new Map(people.map(({ id, username }) => [String(id), username])), [people]);
  // Another filter is not for one entry alone.
  const onFilter = (filter: LogFilter) => choose({ ...filter, entry: undefined });
  const member = filter.member === undefined ? null : String(filter.member);
  const period = periodIn(filter);
  const section = sectionIn(filter);
  const select = { ...SELECT, nothingFoundMessage: t('log.nothingFound') };
  const none = (label: string) => ({ clearButtonProps: { 'aria-label': label }, placeholder: label });

  const kinds = useMemo(
    () =>
      KIND_GROUPS.map((group) => ({
        group: t(`log.kindGroup.${group}`),
        items: [
          { value: group, label: t(`log.kindsOf.${group}`) },
          ...kindsIn(group).map((kind) => ({ value: kind, label: t(`log.kind.${kind}`) })),
        ],
      })),
    [t],
  );
  const listed = sections.map(({ id, name }) => ({ value: printSectionId(id), label: name }));
  // One that is gone is named by what it is.
  const gone = section !== undefined && !sections.some(({ id }) => id === section) && printSectionId(section);

  return (
    <search className={classes.filter} aria-label={t('log.filter')}>
      <Select
        {...select}
        {...none(t('log.anyMember'))}
        ref={first}
        aria-label={t('log.member')}
        data={[...names].map(([value, label]) => ({ value, label }))}
        renderOption={({ option: { label } }) => (
          <span className="row gap-8 min-width-0">
            <Avatar username={label} size={20} />
            <span className="breaks">{label}</span>
          </span>
        )}
        leftSection={member && names.has(member) && <Avatar username={names.get(member) ?? ''} size={20} />}
        value={member}
        onChange={(id) => onFilter({ ...filter, member: id === null ? undefined : Number(id) })}
      />
      <Select
        {...select}
        {...none(t('log.anyAction'))}
        aria-label={t('log.action')}
        data={kinds}
        value={filter.kind ?? null}
        onChange={(kind) => onFilter({ ...filter, kind: kind ?? undefined })}
      />
      <Select
        {...select}
        {...none(t('log.anySection'))}
        aria-label={t('log.section')}
        data={gone ? [...listed, { value: gone, label: t('log.goneSection') }] : listed}
        value={section === undefined ? null : printSectionId(section)}
        renderOption={({ option: { label } }) => (
          <span className="breaks" lang={project.source_lang}>
            {label}
          </span>
        )}
        onChange={(chosen) => onFilter({ ...filter, section: chosen ?? undefined })}
      />
      <Select
        {...select}
        {...none(t('log.anyTime'))}
        searchable={false}
        aria-label={t('log.period')}
        data={PERIODS.map((name) => ({ value: name, label: t(`log.periods.${name}`) }))}
        value={period ?? null}
        onChange={(name) =>
          onFilter({ ...filter, period: name ?? undefined, since: undefined, until: undefined })
        }
      />
      {period === 'dates' && (
        <div className={`row gap-8 align-stretch wrap ${classes.dates}`}>
          {(['since', 'until'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              size="sm"
              aria-label={t(`log.${end}`)}
              max={dayOf(new Date())}
              value={filter[end] ?? ''}
              onChange={({ currentTarget: { value } }) => onFilter({ ...filter, [end]: value || undefined })}
            />
          ))}
        </div>
      )}
      {filter.entry !== undefined && (
        <FilterChip label={t('log.allEntries')} onRemove={onClear}>
          {t('log.oneEntry')}
        </FilterChip>
      )}
      {filter.string !== undefined && (
        <StringChip
          string={filter.string}
          onRemove={() => {
            first.current?.focus();
            onFilter({ ...filter, string: undefined });
          }}
        />
      )}
      {isFiltered && (
        <Button size="sm" variant="subtle" color="gray" onClick={onClear}>
          {t('log.clear')}
        </Button>
      )}
    </search>
  );
}

/** The string that the log is filtered by, with the beginning of its source, as a chip that can be removed. */
function StringChip({ string, onRemove }: { string: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const { project, sectionOf } = useLogContext();
  const section = sectionOf(string);
  const { data } = useQuery({
    ...stringOfLogQuery(project.id, section ?? 0, string),
    enabled: typeof section === 'number',
  });
  return (
    <FilterChip label={t('log.allStrings')} onRemove={onRemove}>
      {data && section !== null ? (
        <>
          {t('log.ofString')} <span lang={project.source_lang}>{data.text}</span>
        </>
      ) : (
        t(section === null ? 'log.ofGoneString' : 'log.ofOneString')
      )}
    </FilterChip>
  );
}

/** What the log is filtered by, as a chip that can be removed by the button with this label. */
function FilterChip({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <span className={`row row-inline gap-2 ui-13 weight-500 ${classes.chip}`}>
      <span className={`truncate ${classes.text}`}>{children}</span>
      <CloseButton size="sm" iconSize={14} aria-label={label} onClick={onRemove} />
    </span>
  );
}

import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/user-name.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import type { LogParams } from '../../data/queries/log.ts';
import classes from './LogTab.module.css';
import { PROJECT_KINDS } from './log-event.ts';

type Props = { params: LogParams; people: readonly UserName[]; onAsk: (params: LogParams) => void };

/** Filters the log by kind of action and by member. */
export function LogFilter({ params, people, onAsk }: Props) {
  const { t } = useTranslation();
  const numberOf = (value: string | null) => (value === null ? undefined : Number(value));
  const select = {
    size: 'sm',
    searchable: true,
    clearable: true,
    checkIconPosition: 'right',
    maxDropdownHeight: 320,
  } as const;
  return (
    <div className={classes.filter}>
      <Select
        {...select}
        aria-label={t('log.action')}
        placeholder={t('log.anyAction')}
        clearButtonProps={{ 'aria-label': t('log.anyAction') }}
        data={PROJECT_KINDS.map((kind) => ({
          value: String(LOG_CODES[kind]),
          label: t(`log.kind.${kind}`),
        }))}
        value={params.w === undefined ? null : String(params.w)}
        onChange={(code) => onAsk({ ...params, w: numberOf(code) })}
      />
      <Select
        {...select}
        aria-label={t('log.member')}
        placeholder={t('log.anyMember')}
        clearButtonProps={{ 'aria-label': t('log.anyMember') }}
        data={people.map(({ id, username }) => ({ value: String(id), label: username }))}
        value={params.u === undefined ? null : String(params.u)}
        onChange={(id) => onAsk({ ...params, u: numberOf(id) })}
      />
    </div>
  );
}

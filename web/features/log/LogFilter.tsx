import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UserName } from '#contract/user-name.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import type { LogAsked } from '../../data/queries/log.ts';
import classes from './LogTab.module.css';
import { PROJECT_KINDS } from './log-event.ts';

type Props = { asked: LogAsked; people: readonly UserName[]; onAsk: (asked: LogAsked) => void };

/** Filters the log by kind of action and by member. */
export function LogFilter({ asked, people, onAsk }: Props) {
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
        value={asked.w === undefined ? null : String(asked.w)}
        onChange={(code) => onAsk({ ...asked, w: numberOf(code) })}
      />
      <Select
        {...select}
        aria-label={t('log.member')}
        placeholder={t('log.anyMember')}
        clearButtonProps={{ 'aria-label': t('log.anyMember') }}
        data={people.map(({ id, username }) => ({ value: String(id), label: username }))}
        value={asked.u === undefined ? null : String(asked.u)}
        onChange={(id) => onAsk({ ...asked, u: numberOf(id) })}
      />
    </div>
  );
}

import { Badge } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteCode } from '#contract/identity/codes.routes.ts';
import type { SecretCode } from '#contract/identity/codes.ts';
import { codesQuery } from '../../data/queries/codes.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { useNow } from '../../ui/relative-time/clock.ts';
import { showErrorToast } from '../../ui/toasts/toast.tsx';
import classes from './CodeLine.module.css';
import { stateOfCode } from './code-state.ts';
import { DeleteButton } from './DeleteButton.tsx';
import list from './list.module.css';

type Props = { code: SecretCode; onDeleted: () => void };

/** A secret code: phrase, remaining uses and expiry, with buttons to copy and delete it. */
export function CodeLine({ code, onDeleted }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { id, phrase, amount, last_until } = code;
  const state = stateOfCode(code, useNow());
  const deleting = useWrite({
    mutationFn: () => call(deleteCode, { params: { code: id } }),
    onSuccess: onDeleted,
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => queries.invalidateQueries(codesQuery),
  });
  return (
    <li className={`line ${list.line}`} data-state={state}>
      <div>
        <div className="row gap-12 row-gap-4 wrap">
          <code className={classes.phrase}>{phrase}</code>
          {state !== 'open' && (
            <Badge leftSection={<IconClockOff size={14} stroke={1.75} />}>{t(`admin.${state}`)}</Badge>
          )}
        </div>
        <p className="facts ui-12 ink-3">
          <span>{t('admin.usesLeft', { count: amount })}</span>
          <span>{t('admin.until', { time: dateTimeText(last_until, i18n.language) })}</span>
        </p>
      </div>
      <div className="row gap-4">
        <CopyButton text={phrase} label={t('admin.copyPhrase', { phrase })} />
        <DeleteButton
          action={t('admin.deleteCode')}
          label={t('admin.deleteNamed', { phrase })}
          question={t('admin.deleteAsk', { phrase })}
          isPending={deleting.isPending}
          onDelete={(onSettled) => deleting.mutate(undefined, { onSettled })}
        >
          {t('admin.deleteText')}
        </DeleteButton>
      </div>
    </li>
  );
}

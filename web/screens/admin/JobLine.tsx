import { Badge, Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteJob, retryJob } from '#contract/site/jobs.routes.ts';
import type { FailedJob } from '#contract/site/jobs.ts';
import { failedJobsQuery } from '../../data/queries/jobs.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import classes from './JobLine.module.css';
import list from './list.module.css';

type Props = {
  job: FailedJob;
  /** Called when it leaves the list. */
  onGone: () => void;
};

/** A background job that failed, for good or until its next try. */
export function JobLine({ job, onGone }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { id, created_at, tried_at, tries, next_at, error } = job;
  const kind = t(`admin.job.${job.kind}`);
  const timeOf = (time: number) => dateTimeText(time, i18n.language);
  const settle = {
    onError: (failure: Error) => void showErrorToast(failureWords(t, failure)),
    onSettled: () => queries.invalidateQueries(failedJobsQuery),
  };
  const retrying = useWrite({
    mutationFn: () => call(retryJob, { params: { job: id } }),
    onSuccess: () => {
      void showSuccessToast(t('admin.jobQueued'));
      onGone();
    },
    ...settle,
  });
  const deleting = useWrite({
    mutationFn: () => call(deleteJob, { params: { job: id } }),
    onSuccess: onGone,
    ...settle,
  });
  return (
    <li className={`line ${list.line} ${classes.line}`}>
      <div>
        <div className="row gap-8 row-gap-4 wrap">
          <span className="weight-500 ink-1">{kind}</span>
          {next_at === null ? (
            <Badge className={classes.failed} leftSection={<IconAlertCircle size={14} stroke={1.75} />}>
              {t('admin.jobFailed')}
            </Badge>
          ) : (
            <Badge leftSection={<IconClock size={14} stroke={1.75} />}>{t('admin.jobRetried')}</Badge>
          )}
        </div>
        {error !== '' && <p className={`ink-2 breaks ${classes.error}`}>{error}</p>}
        <p className="facts ui-12 ink-3">
          <span>
            {t('admin.lastTry')} <RelativeTime time={tried_at} withTime />
          </span>
          <span>{t('admin.tries', { count: tries })}</span>
          <span>{t('admin.queuedAt', { time: timeOf(created_at) })}</span>
          {next_at !== null && <span>{t('admin.nextTry', { time: timeOf(next_at) })}</span>}
        </p>
      </div>
      <div className="row gap-4">
        <Button aria-label={t('admin.tryAgainNamed', { kind })} onClick={() => retrying.mutate()}>
          {t('admin.tryAgain')}
        </Button>
        <DeleteButton
          action={t('admin.deleteJob')}
          label={t('admin.deleteJobNamed', { kind })}
          question={t('admin.deleteJobAsk')}
          isPending={deleting.isPending}
          onDelete={(onSettled) => deleting.mutate(undefined, { onSettled })}
        >
          {t('admin.deleteJobText')}
        </DeleteButton>
      </div>
    </li>
  );
}

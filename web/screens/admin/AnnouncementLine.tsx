import { ActionIcon, Badge, Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteAnnouncement, editAnnouncement } from '#contract/notices/announcements.routes.ts';
import type { Announcement } from '#contract/notices/announcements.ts';
import { announcementState, textFor } from '#domain/notices/announcements/announcements.ts';
import { announcementsQuery } from '../../data/queries/announcements.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { languageOf } from '../../language/languages.ts';
import { refreshClock, useNow } from '../../ui/relative-time/clock.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import classes from './AnnouncementsTab.module.css';
import { endedNow } from './announcement-values.ts';
import { DeleteButton } from './DeleteButton.tsx';
import list from './list.module.css';

type Props = { announcement: Announcement; onEdit: () => void; onGone: () => void };

/** An announcement in the list: its state, text and times, with buttons to edit, end and delete it. */
export function AnnouncementLine({ announcement, onEdit, onGone }: Props) {
  const { t, i18n } = useTranslation();
  const queries = useQueryClient();
  const { id, kind, starts_at, ends_at, audience, created_by } = announcement;
  const { text, language } = textFor(announcement, languageOf(i18n));
  const state = announcementState(announcement, useNow());
  const settled = {
    onError: (error: Error) => void showErrorToast(failureWords(t, error)),
    onSettled: () => queries.invalidateQueries(announcementsQuery),
  };
  const ending = useWrite({
    mutationFn: () =>
      call(editAnnouncement, { params: { announcement: id }, body: endedNow(announcement, Date.now()) }),
    onSuccess: () => {
      refreshClock();
      void showSuccessToast(t('announcements.ended'));
      onGone();
    },
    ...settled,
  });
  const deleting = useWrite({
    mutationFn: () => call(deleteAnnouncement, { params: { announcement: id } }),
    onSuccess: onGone,
    ...settled,
  });
  return (
    <li className={`line ${list.line}`}>
      <div>
        <Badge>{t(`announcements.state.${state}`)}</Badge>
        <p className={`margin-top-4 breaks ${classes.text}`} lang={language}>
          {text}
        </p>
        <p className="facts ui-12 ink-3">
          <span>{t(`announcements.kind.${kind}`)}</span>
          <span>{t(`announcements.audiences.${audience}`)}</span>
          {starts_at !== null && (
            <span>{t('announcements.from', { time: dateTimeText(starts_at, i18n.language) })}</span>
          )}
          {ends_at !== null && (
            <span>{t('announcements.until', { time: dateTimeText(ends_at, i18n.language) })}</span>
          )}
          {created_by && <span>{t('announcements.by', created_by)}</span>}
        </p>
      </div>
      <div className="row gap-4">
        {state === 'shown' && (
          <Button
            size="xs"
            aria-label={t('announcements.endNamed', { text })}
            aria-disabled={ending.isPending}
            onClick={() => ending.isPending || ending.mutate()}
          >
            {t('announcements.end')}
          </Button>
        )}
        <ActionIcon
          title={t('announcements.edit')}
          aria-label={t('announcements.editNamed', { text })}
          onClick={onEdit}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
        <DeleteButton
          action={t('announcements.delete')}
          label={t('announcements.deleteNamed', { text })}
          question={t('announcements.deleteAsk')}
          isPending={deleting.isPending}
          onDelete={(onSettled) => deleting.mutate(undefined, { onSettled })}
        >
          {t('announcements.deleteText')}
        </DeleteButton>
      </div>
    </li>
  );
}

import { Button, Select, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#contract/identity/users.ts';
import { setNotificationSettings } from '#contract/notices/notifications.routes.ts';
import { notificationSettingsQuery } from '../../../data/queries/notifications.ts';
import { projectsQuery } from '../../../data/queries/projects.ts';
import { sendsMail } from '../../../data/session/page-settings.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { GROUP_NAMES, KIND_GROUPS } from './kind-groups.ts';
import classes from './NotificationsTab.module.css';

/** How the user is notified of each kind, everywhere or in one project, which has only what differs. */
export function Deliveries({ me }: { me: Me }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [project, setProject] = useState<number>();
  const projects = useInfiniteQuery(projectsQuery({ mine: 'true' })).data?.pages.flat() ?? [];
  const settings = notificationSettingsQuery(project);
  const { data, error, refetch } = useQuery(settings);
  const ofProjects = data?.kinds.filter((kind) => kind.project !== null) ?? [];
  const reset = useWrite({
    mutationFn: () =>
      call(setNotificationSettings, {
        body: {
          ...(project !== undefined && { project }),
          kinds: ofProjects.map(({ kind }) => ({ kind, delivery: null })),
        },
      }),
    onSuccess: (now) => {
      queries.setQueryData(settings.queryKey, now);
      void showSuccessToast(t('notifications.resetDone'));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  return (
    <section>
      <h2>{t('notifications.title')}</h2>
      <p className={classes.hint}>{t('notifications.hint')}</p>
      <MailNotice me={me} />
      <div className={`row gap-16 row-gap-8 align-end wrap ${classes.scope}`}>
        <Select
          label={t('notifications.scope')}
          placeholder={t('notifications.everywhere')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('notifications.everywhere') }}
          nothingFoundMessage={t('notifications.noProject')}
          data={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={project === undefined ? null : String(project)}
          onChange={(id) => setProject(id === null ? undefined : Number(id))}
        />
        {project !== undefined && (
          <Button disabled={ofProjects.length === 0 || reset.isPending} onClick={() => reset.mutate()}>
            {t('notifications.reset')}
          </Button>
        )}
      </div>
      {!data && error && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} mt={16} aria-hidden="true" />}
      {data &&
        GROUP_NAMES.map((group) => (
          <table key={group} className={classes.table}>
            <caption>{t(`notifications.groups.${group}`)}</caption>
            <tbody>
              {KIND_GROUPS[group].map((kind) => {
                const setting = data.kinds.find((one) => one.kind === kind);
                return (
                  setting && <DeliveryRow key={`${project}-${kind}`} setting={setting} project={project} />
                );
              })}
            </tbody>
          </table>
        ))}
    </section>
  );
}

/** Why no email can come to the user, with the way to change that; nothing if it can. */
function MailNotice({ me }: { me: Me }) {
  const { t } = useTranslation();
  if (sendsMail() && me.email_confirmed) return null;
  return (
    <div className={`margin-bottom-16 ${classes.notice}`}>
      {sendsMail() ? (
        <Notice kind="warning">
          {t('notifications.unconfirmed')}{' '}
          <Link to="." hash="account">
            {t('profile.tab.account')}
          </Link>
        </Notice>
      ) : (
        <Notice kind="info">{t('notifications.noMail')}</Notice>
      )}
    </div>
  );
}

import { NativeSelect } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setNotificationSettings } from '#contract/notices/notifications.routes.ts';
import type { NotificationSettings } from '#contract/notices/notifications.ts';
import type { Delivery } from '#domain/notices/notifications/kinds.ts';
import { notificationSettingsQuery } from '../../../data/queries/notifications.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import classes from './NotificationsTab.module.css';

type Props = {
  setting: NotificationSettings['kinds'][number];
  /** The project that it is for; undefined for all. */
  project: number | undefined;
};

/** A kind of notification and its delivery, which is saved as soon as it is chosen. What went wrong is said in the row. */
export function DeliveryRow({ setting, project }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { kind, deliveries, everywhere } = setting;
  const saving = useWrite({
    mutationFn: (delivery: Delivery | null) =>
      call(setNotificationSettings, {
        body: { ...(project !== undefined && { project }), kinds: [{ kind, delivery }] },
      }),
    onSuccess: (now) => {
      queries.setQueryData(notificationSettingsQuery(project).queryKey, now);
    },
  });
  const usual = everywhere ?? setting.default;
  const saved = project === undefined ? usual : (setting.project ?? '');
  const value = saving.isPending ? (saving.variables ?? '') : saved;
  const label = t(`notifications.kinds.${kind}`);
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <div className={`grid gap-8 align-center ${classes.choice}`}>
          <NativeSelect
            aria-label={label}
            aria-busy={saving.isPending}
            error={saving.error && failureWords(t, saving.error)}
            value={value}
            onChange={({ currentTarget: { value } }) =>
              saving.mutate(deliveries.find((delivery) => delivery === value) ?? null)
            }
            data={[
              ...(project === undefined
                ? []
                : [
                    {
                      value: '',
                      label: t('notifications.asEverywhere', {
                        delivery: t(`notifications.delivery.${usual}`),
                      }),
                    },
                  ]),
              ...deliveries.map((delivery) => ({
                value: delivery,
                label: t(`notifications.delivery.${delivery}`),
              })),
            ]}
          />
          <span role="status">
            {saving.isSuccess && (
              <IconCheck
                className={classes.saved}
                size={16}
                stroke={1.75}
                role="img"
                aria-label={t('notifications.saved')}
              />
            )}
          </span>
        </div>
      </td>
    </tr>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserAccess } from '#contract/identity/users.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import classes from './UserLine.module.css';
import { useLimitUser } from './use-limit-user.ts';

/** Lets a site administrator give up that right; the last one can't. */
export function OwnAdminRight({ user: { id } }: { user: UserAccess }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const limiting = useLimitUser(id);
  return (
    <div className={`row gap-12 row-gap-4 justify-end wrap ${classes.own}`}>
      <span className="ui-12 ink-3">{t('admin.you')}</span>
      <Button onClick={() => setAsking(true)}>{t('admin.giveUp')}</Button>
      {isAsking && (
        <Confirmation
          title={t('admin.giveUpAsk')}
          confirmLabel={t('admin.giveUp')}
          danger
          busy={limiting.isPending}
          onConfirm={() =>
            limiting.mutate(
              { site_admin: false },
              { onSuccess: () => location.assign('/'), onError: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('admin.giveUpText')}
        </Confirmation>
      )}
    </div>
  );
}

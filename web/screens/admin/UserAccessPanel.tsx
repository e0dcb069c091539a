import { Button, Switch } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasswordLink, type UserAccess } from '#contract/users.ts';
import {
  type RESTRICTION_BITS,
  type RestrictedAction,
  restrictionBits,
  toggleBit,
} from '#domain/access/restrictions.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { showErrorToast } from '../../ui/toasts/toast.tsx';
import { PasswordLinkDialog } from './PasswordLinkDialog.tsx';
import classes from './UserLine.module.css';
import { useLimitUser } from './use-limit-user.ts';

/** The name of each restriction in the texts, by its bit. */
const LIMITATION_NAMES = {
  2: 'creatingProjects',
  4: 'membership',
  8: 'addingComments',
  16: 'editingProfile',
} as const satisfies Record<(typeof RESTRICTION_BITS)[number], RestrictedAction>;

/**
 * Actions of site administrators on a user: ban, limit, make administrator, make a password link (administration.4,
 * administration.5).
 */
export function UserAccessPanel({ id, user }: { id: string; user: UserAccess }) {
  const { t } = useTranslation();
  const { username, banned, limitations, site_admin } = user;
  const [isAskingBan, setAskingBan] = useState(false);
  const [isAskingRight, setAskingRight] = useState(false);
  const limiting = useLimitUser(user.id);
  const linking = useWrite({
    mutationFn: () => call(makePasswordLink, { params: { user: user.id } }),
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  // Buttons are not disabled while a call is pending, so that they keep the focus.
  const action = banned ? 'unban' : 'ban';
  const right = site_admin ? 'takeRight' : 'giveRight';
  return (
    <div id={id} className={classes.panel}>
      <fieldset className={classes.switches} aria-label={t('admin.limitations')}>
        <h2>{t('admin.limitations')}</h2>
        {restrictionBits(limitations).map(({ bit, isSet }) => (
          <Switch
            key={bit}
            classNames={{ track: classes.track }}
            label={t(`admin.limitation.${LIMITATION_NAMES[bit]}`)}
            checked={isSet}
            aria-disabled={limiting.isPending}
            onChange={() =>
              limiting.isPending || limiting.mutate({ limitations: toggleBit(limitations, bit) })
            }
          />
        ))}
      </fieldset>
      <div className={classes.side}>
        <div>
          <h2>{t('admin.access')}</h2>
          <Switch
            label={t('admin.banned')}
            checked={banned}
            aria-disabled={limiting.isPending}
            onChange={() => limiting.isPending || setAskingBan(true)}
          />
        </div>
        {(!banned || site_admin) && (
          <Switch
            label={t('admin.isSiteAdmin')}
            checked={site_admin}
            aria-disabled={limiting.isPending}
            onChange={() => limiting.isPending || setAskingRight(true)}
          />
        )}
        {!banned && (
          <div>
            <Button
              leftSection={<IconKey size={16} stroke={1.75} />}
              aria-disabled={linking.isPending}
              onClick={() => linking.isPending || linking.mutate()}
            >
              {t('admin.makeLink')}
            </Button>
            <p>{t('admin.linkHint')}</p>
          </div>
        )}
      </div>
      {isAskingBan && (
        <Confirmation
          title={t(`admin.${action}Ask`, { username })}
          confirmLabel={t(`admin.${action}`)}
          danger={!banned}
          busy={limiting.isPending}
          onConfirm={() => limiting.mutate({ banned: !banned }, { onSettled: () => setAskingBan(false) })}
          onClose={() => setAskingBan(false)}
        >
          {t(`admin.${action}Text`)}
        </Confirmation>
      )}
      {isAskingRight && (
        <Confirmation
          title={t(`admin.${right}Ask`, { username })}
          confirmLabel={t(`admin.${right}`)}
          danger={site_admin}
          busy={limiting.isPending}
          onConfirm={() =>
            limiting.mutate({ site_admin: !site_admin }, { onSettled: () => setAskingRight(false) })
          }
          onClose={() => setAskingRight(false)}
        >
          {t(`admin.${right}Text`)}
        </Confirmation>
      )}
      {linking.data && (
        <PasswordLinkDialog username={username} link={linking.data} onClose={() => linking.reset()} />
      )}
    </div>
  );
}

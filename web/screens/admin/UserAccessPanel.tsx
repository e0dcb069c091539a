import { Button, Switch } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makePasswordLink } from '#contract/identity/users.routes.ts';
import type { UserAccess } from '#contract/identity/users.ts';
import {
  type RESTRICTION_BITS,
  type RestrictedAction,
  restrictionBits,
  toggleBit,
} from '#domain/core/access/restrictions.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { dateTimeText } from '../../language/date-time-text.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Confirmation } from '../../ui/dialogs/Confirmation.tsx';
import { showErrorToast } from '../../ui/toasts/toast.tsx';
import { BanDialog } from './BanDialog.tsx';
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
  const { t, i18n } = useTranslation();
  const { username, banned, ban_reason, banned_until, limitations, site_admin } = user;
  const [isAskingBan, setAskingBan] = useState(false);
  const [isEditingBan, setEditingBan] = useState(false);
  const [isAskingRight, setAskingRight] = useState(false);
  const limiting = useLimitUser(user.id);
  const linking = useWrite({
    mutationFn: () => call(makePasswordLink, { params: { user: user.id } }),
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  // Buttons are not disabled while a call is pending, so that they keep the focus.
  const right = site_admin ? 'takeRight' : 'giveRight';
  return (
    <div id={id} className={`grid columns-fill-fill ${classes.panel}`}>
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
      <div className={`grid items-start ${classes.side}`}>
        <div>
          <h2>{t('admin.access')}</h2>
          <Switch
            label={t('admin.banned')}
            checked={banned}
            aria-disabled={limiting.isPending}
            onChange={() => limiting.isPending || setAskingBan(true)}
          />
          {banned && (
            <>
              <p>
                {banned_until === null
                  ? t('admin.banNeverEnds')
                  : t('admin.banEndsOn', { time: dateTimeText(banned_until, i18n.language) })}
                {ban_reason !== '' && ` ${t('admin.hiddenBecause', { reason: ban_reason })}`}
              </p>
              <Button mt={8} onClick={() => setEditingBan(true)}>
                {t('admin.banEdit')}
              </Button>
            </>
          )}
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
      {(isEditingBan || (isAskingBan && !banned)) && (
        <BanDialog
          user={user}
          onClose={() => {
            setAskingBan(false);
            setEditingBan(false);
          }}
        />
      )}
      {isAskingBan && banned && !isEditingBan && (
        <Confirmation
          title={t('admin.unbanAsk', { username })}
          confirmLabel={t('admin.unban')}
          busy={limiting.isPending}
          onConfirm={() => limiting.mutate({ banned: false }, { onSettled: () => setAskingBan(false) })}
          onClose={() => setAskingBan(false)}
        >
          {t('admin.unbanText')}
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

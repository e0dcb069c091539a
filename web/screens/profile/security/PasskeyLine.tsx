import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/identity/passkeys.ts';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { RemovePasskey, RenamePasskey } from './PasskeyForms.tsx';
import classes from './SessionsList.module.css';

type Props = {
  passkey: Passkey;
  onChanged: () => void;
  /** After a form was closed without a change. */
  onClose: () => void;
};

/** A passkey: its name, when it was added and last used, and its forms below. */
export function PasskeyLine({ passkey, onChanged, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const [doing, setDoing] = useState<'rename' | 'remove'>();
  const { name, created_at, used_at } = passkey;
  const Doing = doing && { rename: RenamePasskey, remove: RemovePasskey }[doing];
  return (
    <li className={`line ${classes.line}`}>
      <IconFingerprint size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
          <b>{name}</b>
        </div>
        <p className={`facts ui-12 ink-3 ${classes.meta}`}>
          <span>{t('passkeys.addedOn', { date: dayText(created_at, i18n.language) })}</span>
          <span>
            {used_at === null ? (
              t('passkeys.unused')
            ) : (
              <>
                {t('passkeys.used')} <RelativeTime time={used_at} />
              </>
            )}
          </span>
        </p>
      </div>
      <div className={`row gap-8 align-stretch wrap ${classes.acts}`}>
        <Button aria-label={t('passkeys.renameNamed', { name })} onClick={() => setDoing('rename')}>
          {t('passkeys.rename')}
        </Button>
        <Button aria-label={t('passkeys.removeNamed', { name })} onClick={() => setDoing('remove')}>
          {t('passkeys.remove')}
        </Button>
      </div>
      {Doing && (
        <div className={classes.form}>
          <Doing
            key={doing}
            passkey={passkey}
            onDone={() => {
              setDoing(undefined);
              onChanged();
            }}
            onClose={() => {
              setDoing(undefined);
              onClose();
            }}
          />
        </div>
      )}
    </li>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { passkeysQuery, securityEventsQuery } from '../../../data/queries/security.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyLine } from './PasskeyLine.tsx';
import factor from './SecondFactor.module.css';

/** The passkeys of the account: added, renamed and removed (passkeys.1). */
export function Passkeys() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const head = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  if (error && !data) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={64} aria-hidden="true" />;
  const { passkeys, origin } = data;
  const focusHead = () => head.current?.focus();
  const changed = () => {
    void queries.invalidateQueries(passkeysQuery);
    void queries.invalidateQueries(securityEventsQuery);
    focusHead();
  };
  const close = () => {
    setAdding(false);
    focusHead();
  };
  return (
    <section ref={head} className="grid gap-16" tabIndex={-1} aria-label={t('passkeys.title')}>
      {passkeys.length === 0 ? (
        <p className={`row gap-8 row-gap-4 wrap ui-13 ink-2 ${factor.state}`}>{t('passkeys.none')}</p>
      ) : (
        <ul className="lines" aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onChanged={changed} onClose={focusHead} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey
          onDone={() => {
            setAdding(false);
            changed();
          }}
          onClose={close}
        />
      ) : (
        <AddButton amount={passkeys.length} origin={origin} onAdd={() => setAdding(true)} />
      )}
    </section>
  );
}

type ButtonProps = { amount: number; origin: string | null; onAdd: () => void };

/** The button that adds a passkey, or why none can be added here (passkeys.2). */
function AddButton({ amount, origin, onAdd }: ButtonProps) {
  const { t } = useTranslation();
  if (origin === null) return <Notice kind="info">{t('passkeys.nowhere')}</Notice>;
  if (origin !== location.origin)
    return <Notice kind="info">{t('passkeys.elsewhere', { address: origin })}</Notice>;
  if (!('PublicKeyCredential' in window)) return <Notice kind="info">{t('passkeys.unsupported')}</Notice>;
  if (amount >= SERVICE_LIMITS.passkeysPerUser)
    return <Notice kind="info">{t('passkeys.full', { count: amount })}</Notice>;
  return (
    <div>
      <Button onClick={onAdd}>{t('passkeys.add')}</Button>
    </div>
  );
}

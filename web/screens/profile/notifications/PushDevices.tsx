import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushDevice } from '#contract/notices/push.ts';
import { canPush, endpointHere, isDenied } from '../../../data/push/subscription.ts';
import { pushQuery } from '../../../data/queries/push.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { deviceName } from '../security/device-name.ts';
import classes from './NotificationsTab.module.css';
import { usePushWrites } from './use-push-writes.ts';

/** Push notifications on this device, and the devices that have them (push.1). */
export function PushDevices() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(pushQuery);
  const head = useRef<HTMLHeadingElement>(null);
  const [endpoint, setEndpoint] = useState<string>();
  useEffect(() => {
    if (canPush()) void endpointHere().then(setEndpoint, () => undefined);
  }, []);
  const thisDevice = data?.devices.find((device) => device.endpoint === endpoint);
  const { turningOn, removing } = usePushWrites({
    publicKey: data?.public_key ?? '',
    onEndpoint: setEndpoint,
    onRemoved: () => head.current?.focus(),
  });
  return (
    <section>
      <h2 ref={head} tabIndex={-1}>
        {t('push.title')}
      </h2>
      <p className={classes.hint}>{t('push.hint')}</p>
      {error && !data && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={64} aria-hidden="true" />}
      {data && (
        <ThisDevice
          here={thisDevice}
          isBusy={turningOn.isPending || removing.isPending}
          onTurnOn={() => turningOn.mutate()}
          onTurnOff={() => thisDevice && removing.mutate({ device: thisDevice, isHere: true })}
        />
      )}
      {data && data.devices.length > 0 && (
        <ul className="lines" aria-label={t('push.devices')}>
          {data.devices.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              isHere={device === thisDevice}
              onRemove={() => removing.mutate({ device, isHere: device === thisDevice })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type HereProps = {
  here: PushDevice | undefined;
  isBusy: boolean;
  onTurnOn: () => void;
  onTurnOff: () => void;
};

/** Whether this device shows notices, with the button that changes it, or why it can’t. */
function ThisDevice({ here, isBusy, onTurnOn, onTurnOff }: HereProps) {
  const { t } = useTranslation();
  if (!canPush()) return <Notice kind="info">{t('push.unsupported')}</Notice>;
  if (isDenied() && !here) return <Notice kind="warning">{t('push.denied')}</Notice>;
  return (
    <div className="row gap-16 row-gap-8 wrap margin-bottom-16 ui-13">
      <span>{t(here ? 'push.on' : 'push.off')}</span>
      <Button loading={isBusy} onClick={here ? onTurnOff : onTurnOn}>
        {t(here ? 'push.turnOff' : 'push.turnOn')}
      </Button>
    </div>
  );
}

type LineProps = { device: PushDevice; isHere: boolean; onRemove: () => void };

/** A device with push notifications, and the button that ends them. */
function DeviceLine({ device, isHere, onRemove }: LineProps) {
  const { t, i18n } = useTranslation();
  const name = deviceName(t, device);
  return (
    <li className={`line ${classes.line}`}>
      <div>
        <span className={classes.name}>{name}</span>
        <p className="facts ui-12 ink-3">
          {isHere && <span>{t('push.current')}</span>}
          <span>{t('push.since', { date: dayText(device.created_at, i18n.language) })}</span>
        </p>
      </div>
      <Button aria-label={t('push.removeNamed', { name })} onClick={onRemove}>
        {t('push.remove')}
      </Button>
    </li>
  );
}

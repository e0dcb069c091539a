import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconFingerprint,
  IconFingerprintOff,
  IconKey,
  IconKeyOff,
  IconLink,
  IconLogin2,
  IconMail,
  IconPassword,
  IconPlugConnected,
  IconPlugConnectedX,
  IconShieldCheck,
  IconShieldOff,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SecurityEvent } from '#contract/identity/security.ts';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { deviceName } from './device-name.ts';
import classes from './SessionsList.module.css';

const ICONS = {
  signIn: IconLogin2,
  signInFailed: IconAlertTriangle,
  passwordChanged: IconPassword,
  passwordReset: IconPassword,
  passwordLink: IconLink,
  emailChanged: IconMail,
  tokenCreated: IconKey,
  tokenRevoked: IconKeyOff,
  secondFactorOn: IconShieldCheck,
  secondFactorOff: IconShieldOff,
  secondFactorRemoved: IconShieldOff,
  recoveryCodesMade: IconKey,
  recoveryCodeUsed: IconKey,
  passkeyAdded: IconFingerprint,
  passkeyRemoved: IconFingerprintOff,
  passkeyCopied: IconAlertTriangle,
  serviceConnected: IconPlugConnected,
  serviceDisconnected: IconPlugConnectedX,
} as const satisfies Record<SecurityEvent['kind'], unknown>;

/** A security event: what happened, when, and from where. */
export function SecurityEventLine({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation();
  const { kind, at, amount, address, browser, system, is_new_device, detail } = event;
  const Icon = ICONS[kind];
  const words = kind === 'signIn' && detail ? 'signInWith' : kind;
  return (
    <li className={`line ${classes.line}`}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <div>
        <div className={`row gap-8 row-gap-4 wrap ${classes.head}`}>
          <b>{t(`security.event.${words}`, { count: amount, name: detail })}</b>
          {is_new_device && <Badge>{t('security.newDevice')}</Badge>}
        </div>
        <p className={`facts ui-12 ink-3 ${classes.meta}`}>
          <RelativeTime time={at} />
          {(browser || system) && <span>{deviceName(t, { browser, system })}</span>}
          {address && <span>{address}</span>}
        </p>
      </div>
    </li>
  );
}

import {
  MAIL_DELIVERIES,
  type MailDelivery,
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  offersDelivery,
} from './kinds.ts';

/** What a link in an email switches off: all emails, those of a delivery, or those of a kind (notifications.18). */
export type Unsubscribed = 'all' | MailDelivery | NotificationKind;

export const UNSUBSCRIBED: readonly Unsubscribed[] = ['all', ...MAIL_DELIVERIES, ...NOTIFICATION_KIND_NAMES];

const isMailDelivery = (what: Unsubscribed): what is MailDelivery =>
  MAIL_DELIVERIES.some((delivery) => delivery === what);

/** The kinds and deliveries that are switched off, and what remains of each kind: the notification in the app, if it is shown there. */
export function switchedOffBy(what: Unsubscribed) {
  const isWhole = what === 'all' || isMailDelivery(what);
  return {
    deliveries: isMailDelivery(what) ? [what] : [...MAIL_DELIVERIES],
    kinds: NOTIFICATION_KIND_NAMES.filter((kind) => isWhole || kind === what).map((kind) => ({
      kind,
      remaining: offersDelivery(kind, 'app') ? ('app' as const) : ('off' as const),
    })),
  };
}

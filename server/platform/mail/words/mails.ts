import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { memoizeByLanguage } from '#domain/core/languages/memoize-by-language.ts';
import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import type { PlaceName } from '#domain/notices/notifications/place.ts';
import type { ReportDecision, ReportTarget } from '#domain/site/reports/reports.ts';

/** What an email says about the device that did something; a field that is not known is null. */
export type MailDevice = { browser: string | null; system: string | null; address: string | null };

/** What the words of a notification say, in an email or a push message; texts are beginnings, and null where there are none. */
export type NotificationValues = {
  kind: NotificationKind;
  actors: readonly string[];
  /** How many did it, and how many things happened. */
  actorsAmount: number;
  amount: number;
  /** Null if it is about none, or one that the reader may not see. */
  project: string | null;
  section: string | null;
  /** The comment, the translation or else the source. */
  text: string | null;
  /** The source that a comment is about. */
  about: string | null;
  /** What the link leads to. */
  place: PlaceName;
  /** The name of a fixed role, or that of a custom one. */
  role: string | null;
  status: string | null;
  /** The last day for a section that is assigned to the user, as `2026-12-31`. */
  deadline: string | null;
  /** How many translations of the reader need review after an update of the section. */
  reviews: number;
  /** What was reported and what was decided. */
  report: { target: ReportTarget; decision: ReportDecision } | null;
  link: string;
};

/** The values of an email about notifications: `link` leads to the only item or to all, `off` and `offAll` switch such emails off. */
type NotificationMail = {
  username: string;
  link: string;
  items: readonly NotificationValues[];
  /** How many more items there are. */
  more: number;
  off: string;
  offAll: string;
};

/**
 * Every email, with the values of its words: the recipient's name, and what only the service knows. `link` is an
 * address of this service, `at` is in milliseconds, `minutes` and `hours` are the time for which the link is open.
 */
export type MailValues = {
  /** Asks the owner of an address whether it is theirs (accounts.19). */
  confirmEmail: { username: string; link: string; hours: number };
  /** Lets a user choose a new password (accounts.21). */
  resetPassword: { username: string; link: string; minutes: number };
  /** Tell of what a thief would do (accounts.22). `link` leads to the account's settings. */
  newDevice: { username: string; link: string; at: number; device: MailDevice };
  passwordChanged: { username: string; link: string; at: number };
  emailChanged: { username: string; link: string; at: number; email: string };
  secondFactorOn: { username: string; link: string; at: number };
  secondFactorOff: { username: string; link: string; at: number };
  passkeyAdded: { username: string; link: string; at: number; name: string };
  passkeyRemoved: { username: string; link: string; at: number; name: string };
  serviceConnected: { username: string; link: string; at: number; service: string };
  serviceDisconnected: { username: string; link: string; at: number; service: string };
  /** What becomes of the account: when it will be deleted, why it isn't yet, and that it was (accounts.29). */
  deletionAsked: { username: string; link: string; due_at: number };
  deletionWaits: { username: string; link: string };
  accountDeleted: { username: string; link: string };
  /** That the account was banned, why, and until when; null: for ever (administration.10). */
  banned: { username: string; link: string; reason: string; until: number | null };
  /** What happened in the last minutes (notifications.15), and a digest of a period (notifications.16). */
  notification: NotificationMail;
  digest: NotificationMail & { period: 'daily' | 'weekly' };
};

export type MailKind = keyof MailValues;

/** The words of an email: its subject, its paragraphs, the label of its link, and small print below that. */
export type MailWords = {
  subject: string;
  paragraphs: readonly string[];
  /** What is listed below the paragraphs: each item with where it is, its text and its link. */
  items?: readonly {
    title: string;
    place: string;
    text: string | null;
    about: string | null;
    link: string;
  }[];
  /** Links below the small print. */
  footerLinks?: readonly { label: string; link: string }[];
  action: string;
  smallPrint: readonly string[];
};

/** The words of a push notification. */
export type PushWords = { title: string; body: string };

const dayFormat = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);
const momentFormat = memoizeByLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);

/** A day such as `2026-12-31` as readers of a language write it. */
export const dayText = (day: string, language: InterfaceLanguage): string =>
  dayFormat(language).format(Date.parse(day));

/** A moment as readers of a language write it. An email doesn't know its reader's time zone, so it is in UTC. */
export const momentText = (at: number, language: InterfaceLanguage): string =>
  `${momentFormat(language).format(at)} UTC`;

import { DAY, HOUR, MINUTE, SECOND } from '../../core/units.ts';

/** The limits of notifications, in milliseconds or amounts (choice). They are apart from LIMITS, which pages have too. */
export const NOTIFICATION_LIMITS = {
  /** Notifications that a page groups, and how many by default. */
  page: { min: 1, max: 100 },
  pageDefault: 50,
  /** Names of an item; the others are counted. */
  actors: 3,
  /** The most that unread notifications are counted up to. */
  counted: 100,
  /** Characters of a text that an item shows. */
  text: 200,
  /** Watches on a page, and how many by default. */
  watchesPage: { min: 1, max: 200 },
  watchesPageDefault: 50,
  /** Strings that one user watches; of more the newest are kept. */
  stringsWatched: 2000,
  /** Choices of deliveries that one user may have made for projects. */
  settings: 2000,
  /** Notifications of one kind by one user in one project at once from which they become one (notifications.11). */
  gatheredFrom: 10,
  /** Translations of one user at once from which they are an import, after which strings aren't watched by themselves. */
  importedFrom: 50,
  /** How long notifications are kept, and how many of a user. */
  kept: 90 * DAY,
  keptPerUser: 1000,
  /** Users that a call names who may be mentioned. */
  mentionable: 10,
  /** How long notifications are collected for an email at once, and how many items an email lists (notifications.15). */
  mailCollected: 120 * SECOND,
  mailItems: 50,
  /**
   * How often there are digests, and when their periods begin, counted from 1970 UTC (notifications.16): at six in the
   * morning, weekly ones on Mondays; the first Monday was four days later.
   */
  digests: {
    daily: { every: DAY, offset: 6 * HOUR },
    weekly: { every: 7 * DAY, offset: 4 * DAY + 6 * HOUR },
  },
} as const;

/** The limits of push notifications, in milliseconds, bytes or amounts (push.1, push.3) (choice). */
export const PUSH_LIMITS = {
  devicesPerUser: 10,
  endpoint: { min: 1, max: 1000 },
  /** How long a message waits at most, here and at the push service. */
  lasts: 4 * HOUR,
  /** The pauses before further tries. */
  retryAfter: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR],
  /** How many messages a run takes at once, for how long, and to how many browsers it sends at once. */
  takenAtOnce: 100,
  taken: 20 * MINUTE,
  sentAtOnce: 8,
  timeout: 10 * SECOND,
  responseRead: 1024,
  /** How many browsers whose sessions have ended are deleted at once. */
  sweptAtOnce: 1000,
  /** Code units of a title, and of a text. */
  text: 200,
} as const;

/** How a user learns of notifications of a kind (notifications.2). Those with email have the notification in the app too. */
export const DELIVERIES = ['off', 'app', 'mail', 'daily', 'weekly'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** The deliveries that send email: at once, or a digest of the day or the week. */
export const MAIL_DELIVERIES = ['mail', 'daily', 'weekly'] as const satisfies readonly Delivery[];
export type MailDelivery = (typeof MAIL_DELIVERIES)[number];

/** What a user may watch (notifications.6). */
export const WATCH_TARGETS = ['project', 'section', 'string'] as const;
export type WatchTarget = (typeof WATCH_TARGETS)[number];

/**
 * The right in the project that a user needs to be told of something, both when it happens and whenever it is read
 * (notifications.9): none, to see the project's card, to read its texts, or to answer requests.
 */
export type Need = 'nothing' | 'card' | 'content' | 'members';

type KindRow = {
  readonly default: Delivery;
  readonly deliveries: readonly Delivery[];
  /** Whether it is shown in the app; otherwise it is in digests alone. */
  readonly isInApp: boolean;
  /** The watches that reach a user with it, besides those whom it concerns personally. */
  readonly watches: readonly WatchTarget[];
  readonly needs: Need;
  /** What many of them at once by one user become: a notification about the section, or about the project. */
  readonly gathers: 'section' | 'project';
};

const ORDINARY = {
  default: 'app',
  deliveries: DELIVERIES,
  isInApp: true,
  watches: [],
  needs: 'content',
  gathers: 'section',
} as const satisfies KindRow;

/** Every kind of notification (notifications.1). A name is stored and never reused. */
export const NOTIFICATION_KINDS = {
  /** A mention in a comment. */
  mention: { ...ORDINARY, default: 'mail' },
  /** A reply to the user’s comment, or a comment on a string or in a section that they watch. */
  reply: { ...ORDINARY, default: 'mail', watches: ['section', 'string'] },
  /** The user’s translation was approved. */
  approved: ORDINARY,
  /** Someone changed the text of the user’s translation. */
  edited: ORDINARY,
  /** Someone deleted the user’s translation. */
  deleted: ORDINARY,
  /** Someone added a translation to a string where the user has one. */
  rivalled: ORDINARY,
  /** Someone voted for or against the user’s translation. */
  vote: { ...ORDINARY, default: 'weekly', deliveries: ['off', 'daily', 'weekly'], isInApp: false },
  /** The user was invited to a project. */
  invitation: { ...ORDINARY, default: 'mail', needs: 'card', gathers: 'project' },
  /** Someone asks to join a project whose members the user manages. */
  joinRequest: { ...ORDINARY, needs: 'members', gathers: 'project' },
  /** The user got a role, also with an accepted request, or was kicked out. */
  roleChange: { ...ORDINARY, needs: 'card', gathers: 'project' },
  /** A project was opened, paused, finished or restored. */
  projectState: { ...ORDINARY, watches: ['project'], gathers: 'project' },
  /** A section was added. */
  newSection: { ...ORDINARY, watches: ['project'], gathers: 'project' },
  /** The source of a section got strings, or was updated. */
  sourceUpdate: { ...ORDINARY, watches: ['project', 'section'], gathers: 'project' },
  /** Every string of a section has a translation now. */
  sectionFinished: { ...ORDINARY, watches: ['project', 'section'], gathers: 'project' },
  /** Work that the user started in the background has ended. */
  jobFinished: { ...ORDINARY, gathers: 'project' },
  /** Someone assigned a section to the user, or changed the deadline. */
  assigned: { ...ORDINARY, default: 'mail', gathers: 'project' },
  /** The deadline of a section that is assigned to the user comes near. */
  assignmentDue: { ...ORDINARY, default: 'mail', gathers: 'project' },
  /** The service disabled a webhook that the user answers for. */
  webhookDisabled: { ...ORDINARY, default: 'mail', needs: 'members', gathers: 'project' },
  /** Site administrators have decided what the user reported. */
  reportDecided: { ...ORDINARY, needs: 'nothing', gathers: 'project' },
} as const satisfies Record<string, KindRow>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** Every kind, in the order of settings. */
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as readonly NotificationKind[];

/** The kinds for which a user needs this in the project. */
export const kindsNeeding = (need: Need): NotificationKind[] =>
  NOTIFICATION_KIND_NAMES.filter((kind) => NOTIFICATION_KINDS[kind].needs === need);

/** Whether a kind offers a delivery (notifications.2). */
export const offersDelivery = (kind: NotificationKind, delivery: Delivery): boolean =>
  (NOTIFICATION_KINDS[kind].deliveries as readonly Delivery[]).includes(delivery);

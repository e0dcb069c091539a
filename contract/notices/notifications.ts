import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import {
  DELIVERIES,
  NOTIFICATION_KIND_NAMES,
  type NotificationKind,
  offersDelivery,
} from '#domain/notices/notifications/kinds.ts';

import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import { UNSUBSCRIBED, type Unsubscribed } from '#domain/notices/notifications/unsubscribe.ts';
import { REPORT_DECISIONS, REPORT_TARGETS } from '#domain/site/reports/reports.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { BodyId, bounded, Flag, Id, integerParam, issueOf, list, replyList } from '../core/values.ts';
import * as routes from './notifications.routes.ts';

export const NotificationKindName = z.enum(
  NOTIFICATION_KIND_NAMES as readonly NotificationKind[] as [NotificationKind, ...NotificationKind[]],
);
export const DeliveryName = z.enum(DELIVERIES);

const ProjectName = z.object({ id: z.int(), handle: z.string(), name: z.string() });
const SectionName = z.object({ id: z.int(), name: z.string() });
const TextOf = z.object({ id: z.int(), text: z.string() });

/**
 * Notifications of one kind about the same thing, as one item (notifications.12). Texts are the beginning of the present ones; what is gone
 * is null.
 */
export const Notification = z.object({
  /** The id of the newest notification. */
  id: z.int(),
  /** The ids of all its notifications on this page, newest first. */
  ids: replyList(z.int(), NOTIFICATION_LIMITS.page.max),
  kind: NotificationKindName,
  /** When the newest happened. */
  at: z.int(),
  is_read: z.boolean(),
  /** Null if it is about none, or about one that the user may not see. */
  project: ProjectName.nullable(),
  section: SectionName.nullable(),
  string: TextOf.nullable(),
  translation: TextOf.nullable(),
  comment: TextOf.nullable(),
  /** Whether what the newest is about has been deleted or undone. */
  is_gone: z.boolean(),
  /** Who did it, newest first; at most three. */
  actors: replyList(UserName, NOTIFICATION_LIMITS.actors),
  actors_amount: z.int(),
  /** How many things happened. */
  amount: z.int(),
  /** The role that the user got, by name; null if they were kicked out, or it is another kind. */
  role: z.string().nullable(),
  /** The new status of the project, or `restored`; of other kinds null. */
  status: z.string().nullable(),
  /** What ended: the action of a batch, or `language`; of other kinds null. */
  action: z.string().nullable(),
  /** The last day for a section that is assigned to the user, as `2026-12-31`; null if there is none, or it is another kind. */
  deadline: z.string().nullable(),
  /** After an update of a section: how many of the reader’s translations there need review now; otherwise 0. */
  review_amount: z.int(),
  /** What was reported, whose profile it was, and what was decided; of other kinds null. */
  report: z
    .object({
      target: z.enum(REPORT_TARGETS),
      decision: z.enum(REPORT_DECISIONS),
      user: UserName.nullable(),
    })
    .nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = endpoint(routes.listNotifications, {
  summary: 'List your notifications, newest first, grouped',
  query: z.object({
    /** `next` of the page before. */
    before: Id.optional(),
    /** How many notifications are grouped on a page. */
    limit: integerParam(NOTIFICATION_LIMITS.page).default(NOTIFICATION_LIMITS.pageDefault),
    /** Unread ones only. */
    unread: Flag,
    project: Id.optional(),
  }),
  reply: z.object({
    items: replyList(Notification, NOTIFICATION_LIMITS.page.max),
    /** `before` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
});

/** The number of unread notifications; `NOTIFICATION_LIMITS.counted` if there may be more. */
const Unread = z.object({ unread: z.int() });

export const countNotifications = endpoint(routes.countNotifications, {
  summary: 'Count your unread notifications, up to 100',
  reply: Unread,
});

/** The events of the stream of a user, by name (notifications.29). */
export const NOTIFICATION_EVENTS = {
  /** The number now: at the beginning, and whenever it may have changed. */
  unread: Unread,
  /** The last event: the session has ended. */
  gone: z.object({ kind: z.literal('signedOut') }),
} satisfies Record<string, z.ZodType>;

export const readNotificationEvents = endpoint(routes.readNotificationEvents, {
  summary: 'Stream the number of your unread notifications',
  events: NOTIFICATION_EVENTS,
});

export const markNotificationsRead = endpoint(routes.markNotificationsRead, {
  summary: 'Mark some of your notifications as read, or all up to one',
  body: z
    .object({
      ids: list(BodyId, { max: NOTIFICATION_LIMITS.page.max }).optional(),
      /** All up to this id, of a project if it is named. */
      up_to: BodyId.optional(),
      project: BodyId.optional(),
    })
    .superRefine(({ ids, up_to }, issues) => {
      if (ids === undefined && up_to === undefined)
        issues.addIssue({ ...issueOf('required'), path: ['ids'] });
    }),
  reply: Unread,
  isPersonal: true,
});

/** The delivery of a kind (notifications.2). */
const NotificationSetting = z.object({
  kind: NotificationKindName,
  /** The deliveries that it offers. */
  deliveries: replyList(DeliveryName, DELIVERIES.length),
  default: DeliveryName,
  /** What the user chose for all projects, and for the project; null if nothing. */
  everywhere: DeliveryName.nullable(),
  project: DeliveryName.nullable(),
  /** What applies: the choice for the project, then that for all, then the default. */
  delivery: DeliveryName,
});
const NotificationSettings = z.object({
  kinds: replyList(NotificationSetting, NOTIFICATION_KIND_NAMES.length),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = endpoint(routes.getNotificationSettings, {
  summary: 'Get how you are notified, everywhere or in a project',
  query: z.object({ project: Id.optional() }),
  reply: NotificationSettings,
});

export const setNotificationSettings = endpoint(routes.setNotificationSettings, {
  summary: 'Choose how you are notified, everywhere or in a project; null takes a choice back',
  body: z.object({
    project: BodyId.optional(),
    kinds: list(
      z
        .object({ kind: NotificationKindName, delivery: DeliveryName.nullable() })
        .superRefine(({ kind, delivery }, issues) => {
          if (delivery !== null && !offersDelivery(kind, delivery))
            issues.addIssue({ ...issueOf('choice'), path: ['delivery'] });
        }),
      { max: NOTIFICATION_KIND_NAMES.length },
    ),
  }),
  reply: NotificationSettings,
  isPersonal: true,
});

/** What a user watches (notifications.6). */
const Watch = z.object({
  id: z.int(),
  project: ProjectName,
  /** The watched section or string; null if it is the project, or is deleted. */
  section: SectionName.nullable(),
  string: TextOf.nullable(),
  target: z.enum(['project', 'section', 'string']),
  /** Whether the service added it because the user joined or wrote. */
  is_automatic: z.boolean(),
  at: z.int(),
});
export type Watch = z.infer<typeof Watch>;

export const listWatches = endpoint(routes.listWatches, {
  summary: 'List the projects, sections and strings that you watch, newest first',
  query: z.object({
    before: Id.optional(),
    limit: integerParam(NOTIFICATION_LIMITS.watchesPage).default(NOTIFICATION_LIMITS.watchesPageDefault),
    project: Id.optional(),
  }),
  reply: z.object({ items: replyList(Watch, NOTIFICATION_LIMITS.watchesPage.max), next: z.int().nullable() }),
});

const WatchState = z.object({ is_watched: z.boolean(), is_automatic: z.boolean() });
/** Whether the user watches the project, the section and the string; null if it was not asked for. */
const WatchStates = z.object({
  project: WatchState,
  section: WatchState.nullable(),
  string: WatchState.nullable(),
});
export type WatchStates = z.infer<typeof WatchStates>;

export const getWatches = endpoint(routes.getWatches, {
  summary: 'Get whether you watch a project, one of its sections and one of its strings',
  query: z.object({ section: Id.optional(), string: Id.optional() }),
  reply: WatchStates,
});

export const setWatch = endpoint(routes.setWatch, {
  summary: 'Watch a project, a section or a string, or stop it',
  body: z.object({
    /** The section or the string; the project without both. */
    section_id: BodyId.optional(),
    string_id: BodyId.optional(),
    is_watched: z.boolean(),
  }),
  reply: WatchState,
  isPersonal: true,
});

export const listMentionable = endpoint(routes.listMentionable, {
  summary: 'List members and contributors of a project whose name begins so, for mentions in comments',
  query: z.object({
    /** The beginning of a name, in any case. */
    q: bounded(LIMITS.username.max).default(''),
  }),
  reply: z.object({ users: replyList(UserName, NOTIFICATION_LIMITS.mentionable) }),
});

/** The endpoint of the header `List-Unsubscribe` too, to which programs for email send a form (RFC 8058). */
export const unsubscribe = endpoint(routes.unsubscribe, {
  summary: 'Switch emails off by the link of an email, without signing in',
  query: z.object({
    /** What is switched off: all emails, those at once, a digest, or those of a kind. */
    what: z.enum(UNSUBSCRIBED as [Unsubscribed, ...Unsubscribed[]]),
  }),
  ignoresBody: true,
});

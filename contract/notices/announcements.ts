import { z } from 'zod';
import { isStorable } from '#domain/core/text/text.ts';
import {
  ANNOUNCEMENT_KINDS,
  ANNOUNCEMENT_LIMITS,
  AUDIENCES,
  byTextField,
  whyNotAnnouncement,
  whyNotAnnouncementLink,
} from '#domain/notices/announcements/announcements.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { Id, integerParam, issueOf, replyList, trimmed } from '../core/values.ts';
import * as routes from './announcements.routes.ts';

/** What a visitor gets of an announcement (announcements.1). */
export const ShownAnnouncement = z.object({
  id: z.int(),
  /** Empty where there is no text in a language. */
  ...byTextField(() => z.string()),
  kind: z.enum(ANNOUNCEMENT_KINDS),
  /** An http or https address, or a path of the site; empty if there is none. */
  link: z.string(),
  dismissible: z.boolean(),
  /** A visitor who has dismissed an announcement sees it again after it was edited. */
  edited_at: z.int(),
});
export type ShownAnnouncement = z.infer<typeof ShownAnnouncement>;

/** An announcement in the list of site administrators. */
export const Announcement = ShownAnnouncement.extend({
  /** From when it is shown; null if from when it was made. */
  starts_at: z.int().nullable(),
  /** Until when it is shown; null if it has no end. */
  ends_at: z.int().nullable(),
  audience: z.enum(AUDIENCES),
  /** Null if the user is not known any more. */
  created_by: UserName.nullable(),
  created_at: z.int(),
});
export type Announcement = z.infer<typeof Announcement>;

const Text = trimmed(ANNOUNCEMENT_LIMITS.text).default('');
const When = z.int().min(0).nullable().default(null);

const AnnouncementDraft = z
  .object({
    ...byTextField(() => Text),
    kind: z.enum(ANNOUNCEMENT_KINDS).default('info'),
    link: trimmed(ANNOUNCEMENT_LIMITS.link)
      .superRefine((value, issues) => {
        // Its length and its characters are checked before.
        if (isStorable(value) && whyNotAnnouncementLink(value) === 'link') issues.addIssue(issueOf('link'));
      })
      .default(''),
    starts_at: When,
    ends_at: When,
    dismissible: z.boolean().default(true),
    audience: z.enum(AUDIENCES).default('everyone'),
  })
  .superRefine((draft, issues) => {
    for (const [field, kind] of Object.entries(whyNotAnnouncement(draft)))
      issues.addIssue({ ...issueOf(kind), path: [field] });
  });

export const readAnnouncements = endpoint(routes.readAnnouncements, {
  summary: 'Get the announcements that are shown to you now, newest first',
  reply: replyList(ShownAnnouncement, ANNOUNCEMENT_LIMITS.shown),
});

export const listAnnouncements = endpoint(routes.listAnnouncements, {
  summary: 'List all announcements, newest first (site administrators)',
  query: z.object({
    limit: integerParam(ANNOUNCEMENT_LIMITS.page).default(ANNOUNCEMENT_LIMITS.pageDefault),
    /** Id of the last announcement of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(Announcement, ANNOUNCEMENT_LIMITS.page.max),
});

export const addAnnouncement = endpoint(routes.addAnnouncement, {
  summary: 'Add an announcement (site administrators)',
  body: AnnouncementDraft,
  reply: Announcement,
  status: 201,
});

export const editAnnouncement = endpoint(routes.editAnnouncement, {
  summary: 'Edit an announcement: all its fields are replaced; end it by its end (site administrators)',
  body: AnnouncementDraft,
  reply: Announcement,
});

export const deleteAnnouncement = endpoint(routes.deleteAnnouncement, {
  summary: 'Delete an announcement (site administrators)',
});

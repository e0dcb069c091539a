import type { BodyOf } from '#contract/core/endpoint.ts';
import type { Announcement, addAnnouncement } from '#contract/notices/announcements.ts';
import { whyNotText } from '#domain/core/text/text.ts';
import {
  ANNOUNCEMENT_LIMITS,
  byTextField,
  whyNotAnnouncement,
  whyNotAnnouncementLink,
} from '#domain/notices/announcements/announcements.ts';

type Draft = BodyOf<typeof addAnnouncement>;

/**
 * The values of the form; times are those of a field of date and time, by the reader's clock, and empty if there is
 * none.
 */
export type AnnouncementValues = Omit<Draft, 'starts_at' | 'ends_at'> & {
  starts_at: string;
  ends_at: string;
};

/** The initial values of the form: those of an announcement, or of a new one. */
export const valuesOf = (announcement: Announcement | undefined): AnnouncementValues => ({
  ...byTextField((field) => announcement?.[field] ?? ''),
  kind: announcement?.kind ?? 'info',
  link: announcement?.link ?? '',
  starts_at: fieldOf(announcement?.starts_at ?? null),
  ends_at: fieldOf(announcement?.ends_at ?? null),
  dismissible: announcement?.dismissible ?? true,
  audience: announcement?.audience ?? 'everyone',
});

/** The announcement as it is sent. The field has no seconds, so that a time that was not changed stays as it was. */
export function draftOf(values: AnnouncementValues, before: Announcement | undefined): Draft {
  const timeOf = (field: 'starts_at' | 'ends_at') => {
    const storedTime = before?.[field] ?? null;
    if (values[field] === fieldOf(storedTime)) return storedTime;
    const time = new Date(values[field]).getTime();
    return Number.isNaN(time) ? null : time;
  };
  return {
    ...values,
    ...byTextField((field) => values[field].trim()),
    link: values.link.trim(),
    starts_at: timeOf('starts_at'),
    ends_at: timeOf('ends_at'),
  };
}

/** Why each field would be refused (announcements.2). */
export function whyNotDraft(draft: Draft) {
  return {
    ...byTextField((field) => whyNotText(draft[field], ANNOUNCEMENT_LIMITS.text)),
    link: whyNotAnnouncementLink(draft.link),
    ...whyNotAnnouncement(draft),
  };
}

/** An announcement as it is sent to end it now. */
export const endedNow = (announcement: Announcement, now: number): Draft => ({
  ...draftOf(valuesOf(announcement), announcement),
  ends_at: now,
});

/** '2027-03-01T23:59' of the reader's clock. */
function fieldOf(time: number | null): string {
  if (time === null) return '';
  const local = new Date(time);
  return new Date(time - local.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

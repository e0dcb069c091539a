import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../core/languages/interface-languages.ts';
import { isWebAddress } from '../../core/names/links.ts';
import { whyNotText } from '../../core/text/text.ts';

export const ANNOUNCEMENT_KINDS = ['info', 'warning'] as const;

/** Who sees an announcement: all visitors, or users who are signed in (announcements.4). */
export const AUDIENCES = ['everyone', 'members'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Limits of announcements (announcements.2): code points, how many are stored, and how many a page shows. */
export const ANNOUNCEMENT_LIMITS = {
  text: { min: 0, max: 500 },
  link: { min: 0, max: 1000 },
  stored: 100,
  shown: 3,
  page: { min: 1, max: 100 },
  pageDefault: 50,
  /** How long a server trusts its list, in milliseconds (announcements.5). */
  listHolds: 10_000,
  /** How long a page waits for the list, in milliseconds: without an answer it has the list of before. */
  listWaits: 1000,
  /** How many dismissals a browser remembers (announcements.7). */
  dismissals: 50,
} as const;

/** The field of calls that has the text in a language. */
export type TextField = `text_${InterfaceLanguage}`;

/** The texts of an announcement by their fields; an empty one is missing. */
export type AnnouncementTexts = Readonly<Record<TextField, string>>;

/** A value for the text in each language of the interface, by its field. */
export const byTextField = <Value>(valueFor: (field: TextField) => Value): Record<TextField, Value> =>
  Object.fromEntries(
    INTERFACE_LANGUAGES.map((language) => [`text_${language}`, valueFor(`text_${language}`)]),
  ) as Record<TextField, Value>;

/** The text for a reader and its language: their own, else English, else any (announcements.3). */
export function textFor(
  texts: AnnouncementTexts,
  reader: InterfaceLanguage,
): { text: string; language: InterfaceLanguage } {
  const order: readonly InterfaceLanguage[] = [reader, DEFAULT_LANGUAGE, ...INTERFACE_LANGUAGES];
  const language = order.find((one) => texts[`text_${one}`] !== '') ?? DEFAULT_LANGUAGE;
  return { text: texts[`text_${language}`], language };
}

type Times = { readonly starts_at: number | null; readonly ends_at: number | null };

/** Whether an announcement waits for its start, is shown, or has ended, at a time in ms since 1970 (announcements.5). */
export function announcementState(
  { starts_at, ends_at }: Times,
  now: number,
): 'scheduled' | 'shown' | 'ended' {
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'scheduled' : 'shown';
}

/** The announcements that a visitor sees: of those that are shown now, newest first, the first few for them (announcements.5). */
export function announcementsShownTo<One extends { readonly audience: Audience }>(
  active: readonly One[],
  isSignedIn: boolean,
): One[] {
  return active
    .filter(({ audience }) => isSignedIn || audience === 'everyone')
    .slice(0, ANNOUNCEMENT_LIMITS.shown);
}

/** A path of the site. Two slashes, or a backslash, would name another host. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a link leads to a page of the site rather than to another address. */
export const isSitePath = (link: string): boolean => PATH.test(link);

/** Why a link is refused: it must be an http or https address, or a path of the site; an empty one is none (announcements.2). */
export function whyNotAnnouncementLink(link: string): ReturnType<typeof whyNotText> | 'link' {
  if (link === '') return undefined;
  return (
    whyNotText(link, ANNOUNCEMENT_LIMITS.link) ??
    (isSitePath(link) || isWebAddress(link) ? undefined : 'link')
  );
}

/** Why an announcement as a whole is refused: it has no text, or ends before it starts (announcements.2). */
export function whyNotAnnouncement({ starts_at, ends_at, ...texts }: AnnouncementTexts & Times): {
  text_en?: 'required';
  ends_at?: 'min';
} {
  return {
    ...(INTERFACE_LANGUAGES.every((language) => texts[`text_${language}`] === '') && {
      text_en: 'required' as const,
    }),
    ...(starts_at !== null && ends_at !== null && ends_at <= starts_at && { ends_at: 'min' as const }),
  };
}

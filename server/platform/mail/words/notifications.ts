import { fixedRoleNamed, type RoleName } from '#domain/core/access/roles.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import type { PlaceName } from '#domain/notices/notifications/place.ts';
import type { MailValues, MailWords, NotificationValues, PushWords } from './mails.ts';

/** The words of emails about notifications in a language. They are without verbs of a gender, because it may not be known. */
export type NotificationWords = {
  hello: (username: string) => string;
  /** The subject, if there are several items, and the paragraph before them. */
  subject: string;
  intro: string;
  digests: { daily: string; weekly: string };
  digestIntro: { daily: string; weekly: string };
  /** What happened, once and several times. */
  kinds: Record<NotificationKind, { one: (item: NotificationValues) => string; many: string }>;
  more: (amount: number) => string;
  /** The label of the link, by what it leads to. */
  action: Record<PlaceName, string>;
  /** Before the number of the reader’s translations that need review after an update. */
  reviews: string;
  /** Before the source that a comment is about. */
  about: string;
  why: string;
  off: { kind: string; mail: string; daily: string; weekly: string };
  offAll: string;
};

/** A role in words: a fixed one by these names, a custom one by its own. */
export const roleWord = (names: Readonly<Record<RoleName, string>>, role: string): string => {
  const fixed = fixedRoleNamed(role);
  return fixed ? names[fixed.name] : role;
};

/** Days such as `2026-12-31` in words. */
export const dayWords = (language: InterfaceLanguage) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string | null): string => (day === null ? '' : format.format(Date.parse(day)));
};

const titleOf = (item: NotificationValues, { kinds, reviews }: NotificationWords): string => {
  const { one, many } = kinds[item.kind];
  const who = item.actors.join(', ') + (item.actorsAmount > item.actors.length ? ' …' : '');
  const happened = item.amount > 1 ? `${many}: ${item.amount}` : one(item);
  const what = item.reviews > 0 ? `${happened}. ${reviews}: ${item.reviews}` : happened;
  return who === '' ? what : `${what} (${who})`;
};

const itemsOf = (items: readonly NotificationValues[], words: NotificationWords) =>
  items.map((item) => ({
    title: titleOf(item, words),
    place: [item.project, item.section].filter((name) => name !== null).join(' · '),
    text: item.text,
    about: item.about === null ? null : `${words.about} ${item.about}`,
    link: item.link,
  }));

/** Makes the words of both emails about notifications. */
export const notificationWords = (words: NotificationWords) => {
  const common = ({ username, items, more, off, offAll }: MailValues['notification'], offLabel: string) => ({
    items: itemsOf(items, words),
    action: words.action[items.length === 1 && more === 0 && items[0] ? items[0].place : 'notifications'],
    smallPrint: [...(more > 0 ? [words.more(more)] : []), words.why],
    footerLinks: [
      { label: offLabel, link: off },
      { label: words.offAll, link: offAll },
    ],
    hello: words.hello(username),
  });
  return {
    push: (item: NotificationValues): PushWords => ({
      title: `${item.project === null ? '' : `${item.project}: `}${titleOf(item, words)}`,
      body: [item.section, item.text].filter((part) => part !== null).join('\n'),
    }),
    notification(values: MailValues['notification']): MailWords {
      const [first] = values.items;
      const isOneKind = new Set(values.items.map(({ kind }) => kind)).size === 1;
      const { hello, ...rest } = common(values, isOneKind ? words.off.kind : words.off.mail);
      const subject =
        first && values.items.length === 1
          ? `${first.project === null ? '' : `${first.project}: `}${titleOf(first, words)}`
          : words.subject;
      return { ...rest, subject, paragraphs: [hello, words.intro] };
    },
    digest(values: MailValues['digest']): MailWords {
      const { hello, ...rest } = common(values, words.off[values.period]);
      return {
        ...rest,
        subject: words.digests[values.period],
        paragraphs: [hello, words.digestIntro[values.period]],
      };
    },
  };
};

import { fixedRoleNamed } from '#domain/core/access/roles.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { NotificationKind } from '#domain/notices/notifications/kinds.ts';
import { type MailTextKey, mailTexts, type NotificationTexts, type SayInMail } from './mail-texts.ts';
import {
  dayText,
  type MailValues,
  type MailWords,
  type NotificationValues,
  type PushWords,
} from './mails.ts';

const ifNamed = ({ section }: NotificationValues) => (section ? 'named' : 'once');

/**
 * Which text of its kind says what happened once, where there is more than one. The texts are without verbs of a gender,
 * because it may not be known.
 */
const ONCE: {
  readonly [Kind in NotificationKind]?: (item: NotificationValues) => keyof NotificationTexts[Kind];
} = {
  roleChange: ({ role }) => (role ? 'once' : 'kicked'),
  projectState: ({ status }) => STATES.find((state) => state === status) ?? 'once',
  newSection: ifNamed,
  sourceUpdate: ifNamed,
  assigned: ({ section, deadline }) =>
    section ? (deadline ? 'namedUntil' : 'named') : deadline ? 'until' : 'once',
  assignmentDue: ifNamed,
  sectionFinished: ifNamed,
  reportDecided: ({ report }) => report?.decision ?? 'once',
};

const STATES = ['opened', 'frozen', 'closed', 'restored'] as const;

/** A role in words: a fixed one by its name in the language, a custom one by its own. */
const roleText = (say: SayInMail, role: string): string => {
  const fixed = fixedRoleNamed(role);
  return fixed ? say(`notifications.roles.${fixed.name}`) : role;
};

/** What happened, without who did it. */
function happenedText(item: NotificationValues, say: SayInMail, language: InterfaceLanguage): string {
  const { kind, amount, section, role, deadline, report } = item;
  if (amount > 1) return say(`notifications.kinds.${kind}.several`, { amount });
  const text = ONCE[kind]?.(item) ?? 'once';
  return say(`notifications.kinds.${kind}.${text}` as MailTextKey, {
    section,
    role: role && roleText(say, role),
    deadline: deadline && dayText(deadline, language),
    target: report && say(`notifications.targets.${report.target}`),
  });
}

function titleOf(item: NotificationValues, say: SayInMail, language: InterfaceLanguage): string {
  const { actors, actorsAmount, reviews } = item;
  const who = actors.join(', ') + (actorsAmount > actors.length ? ' …' : '');
  const happened = happenedText(item, say, language);
  const what = reviews > 0 ? say('notifications.reviews', { happened, reviews }) : happened;
  return who === '' ? what : `${what} (${who})`;
}

/** The title with the name of its project before it. */
const titleInProject = (item: NotificationValues, say: SayInMail, language: InterfaceLanguage): string =>
  `${item.project === null ? '' : `${item.project}: `}${titleOf(item, say, language)}`;

type Period = MailValues['digest']['period'];

/** The words of an email about notifications, and with a period of a digest. */
export function notificationWords(
  { username, items, more, off, offAll }: MailValues['notification'],
  language: InterfaceLanguage,
  period?: Period,
): MailWords {
  const say = mailTexts(language);
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  const isOneKind = new Set(items.map(({ kind }) => kind)).size === 1;
  const key = period === undefined ? ('notifications' as const) : (`notifications.${period}` as const);
  return {
    subject: only && !period ? titleInProject(only, say, language) : say(`${key}.subject`),
    paragraphs: [say('hello', { username }), say(`${key}.intro`)],
    items: items.map((item) => ({
      title: titleOf(item, say, language),
      place: [item.project, item.section].filter((name) => name !== null).join(' · '),
      text: item.text,
      about: item.about === null ? null : say('notifications.about', { about: item.about }),
      link: item.link,
    })),
    action: say(`notifications.actions.${only && more === 0 ? only.place : 'notifications'}`),
    smallPrint: [...(more > 0 ? [say('notifications.more', { more })] : []), say('notifications.why')],
    footerLinks: [
      { label: say(`notifications.off.${period ?? (isOneKind ? 'kind' : 'mail')}`), link: off },
      { label: say('notifications.off.all'), link: offAll },
    ],
  };
}

/** The words of a push notification in a language (push.4). */
export function pushWords(item: NotificationValues, language: InterfaceLanguage): PushWords {
  return {
    title: titleInProject(item, mailTexts(language), language),
    body: [item.section, item.text].filter((part) => part !== null).join('\n'),
  };
}

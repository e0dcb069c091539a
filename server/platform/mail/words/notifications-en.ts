import type { RoleName } from '#domain/core/access/roles.ts';
import { dayWords, notificationWords, roleWord } from './notifications.ts';

const STATES: Readonly<Record<string, string>> = {
  opened: 'The project is open',
  frozen: 'The project is paused',
  closed: 'The project is finished',
  restored: 'The project is restored',
};

const ROLES = {
  owner: 'owner',
  administrator: 'administrator',
  moderator: 'moderator',
  redactor: 'editor',
  translator: 'translator',
  proficient: 'proficient translator',
} as const satisfies Record<RoleName, string>;

const REPORTED = {
  project: 'the project that you reported',
  string: 'the source text that you reported',
  translation: 'the translation that you reported',
  comment: 'the comment that you reported',
  profile: 'the profile that you reported',
} as const;

const DECIDED = { removed: 'Something was done about', dismissed: 'Nothing was done about' } as const;

/** A section by its name, at the beginning of a sentence. */
const sectionOf = (name: string | null) => (name === null ? 'A section' : `“${name}”`);

const dayOf = dayWords('en');

/** The English words of emails about notifications. */
export const notificationsInEnglish = notificationWords({
  hello: (username) => `Hello ${username},`,
  subject: 'New notifications',
  intro: 'This is new for you:',
  digests: { daily: 'Your day on Dragoman', weekly: 'Your week on Dragoman' },
  digestIntro: { daily: 'This happened since yesterday:', weekly: 'This happened in the last week:' },
  kinds: {
    mention: { one: () => 'You were mentioned in a comment', many: 'Mentions of you in comments' },
    reply: { one: () => 'New comment', many: 'New comments' },
    approved: { one: () => 'Your translation was approved', many: 'Translations of yours approved' },
    edited: { one: () => 'Your translation was edited', many: 'Edits of your translations' },
    deleted: { one: () => 'Your translation was deleted', many: 'Translations of yours deleted' },
    rivalled: {
      one: () => 'Another translation beside yours',
      many: 'Other translations beside yours',
    },
    vote: { one: () => 'A vote on your translation', many: 'Votes on your translations' },
    invitation: { one: () => 'You are invited to a project', many: 'Invitations' },
    joinRequest: { one: () => 'A request to join', many: 'Requests to join' },
    roleChange: {
      one: ({ role }) =>
        role ? `Your role is now ${roleWord(ROLES, role)}` : 'You were kicked out of the project',
      many: 'Changes of your role',
    },
    projectState: {
      one: ({ status }) => STATES[status ?? ''] ?? 'The project has changed',
      many: 'Changes of the project',
    },
    newSection: {
      one: ({ section }) => (section ? `New section: “${section}”` : 'New section'),
      many: 'New sections',
    },
    sourceUpdate: {
      one: ({ section }) => (section ? `The source of “${section}” was updated` : 'The source was updated'),
      many: 'Updates of the source',
    },
    assigned: {
      one: ({ section, deadline }) =>
        deadline
          ? `${sectionOf(section)} is assigned to you until ${dayOf(deadline)}`
          : `${sectionOf(section)} is assigned to you`,
      many: 'Sections assigned to you',
    },
    assignmentDue: {
      one: ({ section, deadline }) =>
        `${sectionOf(section)}, which is assigned to you, is due on ${dayOf(deadline)}`,
      many: 'Sections assigned to you that are due soon',
    },
    webhookDisabled: { one: () => 'A webhook of yours was disabled', many: 'Disabled webhooks' },
    sectionFinished: {
      one: ({ section }) => (section ? `“${section}” is fully translated` : 'A section is fully translated'),
      many: 'Finished sections',
    },
    jobFinished: {
      one: () => 'Your work in the background has ended',
      many: 'Work in the background that has ended',
    },
    reportDecided: {
      one: ({ report }) =>
        report ? `${DECIDED[report.decision]} ${REPORTED[report.target]}` : 'Your report was decided',
      many: 'Decisions on your reports',
    },
  },
  more: (amount) => `And ${amount} more.`,
  action: {
    comment: 'Read the comment',
    string: 'Open the string',
    section: 'Open the section',
    project: 'Open the project',
    members: 'See the request',
    invitations: 'Answer the invitation',
    profile: 'Open the profile',
    notifications: 'See all notifications',
  },
  reviews: 'Your translations that need review',
  about: 'On:',
  why: 'You choose in the settings of your profile what you are told by email.',
  off: {
    kind: 'Turn off emails of this kind',
    mail: 'Turn off emails about single notifications',
    daily: 'Turn off the daily digest',
    weekly: 'Turn off the weekly digest',
  },
  offAll: 'Turn off all emails about notifications',
});

import { hideProject } from '#contract/administration.ts';
import {
  assignSection,
  claimSection,
  giveBackSection,
  listAssignments,
  unassignSection,
} from '#contract/assignments.ts';
import { readProjectFeed } from '#contract/feeds.ts';
import {
  joinByLink,
  listInviteLinks,
  makeInviteLink,
  readInvitation,
  revokeInviteLink,
} from '#contract/invite-links.ts';
import { answerInvite, cancelInvite, inviteUser, listInvites, requestInvite } from '#contract/invites.ts';
import { readEvents, showPresence } from '#contract/live.ts';
import { readLog } from '#contract/log.ts';
import { getMember, grantRole, removeMember } from '#contract/members.ts';
import {
  deleteProject,
  editProject,
  getProject,
  refreshCover,
  removeCover,
  uploadCover,
} from '#contract/projects.ts';
import { reportProject } from '#contract/reports.ts';
import { previewRevert, startRevert } from '#contract/reverts.ts';
import { createRole, deleteRole, editRole } from '#contract/roles.ts';
import { getContributions, getStatistics } from '#contract/statistics.ts';
import { getRemainingQuota, getUsage } from '#contract/usage.ts';
import {
  addWebhook,
  deleteWebhook,
  editWebhook,
  listWebhookMessages,
  listWebhooks,
  readWebhookMessage,
  resendWebhookMessage,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/webhooks.ts';
import type { RoleName } from '#domain/access/roles.ts';
import { ROLES } from '#domain/access/roles.ts';
import type { KindGroup } from '#domain/events/kind-groups.ts';
import { TINY_PICTURE } from '../tiny-picture.ts';
import { type Example, example } from './example.ts';
import type { FilledProject } from './filled-project.ts';
import type { TestUsers } from './test-users.ts';

const at = ({ project }: FilledProject) => ({ params: { project } });

const inviteFor = (whose: keyof TestUsers) => (filled: FilledProject) => ({
  params: { project: filled.project, invite: filled.inviteOf(filled.cast[whose]) },
});

const answers = (whose: keyof TestUsers, accept: boolean) =>
  example(answerInvite, (filled) => ({ ...inviteFor(whose)(filled), body: { accept } }));

/** A member by name; `self` is the caller, or the author for a guest. */
const memberOf = (whose: keyof TestUsers | 'self') => (filled: FilledProject, who: { id: number }) => {
  const { id } = whose === 'self' ? (who.id === 0 ? filled.cast.author : who) : filled.cast[whose];
  return { params: { project: filled.project, user: id } };
};

const linksTo = (role_id: number) =>
  example(makeInviteLink, (filled) => ({ ...at(filled), body: { role_id, lasts: 'week', most_uses: 5 } }));

const revokes = (role: keyof FilledProject['links']) =>
  example(revokeInviteLink, ({ project, links }) => ({ params: { project, link: links[role].id } }));

const NEW_WEBHOOK: { url: string; groups: KindGroup[] } = {
  url: 'https://hooks.example/there',
  groups: ['translations'],
};
const ofWebhook = ({ project, webhook }: FilledProject) => ({ params: { project, webhook } });
const ofMessage = ({ project, webhook, message }: FilledProject) => ({
  params: { project, webhook, message },
});

const byLink = ({ links }: FilledProject) => ({ params: { token: links.translator.token } });

const reverts = (whose: keyof TestUsers | 'self') =>
  example(startRevert, (filled, who) => ({ ...memberOf(whose)(filled, who), body: {} }));
const removes = (whose: keyof TestUsers | 'self') => example(removeMember, memberOf(whose));

const grants = (whose: keyof TestUsers | 'self', role: RoleName) =>
  example(grantRole, (filled, who) => ({
    ...memberOf(whose)(filled, who),
    body: { role_id: ROLES.findIndex(({ name }) => name === role) },
  }));

/** The calls on a project as a whole: settings, people, log. */
export const PROJECT_EXAMPLES = {
  getProject: example(getProject, (filled) => ({
    ...at(filled),
    query: { fetch_members: '', fetch_sections: '', fetch_roles: '', generate_statistics: '' },
  })),
  editProject: example(editProject, (filled) => ({ ...at(filled), body: { description: 'Described.' } })),
  'editProject status': example(editProject, (filled) => ({ ...at(filled), body: { status: 'opened' } })),
  'editProject hand over': example(editProject, (filled) => ({
    ...at(filled),
    body: { owner_id: filled.cast.author.id },
  })),
  uploadCover: example(uploadCover, (filled) => ({ ...at(filled), body: TINY_PICTURE })),
  removeCover: example(removeCover, at),
  refreshCover: example(refreshCover, at),
  deleteProject: example(deleteProject, at),
  hideProject: example(hideProject, (filled) => ({
    ...at(filled),
    body: { hidden: true, reason: 'Copied from a shop.' },
  })),
  'hideProject restore': example(hideProject, (filled) => ({ ...at(filled), body: { hidden: false } })),
  reportProject: example(reportProject, (filled) => ({
    ...at(filled),
    body: { reason: 'illegal' as const },
  })),
  readLog: example(readLog, (filled) => ({ ...at(filled), query: { limit: 5 } })),
  readEvents: example(readEvents, (filled) => ({ ...at(filled), query: { client: 'a_page_of_theirs' } })),
  showPresence: example(showPresence, (filled) => ({
    ...at(filled),
    body: { client: 'a_page_of_theirs', string_id: filled.string },
  })),
  readProjectFeed: example(readProjectFeed, at),
  getStatistics: example(getStatistics, at),
  getContributions: example(getContributions, at),
  getUsage: example(getUsage, at),
  getRemainingQuota: example(getRemainingQuota, at),
  getMember: example(getMember, memberOf('author')),
  'removeMember oneself': removes('self'),
  'removeMember another': removes('author'),
  'removeMember a manager': removes('colleague'),
  'removeMember the owner': removes('owner'),
  previewRevert: example(previewRevert, (filled, who) => ({ ...memberOf('author')(filled, who), body: {} })),
  'startRevert of another': reverts('author'),
  'startRevert of a manager': reverts('colleague'),
  'startRevert of the owner': reverts('owner'),
  'grantRole to another': grants('author', 'proficient'),
  'grantRole of a manager': grants('author', 'moderator'),
  'grantRole to a manager': grants('colleague', 'translator'),
  'grantRole to the owner': grants('owner', 'translator'),
  'grantRole to oneself': grants('self', 'translator'),
  requestInvite: example(requestInvite, at),
  listInvites: example(listInvites, (filled) => ({ ...at(filled), query: { fetch_users: '' } })),
  inviteUser: example(inviteUser, (filled) => ({
    ...at(filled),
    body: { user_id: filled.cast.newcomer.id },
  })),
  'inviteUser who has asked': example(inviteUser, (filled) => ({
    ...at(filled),
    body: { user_id: filled.cast.asker.id },
  })),
  'answerInvite approve': answers('asker', true),
  'answerInvite refuse': answers('asker', false),
  'answerInvite accept one’s own': answers('invited', true),
  'answerInvite decline one’s own': answers('invited', false),
  'cancelInvite of another': example(cancelInvite, inviteFor('expected')),
  'cancelInvite of one’s own': example(cancelInvite, inviteFor('requester')),
  listAssignments: example(listAssignments, at),
  assignSection: example(assignSection, ({ project, section, cast }) => ({
    params: { project, section },
    body: { user_id: cast.author.id, deadline: '2999-12-31' },
  })),
  unassignSection: example(unassignSection, ({ project, section, cast }) => ({
    params: { project, section, user: cast.author.id },
  })),
  claimSection: example(claimSection, ({ project, section }) => ({ params: { project, section } })),
  giveBackSection: example(giveBackSection, ({ project, section }) => ({ params: { project, section } })),
  createRole: example(createRole, (filled) => ({
    ...at(filled),
    body: { name: 'Reader', permissions: ['can_translate'] as ['can_translate'] },
  })),
  'createRole for a manager': example(createRole, (filled) => ({
    ...at(filled),
    body: { name: 'Second', permissions: ['can_manage_members'] as ['can_manage_members'] },
  })),
  editRole: example(editRole, ({ project, role }) => ({
    params: { project, role },
    body: { name: 'Proofreader', after_role_id: 3 },
  })),
  'editRole for a manager': example(editRole, ({ project, role }) => ({
    params: { project, role },
    body: { permissions: ['can_manage_project'] as ['can_manage_project'] },
  })),
  deleteRole: example(deleteRole, ({ project, role }) => ({ params: { project, role } })),
  'deleteRole for a manager': example(deleteRole, ({ project, role }) => ({
    params: { project, role },
    query: { to: 2 },
  })),
  'editProject role of newcomers': example(editProject, (filled) => ({
    ...at(filled),
    body: { default_role_id: filled.role },
  })),
  listInviteLinks: example(listInviteLinks, at),
  makeInviteLink: linksTo(4),
  'makeInviteLink for a manager': linksTo(2),
  revokeInviteLink: revokes('translator'),
  'revokeInviteLink for a manager': revokes('moderator'),
  listWebhooks: example(listWebhooks, at),
  addWebhook: example(addWebhook, (filled) => ({
    ...at(filled),
    body: NEW_WEBHOOK,
  })),
  editWebhook: example(editWebhook, (filled) => ({
    ...ofWebhook(filled),
    body: { description: 'Of a chat' },
  })),
  deleteWebhook: example(deleteWebhook, ofWebhook),
  rotateWebhookSecret: example(rotateWebhookSecret, ofWebhook),
  testWebhook: example(testWebhook, ofWebhook),
  listWebhookMessages: example(listWebhookMessages, (filled) => ({ ...ofWebhook(filled), query: {} })),
  readWebhookMessage: example(readWebhookMessage, ofMessage),
  resendWebhookMessage: example(resendWebhookMessage, ofMessage),
  readInvitation: example(readInvitation, byLink),
  joinByLink: example(joinByLink, byLink),
} satisfies Record<string, Example>;

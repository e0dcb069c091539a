import type { Example } from './example.ts';
import { FAMILY_EXAMPLES } from './family-examples.ts';
import { PROJECT_EXAMPLES } from './project-examples.ts';
import { SITE_EXAMPLES } from './site-examples.ts';
import type { TestUsers } from './test-users.ts';
import { TEXT_EXAMPLES } from './text-examples.ts';

/** At least one example of every call, by its name and a variant if permissions differ between variants. */
export const EXAMPLES: Record<string, Example> = {
  ...SITE_EXAMPLES,
  ...PROJECT_EXAMPLES,
  ...FAMILY_EXAMPLES,
  ...TEXT_EXAMPLES,
};

/** The name of the call: `castVote` for `castVote against`. */
export const callOf = (example: string) => example.split(' ')[0] ?? '';

/** Who may make an example that the moderator may not make. */
const MAKERS: Partial<Record<string, keyof TestUsers>> = {
  'editProject hand over': 'owner',
  deleteProject: 'owner',
  addLanguages: 'owner',
  joinFamily: 'owner',
  leaveFamily: 'owner',
  undeleteProject: 'owner',
  'removeMember a manager': 'owner',
  'startRevert of a manager': 'owner',
  'startRevert of the owner': 'owner',
  'grantRole of a manager': 'owner',
  'grantRole to a manager': 'owner',
  createRole: 'administrator',
  'createRole for a manager': 'owner',
  editRole: 'administrator',
  'editRole for a manager': 'owner',
  deleteRole: 'administrator',
  'deleteRole for a manager': 'owner',
  'editProject role of newcomers': 'administrator',
  editProject: 'administrator',
  'editProject status': 'administrator',
  uploadCover: 'administrator',
  removeCover: 'administrator',
  refreshCover: 'administrator',
  getUsage: 'administrator',
  listWebhooks: 'administrator',
  addWebhook: 'administrator',
  editWebhook: 'administrator',
  deleteWebhook: 'administrator',
  rotateWebhookSecret: 'administrator',
  testWebhook: 'administrator',
  listWebhookMessages: 'administrator',
  readWebhookMessage: 'administrator',
  resendWebhookMessage: 'administrator',
  getRemainingQuota: 'translator',
  requestInvite: 'stranger',
  joinByLink: 'stranger',
  'makeInviteLink for a manager': 'owner',
  'revokeInviteLink for a manager': 'owner',
  'answerInvite accept one’s own': 'invited',
  'answerInvite decline one’s own': 'invited',
  'answerMyInvite accept': 'invited',
  'answerMyInvite decline': 'invited',
  'answerMyInvite take back': 'requester',
  'cancelInvite of one’s own': 'requester',
  listUsers: 'siteAdmin',
  restrictUser: 'siteAdmin',
  'restrictUser as administrator': 'siteAdmin',
  hideProject: 'siteAdmin',
  'hideProject restore': 'siteAdmin',
  removeTranslation: 'siteAdmin',
  removeComment: 'siteAdmin',
  removeProfile: 'siteAdmin',
  listAllProjects: 'siteAdmin',
  makePasswordLink: 'siteAdmin',
  readSiteLog: 'siteAdmin',
  listAuditLog: 'siteAdmin',
  verifyAuditLog: 'siteAdmin',
  listReportCases: 'siteAdmin',
  decideReports: 'siteAdmin',
  listCodes: 'siteAdmin',
  addCode: 'siteAdmin',
  deleteCode: 'siteAdmin',
  listAnnouncements: 'siteAdmin',
  addAnnouncement: 'siteAdmin',
  editAnnouncement: 'siteAdmin',
  deleteAnnouncement: 'siteAdmin',
  listFailedJobs: 'siteAdmin',
  retryJob: 'siteAdmin',
  deleteJob: 'siteAdmin',
};

/** A user who may make an example. */
export const makerOf = (example: string): keyof TestUsers => MAKERS[example] ?? 'moderator';

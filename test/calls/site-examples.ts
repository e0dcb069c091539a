import {
  changeEmail,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  listSessions,
  requestPasswordReset,
  sendConfirmation,
  storeLanguage,
} from '#contract/account.ts';
import {
  askAccountDeletion,
  cancelAccountDeletion,
  downloadMyData,
  getAccountDeletion,
} from '#contract/account-deletion.ts';
import { listAllProjects, removeProfile } from '#contract/administration.ts';
import {
  addAnnouncement,
  deleteAnnouncement,
  editAnnouncement,
  listAnnouncements,
  readAnnouncements,
} from '#contract/announcements.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#contract/api-tokens.ts';
import { listMyAssignments } from '#contract/assignments.ts';
import { listAuditLog, verifyAuditLog } from '#contract/audit.ts';
import { blockUser, listBlocks, unblockUser } from '#contract/blocks.ts';
import { addCode, deleteCode, listCodes } from '#contract/codes.ts';
import { listDeletedProjects, undeleteProject } from '#contract/deleted-projects.ts';
import { readSiteFeed } from '#contract/feeds.ts';
import { getHealth } from '#contract/health.ts';
import { generateImage, readImage } from '#contract/images.ts';
import { answerMyInvite, countInvites, listMyInvites } from '#contract/invites.ts';
import { deleteJob, listFailedJobs, retryJob } from '#contract/jobs.ts';
import { readSiteLog } from '#contract/log.ts';
import {
  countNotifications,
  getNotificationSettings,
  listNotifications,
  listWatches,
  markNotificationsRead,
  readNotificationEvents,
  setNotificationSettings,
  unsubscribe,
} from '#contract/notifications.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys.ts';
import { countProjects, createProject, deleteProject, listProjects } from '#contract/projects.ts';
import { addPushDevice, getPush, removePushDevice } from '#contract/push.ts';
import { decideReports, listReportCases, reportUser } from '#contract/reports.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  continueLogin,
  getSecondFactor,
  listSecurityEvents,
  makeRecoveryCodes,
  switchSecondFactorOff,
} from '#contract/security.ts';
import {
  beginServiceSignIn,
  confirmWithService,
  connectService,
  disconnectService,
  endServiceSignIn,
  getServiceSignUp,
  listAccountServices,
  setFirstPassword,
  signUpWithService,
} from '#contract/sign-in-services.ts';
import { getOwnUsage } from '#contract/usage.ts';
import {
  choosePassword,
  editProfile,
  getUser,
  listUsers,
  login,
  logout,
  makePasswordLink,
  refreshAvatar,
  register,
  removeAvatar,
  restrictUser,
  uploadAvatar,
  whoami,
} from '#contract/users.ts';
import { PushBrowser } from '../push-browser.ts';
import { CODE, PASSWORD, type TestApp, type TestUser } from '../test-app.ts';
import { TINY_PICTURE } from '../tiny-picture.ts';
import { type Example, example } from './example.ts';
import { newCredential, ownPasskey, passkeySignIn } from './passkeys.ts';
import {
  beginFactorOf,
  beginSignIn,
  codeNow,
  giveFactor,
  RECOVERY_CODE,
  WAITING_TOKEN,
} from './second-factor.ts';
import { afterVisit, takePassword } from './sign-in-service.ts';
import type { TestUsers } from './test-users.ts';

/** The sign-in service of the tests. */
const SERVICE = { service: 'local' };

let made = 0;
const next = () => ++made;

const asGuest = ({ guest }: TestApp) => guest;
const again: Example['by'] = (testApp, who) =>
  ['', 'banned'].includes(who.username) ? who : testApp.signIn(who.username);

/** Replaces the user by a new one, if the call would end their sessions. */
const anew: Example['by'] = (testApp, who) =>
  ['', 'banned'].includes(who.username) ? who : testApp.signUp(`fresh_${next()}`);

/** A new user in place of the caller, who has asked for the deletion of their account. */
const leaving: Example['by'] = async (testApp, who) => {
  const person = await anew(testApp, who);
  if (person !== who)
    await person.does(askAccountDeletion, { body: { current_password: PASSWORD, texts: 'keep' } });
  return person;
};

/** A new user in place of the caller, who is setting up a second factor, or has one. */
const enrolling: Example['by'] = async (testApp, who) => {
  const person = await anew(testApp, who);
  if (person !== who) await beginFactorOf(testApp, person);
  return person;
};
const enrolled: Example['by'] = async (testApp, who) => {
  const person = await anew(testApp, who);
  if (person !== who) await giveFactor(testApp, person);
  return person;
};

/** A guest, while a sign-in of a new user waits for its second factor. */
const waiting: Example['by'] = async (testApp) => {
  const person = await testApp.signUp(`waiting_${next()}`);
  await giveFactor(testApp, person);
  await beginSignIn(testApp, person);
  return testApp.guest;
};

/** A guest who has come back from a sign-in service. */
const arriving: Example['by'] = (testApp) => afterVisit(testApp, testApp.guest, null);

/** A new user in place of the caller, without a password, and one whom a sign-in service has just confirmed. */
const withoutPassword: Example['by'] = async (testApp, who) => {
  const person = await anew(testApp, who);
  if (person !== who) await takePassword(testApp, person);
  return person;
};
const confirmed: Example['by'] = async (testApp, who) => {
  const person = await withoutPassword(testApp, who);
  return person === who ? who : afterVisit(testApp, person, person);
};

/** A second session of the caller. */
async function anotherSession({ guest }: TestUsers, who: TestUser): Promise<number> {
  if (['', 'banned'].includes(who.username)) return 1;
  await guest.does(login, { body: { username: who.username, password: PASSWORD } });
  const sessions = await who.does(listSessions, {});
  return sessions.find(({ is_current }) => !is_current)?.id ?? 0;
}

const codeDraft = () => ({ phrase: `phrase ${next()}`, last_until: Date.now() + 1e9, amount: 3 });

const tokenDraft = () => ({
  name: `Program ${next()}`,
  scopes: ['read' as const, 'manage' as const],
  expires_at: null,
  current_password: PASSWORD,
});

/** A browser that is the same for all: it belongs to its last user. */
const pushDraft = () => new PushBrowser('https://push.example/device').subscription;

/** A browser of the caller. */
async function ownPushDevice(who: TestUser): Promise<number> {
  if (['', 'banned'].includes(who.username)) return 1;
  return (await who.does(addPushDevice, { body: pushDraft() })).id;
}

/** An API token of the caller. */
async function ownToken(who: TestUser): Promise<number> {
  if (['', 'banned'].includes(who.username)) return 1;
  return (await who.does(createApiToken, { body: tokenDraft() })).id;
}

/** The calls that belong to no project. Sign-in calls are made without a session, in the caller's name. */
export const SITE_EXAMPLES = {
  getHealth: example(getHealth, () => ({})),
  readSiteFeed: example(readSiteFeed, () => ({})),
  generateImage: example(generateImage, (_, { username }) => ({ params: { name: username || 'anyone' } })),
  readImage: example(readImage, ({ imageHash }) => ({ params: { hash: imageHash } })),
  register: example(
    register,
    () => {
      const username = `fresh_${next()}`;
      return {
        body: { username, email: `${username}@example.org`, password: PASSWORD, secret_code: CODE },
      };
    },
    asGuest,
  ),
  login: example(
    login,
    ({ cast }, who) => ({ body: { username: who.username || cast.newcomer.username, password: PASSWORD } }),
    asGuest,
  ),
  logout: example(logout, () => ({}), again),
  whoami: example(whoami, () => ({})),
  getOwnUsage: example(getOwnUsage, () => ({})),
  getUser: example(getUser, ({ cast }) => ({
    params: { user: cast.author.username },
    query: { fetch_projects: '' },
  })),
  editProfile: example(editProfile, () => ({ body: { about: `About me ${next()}` } })),
  changePassword: example(
    changePassword,
    () => ({ body: { current_password: PASSWORD, password: PASSWORD } }),
    anew,
  ),
  changeEmail: example(changeEmail, (_, { username }) => ({
    body: { current_password: PASSWORD, email: `${username || 'guest'}@example.org` },
  })),
  getAccountDeletion: example(getAccountDeletion, () => ({})),
  downloadMyData: example(downloadMyData, () => ({})),
  askAccountDeletion: example(
    askAccountDeletion,
    () => ({ body: { current_password: PASSWORD, texts: 'keep' as const } }),
    anew,
  ),
  cancelAccountDeletion: example(cancelAccountDeletion, () => ({}), leaving),
  sendConfirmation: example(sendConfirmation, () => ({})),
  confirmEmail: example(confirmEmail, async ({ emailLink }) => ({ body: { token: await emailLink() } })),
  requestPasswordReset: example(requestPasswordReset, () => ({ body: { email: 'nobody@example.org' } })),
  storeLanguage: example(storeLanguage, () => ({ body: { language: 'it' } })),
  listSessions: example(listSessions, () => ({})),
  endSession: example(endSession, async ({ cast }, who) => ({
    params: { session: await anotherSession(cast, who) },
  })),
  endOtherSessions: example(endOtherSessions, () => ({}), anew),
  continueLogin: example(
    continueLogin,
    () => ({ body: { token: WAITING_TOKEN, code: RECOVERY_CODE } }),
    waiting,
  ),
  getSecondFactor: example(getSecondFactor, () => ({})),
  beginSecondFactor: example(beginSecondFactor, () => ({ body: { current_password: PASSWORD } })),
  confirmSecondFactor: example(confirmSecondFactor, () => ({ body: { code: codeNow() } }), enrolling),
  makeRecoveryCodes: example(
    makeRecoveryCodes,
    () => ({ body: { current_password: PASSWORD, code: RECOVERY_CODE } }),
    enrolled,
  ),
  switchSecondFactorOff: example(
    switchSecondFactorOff,
    () => ({ body: { current_password: PASSWORD, code: RECOVERY_CODE } }),
    enrolled,
  ),
  listPasskeys: example(listPasskeys, () => ({})),
  beginPasskey: example(beginPasskey, () => ({ body: { current_password: PASSWORD } })),
  addPasskey: example(addPasskey, async (_, who) => ({
    body: { name: 'A phone', credential: await newCredential(who) },
  })),
  renamePasskey: example(renamePasskey, async (_, who) => ({
    params: { passkey: await ownPasskey(who) },
    body: { name: 'A phone' },
  })),
  removePasskey: example(removePasskey, async (_, who) => ({
    params: { passkey: await ownPasskey(who) },
    body: { current_password: PASSWORD },
  })),
  getPush: example(getPush, () => ({})),
  addPushDevice: example(addPushDevice, () => ({ body: pushDraft() })),
  removePushDevice: example(removePushDevice, async (_, who) => ({
    params: { device: await ownPushDevice(who) },
  })),
  beginPasskeyLogin: example(beginPasskeyLogin, () => ({ body: {} })),
  loginWithPasskey: example(
    loginWithPasskey,
    async ({ cast }) => ({ body: await passkeySignIn(cast.author, cast) }),
    asGuest,
  ),
  beginServiceSignIn: example(beginServiceSignIn, () => ({ params: SERVICE, query: { from: '/search' } })),
  endServiceSignIn: example(endServiceSignIn, () => ({ params: SERVICE, query: { state: 'x', code: 'y' } })),
  getServiceSignUp: example(getServiceSignUp, () => ({}), arriving),
  signUpWithService: example(
    signUpWithService,
    () => {
      const username = `fresh_${next()}`;
      return { body: { username, email: `${username}@example.org`, secret_code: CODE } };
    },
    arriving,
  ),
  listAccountServices: example(listAccountServices, () => ({})),
  connectService: example(connectService, () => ({ params: SERVICE, body: { current_password: PASSWORD } })),
  confirmWithService: example(confirmWithService, () => ({ params: SERVICE }), withoutPassword),
  disconnectService: example(disconnectService, async ({ connectionOf }, who) => ({
    params: { connected_service: await connectionOf(who) },
    body: { current_password: PASSWORD },
  })),
  setFirstPassword: example(setFirstPassword, () => ({ body: { password: PASSWORD } }), confirmed),
  listSecurityEvents: example(listSecurityEvents, () => ({ query: { limit: 2 } })),
  listApiTokens: example(listApiTokens, () => ({})),
  createApiToken: example(createApiToken, () => ({ body: tokenDraft() })),
  revokeApiToken: example(revokeApiToken, async (_, who) => ({ params: { api_token: await ownToken(who) } })),
  uploadAvatar: example(uploadAvatar, () => ({ body: TINY_PICTURE })),
  removeAvatar: example(removeAvatar, () => ({})),
  refreshAvatar: example(refreshAvatar, () => ({})),
  choosePassword: example(
    choosePassword,
    async ({ cast }) => {
      const { path } = await cast.siteAdmin.does(makePasswordLink, { params: { user: cast.newcomer.id } });
      return { body: { token: /[\w-]+$/.exec(path)?.[0] ?? '', password: PASSWORD } };
    },
    asGuest,
  ),
  listProjects: example(listProjects, () => ({ query: { name: 'Filled', limit: 2 } })),
  countProjects: example(countProjects, () => ({ query: { name: 'Filled' } })),
  createProject: example(createProject, () => ({
    body: {
      name: `Made ${next()}`,
      handle: `made_${next()}`,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'it',
    },
  })),
  listDeletedProjects: example(listDeletedProjects, () => ({})),
  undeleteProject: example(undeleteProject, async ({ cast, project }) => {
    // Of those who try one after the other, the first deletes it.
    await cast.owner.asks(deleteProject, { params: { project } });
    return { params: { deleted_project: project } };
  }),
  listMyInvites: example(listMyInvites, () => ({ query: { fetch_users: '', fetch_projects: '' } })),
  countInvites: example(countInvites, () => ({})),
  listNotifications: example(listNotifications, () => ({ query: { limit: 2, unread: '' } })),
  countNotifications: example(countNotifications, () => ({})),
  readNotificationEvents: example(readNotificationEvents, () => ({})),
  markNotificationsRead: example(markNotificationsRead, () => ({ body: { up_to: 1 } })),
  getNotificationSettings: example(getNotificationSettings, () => ({ query: {} })),
  setNotificationSettings: example(setNotificationSettings, () => ({
    body: { kinds: Array.of({ kind: 'reply' as const, delivery: 'daily' as const }) },
  })),
  listWatches: example(listWatches, () => ({ query: { limit: 2 } })),
  unsubscribe: example(unsubscribe, async ({ unsubscribeToken }) => ({
    params: { unsubscribe_token: await unsubscribeToken() },
    query: { what: 'weekly' },
  })),
  'answerMyInvite accept': example(answerMyInvite, ({ cast, inviteOf }) => ({
    params: { invite: inviteOf(cast.invited) },
    body: { accept: true },
  })),
  'answerMyInvite decline': example(answerMyInvite, ({ cast, inviteOf }) => ({
    params: { invite: inviteOf(cast.invited) },
    body: { accept: false },
  })),
  'answerMyInvite take back': example(answerMyInvite, ({ cast, inviteOf }) => ({
    params: { invite: inviteOf(cast.requester) },
    body: { accept: false },
  })),
  'answerMyInvite accept oneself': example(answerMyInvite, ({ cast, inviteOf }) => ({
    params: { invite: inviteOf(cast.requester) },
    body: { accept: true },
  })),
  listUsers: example(listUsers, () => ({ query: { name: 'site' } })),
  restrictUser: example(restrictUser, ({ cast }) => ({
    params: { user: cast.newcomer.id },
    body: { limitations: 2 + 4 * (next() % 2) },
  })),
  'restrictUser as administrator': example(restrictUser, ({ cast }) => ({
    params: { user: cast.newcomer.id },
    body: { site_admin: next() % 2 === 0 },
  })),
  listAllProjects: example(listAllProjects, () => ({ query: { name: 'Filled', limit: 2 } })),
  removeProfile: example(removeProfile, ({ cast }) => ({ params: { user: cast.author.id } })),
  makePasswordLink: example(makePasswordLink, ({ cast }) => ({ params: { user: cast.newcomer.id } })),
  readSiteLog: example(readSiteLog, () => ({ query: { limit: 3 } })),
  reportUser: example(reportUser, ({ cast }) => ({
    params: { user: cast.author.id },
    body: { reason: 'spam' as const, note: `Note ${next()}` },
  })),
  listBlocks: example(listBlocks, () => ({})),
  listMyAssignments: example(listMyAssignments, () => ({})),
  blockUser: example(blockUser, ({ cast }) => ({ params: { user: cast.newcomer.id } })),
  unblockUser: example(unblockUser, ({ cast }) => ({ params: { user: cast.newcomer.id } })),
  listAuditLog: example(listAuditLog, () => ({ query: { limit: 2 } })),
  verifyAuditLog: example(verifyAuditLog, () => ({})),
  listReportCases: example(listReportCases, () => ({})),
  decideReports: example(decideReports, async ({ cast }) => {
    await cast.siteAdmin.does(reportUser, { params: { user: cast.author.id }, body: { reason: 'other' } });
    const [found] = await cast.siteAdmin.does(listReportCases, {});
    return { params: { case: found?.id ?? 0 }, body: { decision: 'dismissed' as const } };
  }),
  listCodes: example(listCodes, () => ({})),
  addCode: example(addCode, () => ({ body: codeDraft() })),
  deleteCode: example(deleteCode, async ({ cast }) => {
    const { id } = await cast.siteAdmin.does(addCode, { body: codeDraft() });
    return { params: { code: id } };
  }),
  readAnnouncements: example(readAnnouncements, () => ({})),
  listAnnouncements: example(listAnnouncements, () => ({ query: { limit: 3 } })),
  addAnnouncement: example(addAnnouncement, () => ({ body: { text_en: 'The service rests on Sunday.' } })),
  editAnnouncement: example(editAnnouncement, async ({ announce }) => ({
    params: { announcement: await announce() },
    body: { text_en: 'The service rests on Monday.' },
  })),
  deleteAnnouncement: example(deleteAnnouncement, async ({ announce }) => ({
    params: { announcement: await announce() },
  })),
  listFailedJobs: example(listFailedJobs, () => ({ query: { limit: 3 } })),
  retryJob: example(retryJob, async ({ failJob }) => ({ params: { job: await failJob() } })),
  deleteJob: example(deleteJob, async ({ failJob }) => ({ params: { job: await failJob() } })),
} satisfies Record<string, Example>;

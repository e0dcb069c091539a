import { expect, test } from 'vitest';
import * as account from '#contract/account.ts';
import * as accountDeletion from '#contract/account-deletion.ts';
import * as administration from '#contract/administration.ts';
import * as announcements from '#contract/announcements.ts';
import * as apiTokens from '#contract/api-tokens.ts';
import * as assignments from '#contract/assignments.ts';
import * as audit from '#contract/audit.ts';
import * as batches from '#contract/batches.ts';
import * as blocks from '#contract/blocks.ts';
import { CALLS } from '#contract/calls.ts';
import * as codes from '#contract/codes.ts';
import * as comments from '#contract/comments.ts';
import * as deleted from '#contract/deleted.ts';
import * as deletedProjects from '#contract/deleted-projects.ts';
import * as dictionary from '#contract/dictionary.ts';
import * as editor from '#contract/editor.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import * as families from '#contract/families.ts';
import * as feeds from '#contract/feeds.ts';
import * as files from '#contract/files.ts';
import * as find from '#contract/find.ts';
import * as health from '#contract/health.ts';
import * as history from '#contract/history.ts';
import * as images from '#contract/images.ts';
import * as inviteLinks from '#contract/invite-links.ts';
import * as invites from '#contract/invites.ts';
import * as jobs from '#contract/jobs.ts';
import * as live from '#contract/live.ts';
import * as log from '#contract/log.ts';
import * as members from '#contract/members.ts';
import * as notifications from '#contract/notifications.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as past from '#contract/past.ts';
import * as projects from '#contract/projects.ts';
import * as push from '#contract/push.ts';
import * as reading from '#contract/reading.ts';
import * as reports from '#contract/reports.ts';
import type { RequestOf } from '#contract/request.ts';
import * as reverts from '#contract/reverts.ts';
import * as revisions from '#contract/revisions.ts';
import * as roles from '#contract/roles.ts';
import * as sections from '#contract/sections.ts';
import * as security from '#contract/security.ts';
import * as sharedWords from '#contract/shared-words.ts';
import * as signInServices from '#contract/sign-in-services.ts';
import * as sourceVersions from '#contract/source-versions.ts';
import * as statistics from '#contract/statistics.ts';
import * as strings from '#contract/strings.ts';
import * as translationImports from '#contract/translation-imports.ts';
import * as translations from '#contract/translations.ts';
import * as undo from '#contract/undo.ts';
import * as usage from '#contract/usage.ts';
import * as users from '#contract/users.ts';
import * as webhooks from '#contract/webhooks.ts';
import { emptyWorkbook } from '#domain/formats/workbook/empty-workbook.ts';
import { givePasskey, SITE } from '../test/calls/passkeys.ts';
import { beginFactorOf, beginSignIn, codeNow, WAITING_TOKEN } from '../test/calls/second-factor.ts';
import { afterVisit, connectionOf, takePassword } from '../test/calls/sign-in-service.ts';
import { testOnOneServer } from '../test/citus/on-one-server.ts';
import { countQueries } from '../test/count-queries.ts';
import { emailLink } from '../test/email-link.ts';
import { failJob } from '../test/failed-job.ts';
import { PushBrowser } from '../test/push-browser.ts';
import { CODE, openTestApp, PASSWORD, type TestUser } from '../test/test-app.ts';
import { TINY_PICTURE } from '../test/tiny-picture.ts';
import { VirtualAuthenticator } from '../test/virtual-authenticator.ts';
import { unsubscribeTokenOf } from './notifications/mail-queries.ts';

/** The database round trips of each call, including those for its session and for BEGIN and COMMIT. */
const ROUND_TRIPS: Record<string, number> = {
  addCode: 7,
  addComment: 3,
  addEntry: 6,
  addSection: 7,
  addStrings: 8,
  addTranslation: 1,
  answerInvite: 10,
  answerMyInvite: 11,
  approve: 3,
  cancelInvite: 8,
  castVote: 1,
  changeEmail: 8,
  confirmEmail: 5,
  requestPasswordReset: 1,
  downloadMyData: 1,
  getAccountDeletion: 2,
  askAccountDeletion: 13,
  cancelAccountDeletion: 8,
  sendConfirmation: 2,
  storeLanguage: 6,
  changePassword: 15,
  choosePassword: 8,
  confirmTranslation: 3,
  listAuditLog: 2,
  verifyAuditLog: 2,
  blockUser: 7,
  listBlocks: 2,
  unblockUser: 2,
  countInvites: 2,
  countNotifications: 2,
  getNotificationSettings: 2,
  getWatches: 2,
  listMentionable: 2,
  listNotifications: 3,
  listWatches: 3,
  markNotificationsRead: 3,
  setNotificationSettings: 6,
  setWatch: 4,
  countProjects: 1,
  createProject: 7,
  deleteCode: 7,
  deleteComment: 2,
  deleteEntry: 6,
  deleteJob: 2,
  deleteProject: 10,
  deleteSection: 11,
  deleteString: 8,
  deleteTranslation: 6,
  editComment: 3,
  editEntry: 6,
  editProfile: 5,
  editProject: 10,
  editSection: 6,
  translateSectionName: 6,
  editString: 9,
  splitString: 24,
  mergeStrings: 27,
  editTranslation: 3,
  exportFile: 1,
  exportAsBook: 1,
  exportFamily: 2,
  exportStrings: 1,
  importFile: 1,
  keepWorkbook: 1,
  pushFile: 1,
  importStrings: 10,
  getContributions: 5,
  addLanguages: 19,
  findInFamily: 4,
  getFamily: 3,
  joinFamily: 25,
  leaveFamily: 11,
  listLanguageResults: 2,
  listLanguageTasks: 3,
  listSharedWords: 4,
  addSharedWord: 11,
  editSharedWord: 10,
  deleteSharedWord: 10,
  startFamilyUpdate: 9,
  getOwnUsage: 2,
  getRemainingQuota: 2,
  getUsage: 2,
  getHealth: 1,
  getMember: 2,
  getProject: 7,
  getSection: 2,
  readImage: 1,
  refreshAvatar: 3,
  refreshCover: 4,
  removeAvatar: 6,
  removeCover: 9,
  previewBatch: 2,
  startBatch: 13,
  getBatch: 2,
  findTexts: 8,
  previewReplacing: 2,
  startReplacing: 15,
  previewRevert: 23,
  startRevert: 30,
  listMyEvents: 2,
  undoEvent: 9,
  uploadAvatar: 7,
  uploadCover: 10,
  readPast: 4,
  readPastStrings: 5,
  decideReports: 11,
  listReportCases: 2,
  reportComment: 7,
  reportProject: 8,
  reportString: 8,
  reportTranslation: 8,
  reportUser: 8,
  readSection: 2,
  readProjectFeed: 3,
  readSiteFeed: 1,
  getStatistics: 9,
  getString: 5,
  getUser: 3,
  grantRole: 10,
  inviteUser: 10,
  joinByLink: 9,
  listWebhooks: 2,
  addWebhook: 9,
  editWebhook: 10,
  deleteWebhook: 9,
  rotateWebhookSecret: 9,
  testWebhook: 6,
  listWebhookMessages: 3,
  readWebhookMessage: 3,
  resendWebhookMessage: 8,
  listAssignments: 2,
  assignSection: 11,
  unassignSection: 9,
  claimSection: 10,
  giveBackSection: 7,
  listMyAssignments: 3,
  createRole: 8,
  editRole: 12,
  deleteRole: 11,
  listInviteLinks: 2,
  makeInviteLink: 9,
  readInvitation: 2,
  revokeInviteLink: 8,
  restrictUser: 12,
  listCodes: 2,
  readAnnouncements: 1,
  listAnnouncements: 2,
  addAnnouncement: 9,
  editAnnouncement: 8,
  deleteAnnouncement: 7,
  listComments: 2,
  listFailedJobs: 2,
  listDeleted: 2,
  listEntries: 2,
  listEntryRevisions: 2,
  listInvites: 2,
  listDeletedProjects: 2,
  listMyInvites: 2,
  listProjects: 1,
  listSectionComments: 2,
  listSections: 8,
  listSourceVersions: 2,
  listStringRevisions: 2,
  readHistory: 2,
  listStrings: 7,
  listTranslationRevisions: 2,
  listUsers: 2,
  undeleteProject: 14,
  login: 12,
  logout: 2,
  makePasswordLink: 10,
  markCommentsRead: 2,
  markSectionsRead: 3,
  endOtherSessions: 2,
  endSession: 2,
  hideProject: 9,
  listAllProjects: 2,
  removeComment: 2,
  removeProfile: 9,
  removeTranslation: 6,
  listApiTokens: 2,
  createApiToken: 8,
  revokeApiToken: 2,
  listSessions: 2,
  listSecurityEvents: 2,
  getSecondFactor: 2,
  beginSecondFactor: 8,
  confirmSecondFactor: 10,
  makeRecoveryCodes: 14,
  switchSecondFactorOff: 13,
  beginServiceSignIn: 1,
  endServiceSignIn: 1,
  getServiceSignUp: 1,
  signUpWithService: 22,
  listAccountServices: 2,
  connectService: 3,
  confirmWithService: 3,
  disconnectService: 9,
  setFirstPassword: 16,
  continueLogin: 20,
  listPasskeys: 2,
  getPush: 3,
  addPushDevice: 6,
  removePushDevice: 2,
  beginPasskey: 5,
  addPasskey: 8,
  renamePasskey: 5,
  removePasskey: 7,
  beginPasskeyLogin: 1,
  loginWithPasskey: 21,
  findMyPlace: 2,
  findNextString: 2,
  listMatchingStrings: 2,
  listEditorRows: 4,
  openEditorPage: 5,
  readEvents: 1,
  readNotificationEvents: 1,
  readLog: 2,
  readSiteLog: 2,
  restoreDeleted: 9,
  retryJob: 2,
  rearrangeSections: 7,
  rearrangeStrings: 8,
  register: 8,
  removeMember: 8,
  requestInvite: 8,
  showPresence: 1,
  removeVote: 2,
  unapprove: 3,
  unsubscribe: 2,
  updateStrings: 17,
  importTranslationsToProject: 6,
  importTranslationsToSection: 5,
  whoami: 1,
};

const testApp = await openTestApp();
const people = await testApp.signUps('admin', 'owner', 'boris', 'clara', 'dora');

/**
 * Makes every call once, in the order of a project's life, with so many rows of everything, and counts the round trips
 * of each.
 */
async function life(rows: number): Promise<Record<string, number>> {
  const { admin, owner, boris, clara, dora } = people;
  const { guest } = testApp;
  const trips: Record<string, number> = {};
  const nameOf = (endpoint: Endpoint) =>
    CALLS.find(({ method, path }) => method === endpoint.method && path === endpoint.path)?.name ?? '';
  /** Makes a call and counts its round trips. */
  async function counted<E extends Endpoint>(
    who: TestUser,
    endpoint: E,
    asked: RequestOf<E>,
  ): Promise<ReplyOf<E>> {
    let reply: ReplyOf<E> | undefined;
    trips[nameOf(endpoint)] = await countQueries(testApp, async () => {
      reply = await who.does(endpoint, asked);
    });
    return reply as ReplyOf<E>;
  }
  const many = (make: (n: number) => unknown) => Promise.all(Array.from({ length: rows }, (_, n) => make(n)));

  await counted(guest, health.getHealth, {});
  await guest.asks(images.generateImage, { params: { name: 'anyone' } });

  const code = await counted(admin, codes.addCode, {
    body: { phrase: `a phrase of ${rows}`, last_until: Date.now() + 1e9, amount: 5 },
  });
  await counted(admin, codes.listCodes, {});
  const announced = await counted(admin, announcements.addAnnouncement, { body: { text_en: 'Hello' } });
  const named = { params: { announcement: announced.id } };
  await counted(admin, announcements.editAnnouncement, { ...named, body: { text_en: 'Good day' } });
  await counted(admin, announcements.listAnnouncements, {});
  await counted(guest, announcements.readAnnouncements, {});
  await counted(admin, announcements.deleteAnnouncement, named);
  await counted(admin, codes.deleteCode, { params: { code: code.id } });
  await many(() => failJob(testApp.sql));
  await counted(admin, jobs.listFailedJobs, { query: {} });
  await counted(admin, jobs.retryJob, { params: { job: await failJob(testApp.sql) } });
  await counted(admin, jobs.deleteJob, { params: { job: await failJob(testApp.sql) } });
  const username = `newcomer_${rows}`;
  const body = { username, email: `${username}@example.org`, password: PASSWORD, secret_code: CODE };
  const newcomer = await counted(guest, users.register, { body });
  await counted(guest, users.login, { body: { username, password: PASSWORD } });
  await counted(admin, users.listUsers, { query: {} });
  await counted(admin, users.restrictUser, { params: { user: newcomer.id }, body: { limitations: 2 } });
  const link = await counted(admin, users.makePasswordLink, { params: { user: newcomer.id } });
  const token = link.path.split('/').at(-1) ?? '';
  await counted(guest, users.choosePassword, { body: { token, password: PASSWORD } });
  await counted(owner, users.whoami, {});
  await counted(owner, users.editProfile, { body: { about: `About ${rows}` } });
  await counted(admin, administration.listAllProjects, { query: {} });
  const reported = { reason: 'spam' as const };
  await counted(admin, reports.reportUser, { params: { user: owner.id }, body: reported });
  const cases = await counted(admin, reports.listReportCases, {});
  await counted(admin, reports.decideReports, {
    params: { case: cases[0]?.id ?? 0 },
    body: { decision: 'dismissed' },
  });
  await counted(admin, blocks.blockUser, { params: { user: owner.id } });
  await counted(admin, blocks.listBlocks, {});
  await counted(admin, blocks.unblockUser, { params: { user: owner.id } });
  await counted(admin, administration.removeProfile, { params: { user: owner.id } });
  await counted(admin, audit.listAuditLog, { query: {} });
  await counted(admin, audit.verifyAuditLog, { query: {} });
  await counted(admin, log.readSiteLog, { query: {} });

  const project = await counted(owner, projects.createProject, {
    body: {
      name: `Project of ${rows}`,
      handle: `project_${rows}`,
      visibility: 'private',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const at = { project: project.id };
  await counted(boris, invites.requestInvite, { params: at });
  const [asked] = await counted(owner, invites.listInvites, { params: at, query: { fetch_users: 'true' } });
  await counted(owner, invites.answerInvite, {
    params: { ...at, invite: asked?.id ?? 0 },
    body: { accept: true },
  });
  const { invite } = await counted(owner, invites.inviteUser, { params: at, body: { user_id: clara.id } });
  await counted(clara, invites.listMyInvites, { query: { fetch_users: 'true', fetch_projects: 'true' } });
  await counted(clara, invites.answerMyInvite, {
    params: { invite: invite?.id ?? 0 },
    body: { accept: true },
  });
  const sent = await owner.does(invites.inviteUser, { params: at, body: { user_id: dora.id } });
  await counted(owner, invites.cancelInvite, { params: { ...at, invite: sent.invite?.id ?? 0 } });
  await counted(owner, invites.countInvites, {});
  const way = await counted(owner, inviteLinks.makeInviteLink, {
    params: at,
    body: { role_id: 4, lasts: 'day', most_uses: null },
  });
  const byLink = { params: { token: way.path?.split('/').at(-1) ?? '' } };
  await counted(dora, inviteLinks.readInvitation, byLink);
  await counted(dora, inviteLinks.joinByLink, byLink);
  const role = await counted(owner, roles.createRole, {
    params: at,
    body: { name: 'Reader', permissions: [] },
  });
  await counted(owner, roles.editRole, { params: { ...at, role: role.id }, body: { after_role_id: 3 } });
  await counted(owner, roles.deleteRole, { params: { ...at, role: role.id } });
  await counted(owner, inviteLinks.listInviteLinks, { params: at });
  const hook = await counted(owner, webhooks.addWebhook, {
    params: at,
    body: { url: 'https://hooks.example/', groups: ['comments'] },
  });
  const ofHook = { params: { ...at, webhook: hook.id } };
  await counted(owner, webhooks.listWebhooks, { params: at });
  await counted(owner, webhooks.editWebhook, { ...ofHook, body: { description: 'Of a chat' } });
  await counted(owner, webhooks.rotateWebhookSecret, ofHook);
  const message = await counted(owner, webhooks.testWebhook, ofHook);
  await many(() => owner.does(webhooks.testWebhook, ofHook));
  await counted(owner, webhooks.listWebhookMessages, { ...ofHook, query: {} });
  const ofMessage = { params: { ...ofHook.params, message: message.id } };
  await counted(owner, webhooks.readWebhookMessage, ofMessage);
  await counted(owner, webhooks.resendWebhookMessage, ofMessage);
  await counted(owner, webhooks.deleteWebhook, ofHook);
  await counted(owner, inviteLinks.revokeInviteLink, { params: { ...at, link: way.id } });
  await counted(owner, members.grantRole, { params: { ...at, user: boris.id }, body: { role_id: 3 } });
  await counted(owner, members.getMember, { params: { ...at, user: boris.id } });

  const section = await counted(owner, sections.addSection, { params: at, body: { name: 'One' } });
  await many((n) => owner.does(sections.addSection, { params: at, body: { name: `Section ${n}` } }));
  const inside = { ...at, section: section.id };
  const toBoris = { user_id: boris.id, deadline: '2999-12-31' };
  await counted(owner, assignments.assignSection, { params: inside, body: toBoris });
  await counted(owner, assignments.claimSection, { params: inside });
  await counted(owner, assignments.listAssignments, { params: at });
  await counted(owner, assignments.listMyAssignments, {});
  await counted(owner, assignments.giveBackSection, { params: inside });
  await counted(owner, assignments.unassignSection, { params: { ...inside, user: boris.id } });
  const texts = Array.from({ length: rows + 2 }, (_, n) => ({ text: `String ${n}`, key: `key_${n}` }));
  await counted(owner, strings.importStrings, {
    params: inside,
    body: {
      strings: texts.map(({ text, key }) => ({ text, key: `own_${key}` })),
      translations: texts.map(({ text }, string) => ({ string, text })),
    },
  });
  const loaded = await counted(owner, strings.addStrings, { params: inside, body: texts });
  const string = { ...inside, string: loaded[0]?.id ?? 0 };
  const last = { ...inside, string: loaded.at(-1)?.id ?? 0 };

  const made = await counted(boris, translations.addTranslation, { params: string, body: { text: 'Раз' } });
  await many((n) => boris.does(translations.addTranslation, { params: string, body: { text: `Раз ${n}` } }));
  const version = { ...string, translation: made.id };
  await counted(boris, editor.findMyPlace, { params: at });
  await counted(boris, translations.editTranslation, { params: version, body: { text: 'Два' } });
  await counted(clara, translations.castVote, { params: version });
  await counted(clara, translations.removeVote, { params: version });
  await counted(owner, reports.reportTranslation, { params: version, body: reported });
  await counted(owner, translations.approve, { params: version });
  await counted(owner, translations.confirmTranslation, { params: version });
  await counted(owner, translations.unapprove, { params: version });
  await many((n) =>
    boris.does(translations.editTranslation, { params: version, body: { text: `Два ${n}` } }),
  );
  await counted(boris, revisions.listTranslationRevisions, { params: version, query: {} });
  await counted(boris, revisions.listStringRevisions, { params: string, query: {} });
  const pairs = loaded.map(({ id }) => ({ string_id: id, text: 'Пара' }));
  const others = await owner.does(sections.listSections, { params: at });
  for (const { id, type } of others) {
    if (type === 'text') await owner.does(sections.deleteSection, { params: { ...at, section: id } });
  }
  await counted(boris, translationImports.importTranslationsToSection, { params: inside, body: pairs });
  await counted(boris, translationImports.importTranslationsToProject, { params: at, body: pairs });

  const comment = await counted(boris, comments.addComment, { params: string, body: { text: 'So?' } });
  await counted(owner, reports.reportComment, {
    params: { ...string, comment: comment.id },
    body: reported,
  });
  await many((n) => boris.does(comments.addComment, { params: string, body: { text: `So ${n}?` } }));
  await counted(clara, history.readHistory, { params: string, query: {} });
  await counted(clara, comments.listComments, { params: string, query: {} });
  await counted(clara, comments.listSectionComments, { params: inside, query: {} });
  await counted(clara, comments.markCommentsRead, { params: string });
  await counted(clara, comments.markSectionsRead, { params: at, body: { sections: 'all' } });
  await testApp.sql`
    INSERT INTO notifications (user_id, project_id, kind, log_id, actor_id, string_id, at, in_app)
    SELECT ${boris.id}, ${project.id}, 'reply', n, ${owner.id}, ${string.string}, now_ms(), true FROM generate_series(1, ${rows}) n`;
  await counted(boris, notifications.listNotifications, { query: {} });
  await counted(boris, notifications.countNotifications, {});
  await counted(boris, notifications.markNotificationsRead, { body: { up_to: 1e9 } });
  await counted(boris, notifications.getNotificationSettings, { query: {} });
  await counted(boris, notifications.setNotificationSettings, {
    body: { kinds: [{ kind: 'reply', delivery: 'daily' }] },
  });
  await counted(boris, notifications.listMentionable, { params: at, query: { q: '' } });
  await counted(boris, notifications.getWatches, { params: at, query: { string: string.string } });
  await counted(boris, notifications.setWatch, {
    params: at,
    body: { string_id: string.string, is_watched: true },
  });
  await counted(boris, notifications.listWatches, { query: {} });
  await counted(guest, notifications.unsubscribe, {
    params: {
      unsubscribe_token: await unsubscribeTokenOf(testApp.sql, boris.id, `${'x'.repeat(42)}${rows % 10}`),
    },
    query: { what: 'weekly' },
  });
  const remark = { ...string, comment: comment.id };
  await counted(boris, comments.editComment, { params: remark, body: { text: 'Well.' } });
  await counted(boris, comments.deleteComment, { params: remark });
  await boris.does(comments.addComment, { params: string, body: { text: 'Oops' } });
  const [own] = await counted(boris, undo.listMyEvents, { params: at });
  await counted(boris, undo.undoEvent, { params: { ...at, event: own?.id ?? 0 } });
  const copy = { action: 'copySource' as const, strings: [string.string] };
  await counted(boris, batches.previewBatch, { params: at, body: copy });
  const batch = await counted(boris, batches.startBatch, { params: at, body: copy });
  const found = await counted(boris, find.findTexts, {
    params: at,
    query: { sections: 'all', find: 'два', scope: 'mine' },
  });
  const replacing = {
    in: 'translations' as const,
    find: 'два',
    replace: 'три',
    texts: found.strings.flatMap(({ texts }) =>
      texts.map(({ translation, updated_at }) => ({ id: translation ?? 0, seen: updated_at })),
    ),
  };
  await counted(boris, find.previewReplacing, { params: at, body: replacing });
  await counted(boris, find.startReplacing, { params: at, body: replacing });
  await counted(boris, batches.getBatch, { params: { ...at, batch: batch.id } });
  const since = Date.now();
  await boris.does(comments.addComment, { params: string, body: { text: 'Spam' } });
  const reverted = { params: { ...at, user: 'boris' }, body: { since } };
  await counted(owner, reverts.previewRevert, reverted);
  await counted(owner, reverts.startRevert, reverted);
  const unwanted = await boris.does(comments.addComment, { params: string, body: { text: 'Buy!' } });
  await counted(admin, administration.removeComment, { params: { ...string, comment: unwanted.id } });
  await counted(admin, administration.hideProject, { params: at, body: { hidden: true } });
  await admin.does(administration.hideProject, { params: at, body: { hidden: false } });

  const word = { word: 'string', translate: 'строка' };
  const entry = await counted(owner, dictionary.addEntry, { params: at, body: word });
  await many((n) => owner.does(dictionary.addEntry, { params: at, body: { ...word, word: `word ${n}` } }));
  await counted(owner, dictionary.listEntries, { params: at });
  await counted(owner, dictionary.editEntry, {
    params: { ...at, entry: entry.id },
    body: { word: 'strings' },
  });
  await counted(owner, revisions.listEntryRevisions, { params: { ...at, entry: entry.id }, query: {} });
  await counted(owner, dictionary.deleteEntry, { params: { ...at, entry: entry.id } });
  const [{ event } = { event: 0 }] = await counted(owner, deleted.listDeleted, { params: at, query: {} });
  await counted(owner, deleted.restoreDeleted, { params: { ...at, event } });

  const whole = { fetch_translations: 'true', fetch_votes: 'true', fetch_comments: 'true' } as const;
  await counted(owner, editor.openEditorPage, { params: at, query: { sections: 'all' } });
  await counted(owner, editor.listMatchingStrings, { params: at, query: { sections: 'all' } });
  await counted(owner, editor.findNextString, { params: at, query: { sections: 'all' } });
  const ids = loaded.map(({ id }) => id).join(',');
  await counted(owner, editor.listEditorRows, { params: at, query: { ids } });
  await counted(owner, strings.listStrings, { params: inside, query: whole });
  await counted(owner, strings.getString, { params: string, query: whole });
  await counted(owner, sections.listSections, { params: at, query: { ...whole, fetch_strings: 'true' } });
  await counted(owner, sections.getSection, { params: inside, query: { generate_statistics: 'true' } });
  await counted(owner, reading.readSection, { params: inside });
  await counted(owner, past.readPast, { params: at, query: { at: Date.now() } });
  await counted(owner, past.readPastStrings, {
    params: at,
    query: { at: Date.now(), section: inside.section },
  });
  const show = (visibility: string) =>
    testApp.sql`UPDATE projects SET visibility = ${visibility} WHERE id = ${project.id}`;
  await show('public');
  trips.readProjectFeed = await countQueries(testApp, () =>
    guest.asks(feeds.readProjectFeed, { params: at }),
  );
  await show('private');
  trips.readSiteFeed = await countQueries(testApp, () => guest.asks(feeds.readSiteFeed, {}));
  await counted(owner, reports.reportProject, { params: at, body: reported });
  await counted(owner, reports.reportString, { params: string, body: reported });
  await counted(owner, statistics.getStatistics, { params: at });
  await counted(owner, statistics.getContributions, { params: at });
  await counted(owner, usage.getUsage, { params: at });
  await counted(owner, usage.getRemainingQuota, { params: at });
  await counted(owner, usage.getOwnUsage, {});
  await counted(owner, log.readLog, { params: at, query: {} });
  await counted(owner, live.showPresence, { params: at, body: { client: 'some_page', string_id: null } });
  trips.readNotificationEvents = await countQueries(testApp, () =>
    owner.asks(notifications.readNotificationEvents, {}),
  );
  trips.readEvents = await countQueries(testApp, () =>
    owner.asks(live.readEvents, { params: at, query: {} }),
  );
  await counted(guest, projects.listProjects, { query: {} });
  await counted(guest, projects.countProjects, { query: {} });
  await counted(owner, projects.getProject, {
    params: at,
    query: {
      fetch_members: 'true',
      fetch_sections: 'true',
      fetch_roles: 'true',
      generate_statistics: 'true',
    },
  });
  await counted(owner, users.getUser, { params: { user: owner.id }, query: { fetch_projects: 'true' } });

  await counted(owner, strings.editString, { params: last, body: { text: 'Changed', pos: 1 } });
  const { id: plain } = await owner.does(sections.addSection, { params: at, body: { name: 'Plain' } });
  const inPlain = { ...at, section: plain };
  const [toBeSplit] = await owner.does(strings.addStrings, {
    params: inPlain,
    body: [{ text: 'One. Two.' }],
  });
  const toSplit = { ...inPlain, string: toBeSplit?.id ?? 0 };
  await owner.does(translations.addTranslation, { params: toSplit, body: { text: 'Раз. Два.' } });
  const parts = await counted(owner, strings.splitString, { params: toSplit, body: { at: 5 } });
  await counted(owner, strings.mergeStrings, { params: toSplit, body: { next: parts[1]?.id ?? 0 } });
  const order = (await owner.does(strings.listStrings, { params: inside, query: {} })).map(({ id }) => id);
  await counted(owner, strings.rearrangeStrings, { params: inside, body: { strings: order.toReversed() } });
  const file = texts
    .toSpliced(1, 1, { text: 'Added', key: 'added' })
    .map((one) => ({ ...one, text: `${one.text}!` }));
  const remove = loaded.slice(1, 2).map(({ id }) => id);
  await counted(owner, strings.updateStrings, { params: inside, query: {}, body: { strings: file, remove } });
  await counted(owner, sourceVersions.listSourceVersions, { params: inside, query: {} });
  const spam = await boris.does(translations.addTranslation, { params: string, body: { text: 'Купи' } });
  await counted(admin, administration.removeTranslation, { params: { ...string, translation: spam.id } });
  await counted(boris, translations.deleteTranslation, { params: version });
  await counted(owner, strings.deleteString, { params: last });
  await counted(owner, sections.editSection, { params: inside, body: { name: 'Two' } });
  await counted(owner, sections.translateSectionName, { params: inside, body: { translated_name: 'Два' } });
  await many((n) => owner.does(sections.addSection, { params: at, body: { name: `Later ${n}` } }));
  const places = (await owner.does(sections.listSections, { params: at })).map(({ id }) => id);
  await counted(owner, sections.rearrangeSections, { params: at, body: { sections: places.toReversed() } });
  await counted(owner, sections.deleteSection, { params: inside });
  await counted(owner, members.removeMember, { params: { ...at, user: boris.id } });
  await counted(owner, projects.editProject, { params: at, body: { description: 'Done.' } });
  const { cover_image } = await counted(owner, projects.uploadCover, { params: at, body: TINY_PICTURE });
  const hash = cover_image?.split('/').at(-1) ?? '';
  trips.readImage = await countQueries(testApp, () => guest.asks(images.readImage, { params: { hash } }));
  await counted(owner, projects.removeCover, { params: at });
  await owner.does(projects.editProject, {
    params: at,
    body: { cover_url: 'https://nowhere.example/a.png' },
  });
  await counted(owner, projects.refreshCover, { params: at });
  await counted(owner, users.uploadAvatar, { body: TINY_PICTURE });
  await counted(owner, users.removeAvatar, {});
  await owner.does(users.editProfile, { body: { avatar_url: `https://nowhere.example/${rows}.png` } });
  await counted(owner, users.refreshAvatar, {});
  // The guard runs again if the worker had to be started first.
  const textFile = { params: at, query: {}, body: Buffer.from('One more.') };
  await owner.does(files.importFile, textFile);
  await counted(owner, files.importFile, textFile);
  const workbook = Buffer.from(emptyWorkbook([`Row ${rows}`]));
  await counted(owner, files.keepWorkbook, { params: at, query: {}, body: workbook });
  const pushed = { params: at, query: { path: 'a.txt' }, body: Buffer.from('One.') };
  await counted(owner, files.pushFile, pushed);
  trips.exportFile = await countQueries(testApp, () => owner.asks(files.exportFile, { params: at }));
  trips.exportAsBook = await countQueries(testApp, () => owner.asks(files.exportAsBook, { params: at }));
  trips.exportFamily = await countQueries(testApp, () => owner.asks(files.exportFamily, { params: at }));
  const selected = { params: at, body: { strings: [string.string] } };
  trips.exportStrings = await countQueries(testApp, () => owner.asks(files.exportStrings, selected));
  const added = await owner.does(sections.addSection, { params: at, body: { name: 'To bring' } });
  const languages = {
    languages: [{ target_lang: 'it', name: `In Italian, ${rows}`, handle: `italian_${rows}` }],
  };
  const [italian] = (await counted(owner, families.addLanguages, { params: at, body: languages })).languages;
  await counted(owner, families.getFamily, { params: at });
  await counted(owner, families.startFamilyUpdate, { params: at, body: { sections: [added.id] } });
  await counted(owner, families.listLanguageTasks, { params: at });
  const [brought] = await owner.does(families.listLanguageTasks, { params: at });
  const ofTask = { project: brought?.project_id ?? 0, task: brought?.id ?? 0 };
  await counted(owner, families.listLanguageResults, { params: ofTask });
  await counted(owner, sharedWords.listSharedWords, { params: at });
  const shared = await counted(owner, sharedWords.addSharedWord, { params: at, body: { word: 'tea' } });
  const onShared = { params: { ...at, word: shared.id } };
  await counted(owner, sharedWords.editSharedWord, { ...onShared, body: { desc: 'A drink.' } });
  await counted(owner, sharedWords.deleteSharedWord, onShared);
  await counted(owner, families.findInFamily, { params: at, query: { section: added.id } });
  const [first, other] = await Promise.all(
    ['one', 'other'].map((name) =>
      owner.does(projects.createProject, {
        body: {
          name: `To join, ${name} ${rows}`,
          handle: `to_join_${name}_${rows}`,
          visibility: 'private',
          source_lang: 'en',
          target_lang: name === 'one' ? 'ru' : 'it',
        },
      }),
    ),
  );
  const joined = { params: { project: first?.id ?? 0 }, body: { project_id: other?.id ?? 0 } };
  await counted(owner, families.joinFamily, joined);
  await counted(owner, families.leaveFamily, { params: { project: italian?.project_id ?? 0 } });
  await counted(owner, projects.deleteProject, { params: at });
  await counted(owner, deletedProjects.listDeletedProjects, {});
  await counted(owner, deletedProjects.undeleteProject, { params: { deleted_project: at.project } });
  await counted(owner, account.listSessions, {});
  await counted(owner, security.listSecurityEvents, { query: { limit: 2 } });
  await counted(owner, security.getSecondFactor, {});
  // The service's key is made with the first secret.
  await beginFactorOf(testApp, owner);
  await counted(owner, security.beginSecondFactor, { body: { current_password: PASSWORD } });
  await beginFactorOf(testApp, owner);
  await counted(owner, security.confirmSecondFactor, { body: { code: codeNow(Date.now() - 30_000) } });
  await beginSignIn(testApp, owner);
  await counted(guest, security.continueLogin, { body: { token: WAITING_TOKEN, code: codeNow() } });
  const factor = { current_password: PASSWORD, code: codeNow(Date.now() + 30_000) };
  const { recovery_codes } = await counted(owner, security.makeRecoveryCodes, { body: factor });
  const off = { current_password: PASSWORD, code: recovery_codes[0] ?? '' };
  await counted(owner, security.switchSecondFactorOff, { body: off });
  const browser = new PushBrowser('https://push.example/device').subscription;
  const device = { device: (await counted(owner, push.addPushDevice, { body: browser })).id };
  // The service's key is made with the first call.
  await owner.does(push.getPush, {});
  await counted(owner, push.getPush, {});
  await counted(owner, push.removePushDevice, { params: device });
  const options = await counted(owner, passkeys.beginPasskey, { body: { current_password: PASSWORD } });
  const phone = new VirtualAuthenticator(SITE);
  const newPasskey = { name: 'A phone', credential: phone.create(options) };
  const passkey = { passkey: (await counted(owner, passkeys.addPasskey, { body: newPasskey })).id };
  // One after another, because a session has one challenge at a time; a user has only so many.
  for (let further = 0; further < Math.min(rows, 10); further++) await givePasskey(owner);
  await counted(owner, passkeys.listPasskeys, {});
  await counted(owner, passkeys.renamePasskey, { params: passkey, body: { name: 'My phone' } });
  const begun = await counted(guest, passkeys.beginPasskeyLogin, { body: {} });
  const signed = { token: begun.token, passkey: phone.get(begun.options) };
  await counted(guest, passkeys.loginWithPasskey, { body: signed });
  await counted(owner, passkeys.removePasskey, { params: passkey, body: { current_password: PASSWORD } });
  const service = { service: 'local' };
  await counted(guest, signInServices.beginServiceSignIn, { params: service, query: {} });
  const visitor = await afterVisit(testApp, guest, null);
  const coming = { params: service, query: { state: 'x' } };
  await counted(visitor, signInServices.endServiceSignIn, coming);
  await counted(visitor, signInServices.getServiceSignUp, {});
  const arrived = { username: `arrived_${rows}`, email: `arrived_${rows}@example.org`, secret_code: CODE };
  await counted(visitor, signInServices.signUpWithService, { body: arrived });
  // A user has only so many.
  for (let further = 0; further < Math.min(rows, 9); further++) await connectionOf(testApp, owner);
  await counted(owner, signInServices.listAccountServices, {});
  await counted(owner, signInServices.connectService, {
    params: service,
    body: { current_password: PASSWORD },
  });
  await counted(owner, signInServices.disconnectService, {
    params: { connected_service: await connectionOf(testApp, owner) },
    body: { current_password: PASSWORD },
  });
  const bare = await testApp.signUp(`bare_${rows}`);
  await takePassword(testApp, bare);
  await counted(bare, signInServices.confirmWithService, { params: service });
  await counted(await afterVisit(testApp, bare, bare), signInServices.setFirstPassword, {
    body: { password: PASSWORD },
  });
  const { username: name } = owner;
  await guest.does(users.login, { body: { username: name, password: PASSWORD } });
  const [, another] = await owner.does(account.listSessions, {});
  await counted(owner, account.endSession, { params: { session: another?.id ?? 0 } });
  await counted(owner, account.endOtherSessions, {});
  const proof = { current_password: PASSWORD };
  const draft = { name: 'Sync', scopes: ['read' as const], expires_at: null, ...proof };
  const apiToken = await counted(owner, apiTokens.createApiToken, { body: draft });
  await many(() => owner.does(apiTokens.createApiToken, { body: draft }));
  await counted(owner, apiTokens.listApiTokens, {});
  await counted(owner, apiTokens.revokeApiToken, { params: { api_token: apiToken.id } });
  await counted(owner, account.storeLanguage, { body: { language: rows === 2 ? 'ru' : 'it' } });
  await counted(guest, account.requestPasswordReset, { body: { email: 'nobody@example.org' } });
  await counted(owner, account.sendConfirmation, {});
  const leaving = await testApp.signUp(`leaving_${rows}`);
  await counted(leaving, accountDeletion.askAccountDeletion, { body: proof });
  await counted(leaving, accountDeletion.getAccountDeletion, {});
  trips.downloadMyData = await countQueries(testApp, () => leaving.asks(accountDeletion.downloadMyData, {}));
  await counted(leaving, accountDeletion.cancelAccountDeletion, {});
  await counted(guest, account.confirmEmail, { body: { token: await emailLink(testApp.sql, owner.id) } });
  await counted(owner, account.changeEmail, { body: { ...proof, email: `${name}@example.com` } });
  await counted(owner, account.changePassword, { body: { ...proof, password: PASSWORD } });
  await counted(owner, users.logout, {});
  const again = await guest.asks(users.login, { body: { username: 'owner', password: PASSWORD } });
  expect(again.statusCode).toBe(200);
  return trips;
}

// It includes many password hashes, which take long on a busy machine.
testOnOneServer('round trips')(
  'a call makes the same round trips to the database, however many rows there are',
  {
    timeout: 120_000,
  },
  async () => {
    expect(await life(2)).toEqual(ROUND_TRIPS);
    people.owner = await testApp.signUp('owner_of_many');
    expect(await life(30)).toEqual(ROUND_TRIPS);
  },
);

test('every call is counted but those that draw a picture', () => {
  const counted = CALLS.map(({ name }) => name).filter((name) => name !== 'generateImage');
  expect(Object.keys(ROUND_TRIPS).sort()).toEqual(counted.sort());
});

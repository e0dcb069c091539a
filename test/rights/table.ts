import type { RolePermission } from '#domain/access/roles.ts';

/**
 * Who may make which call: the rights of the specification (members.2, visibility.6, projects.20), written a second time
 * by hand, which rights.test.ts compares with the service. A letter is a user, in this order:
 *
 *     g b   guest, banned (an administrator, whose sessions the ban ended)
 *     s r i a   signed in and not a member: stranger, with an open request, with an open invitation, site administrator
 *     o a m r p t   owner, administrator, moderator, redactor, proficient, translator
 *
 * `+` is a success, a digit is the last one of the refusal's status: 0 is 400, 1 is 401, 3 is 403, 4 is 404, 9 is 409. The rights are
 * those on open projects of each visibility, then on a public one that is paused (`frozen`) and one that is finished (`closed`). In private
 * and closed ones the status refuses the same users, unless they see nothing anyway. A line with one cell is of calls on no project.
 */

/**
 * Whom each guard admits, and an example behind it of which nothing else is asked. A guard is exported by server/guards/guards.ts, with the
 * arguments of `memberWith`; or it belongs to a few calls, which share it, and then the permission that it asks is behind its name. Sign-in
 * calls are made without a session, in the user's name.
 */
export const GUARDS = `
                                                                      public           private          closed           | frozen           finished
                                                                      gb sria oamrpt   gb sria oamrpt   gb sria oamrpt   | gb sria oamrpt   gb sria oamrpt

seesProject                              getProject                   ++ ++++ ++++++   ++ ++++ ++++++   44 4++4 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readsProject                             getStatistics                ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readsDeleted                             listTranslationRevisions     ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
guestWhoReads                            readProjectFeed              ++ ++++ ++++++   11 1111 111111   44 4444 444444   | ++ ++++ ++++++   ++ ++++ ++++++
userWhoReads                             getWatches                   11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
userWhoSees                              reportProject                11 ++++ ++++++   11 ++++ ++++++   11 4++4 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
siteAdminInProject                       hideProject                  44 444+ 444444   44 444+ 444444   44 444+ 444444   | 44 444+ 444444   44 444+ 444444
anyMember                                listMyEvents                 11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
memberWith can_translate                 castVote for                 11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
memberWith can_translate comment         addComment                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
memberWith can_translate manage          getRemainingQuota            11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
memberWith can_manage_strings            addEntry                     11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
memberWith can_manage_strings manage     listSourceVersions           11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 ++++33
memberWith can_manage_sections           editSection                  11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
memberWith can_manage_sections manage    unassignSection              11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
memberWith can_manage_members            previewRevert                11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
memberWith can_manage_members join       makeInviteLink               11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 333333   11 3333 333333
memberWith can_manage_members manage     listInvites                  11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
memberWith can_see_logs manage           readLog                      11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
memberWith can_manage_project manage     getUsage                     11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
memberWith is_owner manage               leaveFamily                  11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
mayExport can_translate                  exportStrings                11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
replaces can_translate                   previewReplacing             11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
mayImport                                importFile of translations   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
mayPush can_manage_strings               pushFile of a known section  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
mayKeep can_manage_strings               keepWorkbook                 11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
managedWhole can_manage_strings          updateStrings                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
managedAndTranslated can_manage_strings  importStrings                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
noAuthentication                         getHealth                    ++ ++++ ++++++
optionalUser                             getUser                      ++ ++++ ++++++
signedIn                                 whoami                       11 ++++ ++++++
sessionOnly                              listSessions                 11 ++++ ++++++
siteAdmin                                listUsers                    44 444+ 444444
maySignUp                                register                     ++ ++++ ++++++
maySignUpByService                       signUpWithService            ++ ++++ ++++++
`;

/** The guard of each call. */
export const BEHIND = `
seesProject                              getProject getMember
readsProject                             getStatistics getContributions readEvents getFamily findInFamily listSharedWords listAssignments
readsProject                             openEditorPage listMatchingStrings findNextString listEditorRows listSections readSection readPast
readsProject                             readPastStrings getSection listStrings getString listStringRevisions readHistory listComments
readsProject                             listSectionComments listEntries listEntryRevisions
readsDeleted                             listTranslationRevisions
guestWhoReads                            readProjectFeed
userWhoReads                             showPresence reportString reportTranslation reportComment findMyPlace markCommentsRead markSectionsRead
userWhoReads                             getWatches setWatch
userWhoSees                              reportProject requestInvite answerInvite cancelInvite
siteAdminInProject                       hideProject removeTranslation removeComment
anyMember                                listLanguageResults listLanguageTasks removeMember findTexts getBatch listMyEvents
memberWith can_translate                 claimSection translateSectionName addTranslation editTranslation deleteTranslation castVote removeVote
memberWith can_translate                 approve unapprove confirmTranslation importTranslationsToSection importTranslationsToProject previewBatch
memberWith can_translate                 startBatch
memberWith can_translate comment         addComment listMentionable editComment deleteComment undoEvent
memberWith can_translate manage          getRemainingQuota giveBackSection listDeleted restoreDeleted
memberWith can_manage_strings            startFamilyUpdate addSharedWord editSharedWord deleteSharedWord addStrings rearrangeStrings editString
memberWith can_manage_strings            splitString mergeStrings deleteString addEntry editEntry deleteEntry
memberWith can_manage_strings manage     listSourceVersions
memberWith can_manage_sections           assignSection addSection rearrangeSections editSection deleteSection
memberWith can_manage_sections manage    unassignSection
memberWith can_manage_members            previewRevert startRevert
memberWith can_manage_members join       inviteUser makeInviteLink
memberWith can_manage_members manage     grantRole listInvites listInviteLinks revokeInviteLink
memberWith can_see_logs manage           readLog
memberWith can_manage_project manage     editProject getUsage uploadCover removeCover refreshCover createRole editRole deleteRole listWebhooks
memberWith can_manage_project manage     addWebhook editWebhook deleteWebhook rotateWebhookSecret testWebhook listWebhookMessages readWebhookMessage
memberWith can_manage_project manage     resendWebhookMessage
memberWith is_owner manage               deleteProject addLanguages joinFamily leaveFamily
mayExport can_translate                  exportAsBook exportFamily exportFile exportStrings
replaces can_translate                   previewReplacing startReplacing
mayImport                                importFile
mayPush can_manage_strings               pushFile
mayKeep can_manage_strings               keepWorkbook
managedWhole can_manage_strings          updateStrings
managedAndTranslated can_manage_strings  importStrings
noAuthentication                         getHealth readSiteFeed generateImage readImage continueLogin beginPasskeyLogin loginWithPasskey login logout
noAuthentication                         choosePassword confirmEmail requestPasswordReset beginServiceSignIn endServiceSignIn getServiceSignUp
noAuthentication                         unsubscribe
optionalUser                             readInvitation readAnnouncements getUser listProjects countProjects
signedIn                                 answerMyInvite joinByLink whoami getOwnUsage reportUser listBlocks listMyAssignments blockUser unblockUser
signedIn                                 editProfile storeLanguage uploadAvatar removeAvatar refreshAvatar createProject listDeletedProjects
signedIn                                 undeleteProject listMyInvites countInvites listNotifications countNotifications readNotificationEvents
signedIn                                 markNotificationsRead getNotificationSettings setNotificationSettings listWatches
sessionOnly                              changePassword changeEmail getAccountDeletion downloadMyData askAccountDeletion cancelAccountDeletion
sessionOnly                              sendConfirmation listSessions endSession endOtherSessions getSecondFactor beginSecondFactor
sessionOnly                              confirmSecondFactor makeRecoveryCodes switchSecondFactorOff getPush addPushDevice removePushDevice
sessionOnly                              listPasskeys beginPasskey addPasskey renamePasskey removePasskey listAccountServices connectService
sessionOnly                              confirmWithService disconnectService setFirstPassword listSecurityEvents listApiTokens createApiToken
sessionOnly                              revokeApiToken
siteAdmin                                listUsers restrictUser removeProfile listAllProjects makePasswordLink readSiteLog listAuditLog verifyAuditLog
siteAdmin                                listReportCases decideReports listCodes addCode deleteCode listAnnouncements addAnnouncement editAnnouncement
siteAdmin                                deleteAnnouncement listFailedJobs retryJob deleteJob
maySignUp                                register
maySignUpByService                       signUpWithService
`;

/** The examples of which more is asked than by their guard, because of what they name or do. */
export const BEYOND = `
                                           public           private          closed           | frozen           finished
                                           gb sria oamrpt   gb sria oamrpt   gb sria oamrpt   | gb sria oamrpt   gb sria oamrpt

editProject hand over                      11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
listLanguageResults                        11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 ++++33
removeMember oneself                       11 3333 3+++++   11 3333 3+++++   11 4334 3+++++   | 11 3333 3+++++   11 3333 3+++++
removeMember another                       11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
removeMember a manager                     11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
removeMember the owner                     11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
startRevert of a manager                   11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 333333
startRevert of the owner                   11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 333333
grantRole of a manager                     11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
grantRole to a manager                     11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
grantRole to the owner                     11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
grantRole to oneself                       11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
createRole for a manager                   11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
editRole for a manager                     11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
deleteRole for a manager                   11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
requestInvite                              11 ++++ 000000   11 +9++ 000000   11 49+4 000000   | 11 33+3 333333   11 3333 333333
answerInvite approve                       11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 333444
answerInvite refuse                        11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 +++444
answerInvite accept one’s own              11 44+4 333444   11 44+4 333444   11 44+4 333444   | 11 44+4 333444   11 4434 333444
answerInvite decline one’s own             11 44+4 333444   11 44+4 333444   11 44+4 333444   | 11 44+4 333444   11 44+4 333444
cancelInvite of another                    11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 +++444
cancelInvite of one’s own                  11 4+44 +++444   11 4+44 +++444   11 4+44 +++444   | 11 4+44 +++444   11 4+44 +++444
answerMyInvite accept                      11 44+4 444444   11 44+4 444444   11 44+4 444444   | 11 44+4 444444   11 4434 444444
answerMyInvite decline                     11 44+4 444444   11 44+4 444444   11 44+4 444444   | 11 44+4 444444   11 44+4 444444
answerMyInvite take back                   11 4+44 444444   11 4+44 444444   11 4+44 444444   | 11 4+44 444444   11 4+44 444444
answerMyInvite accept oneself              11 4344 444444   11 4344 444444   11 4344 444444   | 11 4344 444444   11 4344 444444
makeInviteLink for a manager               11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 333333   11 3333 333333
revokeInviteLink for a manager             11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
joinByLink                                 11 ++++ 000000   11 ++++ 000000   11 ++++ 000000   | 11 3333 000000   11 3333 000000
translateSectionName again                 11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
importFile                                 11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
importFile into a section                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
pushFile                                   11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
listTranslationRevisions of a deleted own  44 ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | 44 ++++ ++++++   44 ++++ ++++++
listTranslationRevisions of a deleted one  44 4444 ++++44   11 3333 ++++44   44 4334 ++++44   | 44 4444 ++++44   44 4444 ++++44
editTranslation another’s                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteTranslation another’s                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
castVote against                           11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
castVote on one’s own                      11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
approve one’s own                          11 3333 +++++3   11 3333 +++++3   11 4334 +++++3   | 11 3333 ++3333   11 3333 333333
approve another’s                          11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
unapprove one’s own                        11 3333 +++++3   11 3333 +++++3   11 4334 +++++3   | 11 3333 ++3333   11 3333 333333
confirmTranslation another’s               11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
unapprove another’s                        11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
editComment another’s                      11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
deleteComment another’s                    11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 333333
startBatch on strings                      11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
startReplacing in sources                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
undoEvent another’s                        11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
restoreDeleted one’s own                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
restoreDeleted another’s                   11 3333 ++++44   11 3333 ++++44   11 4334 ++++44   | 11 3333 ++++44   11 3333 333344
login                                      +3 ++++ ++++++
undeleteProject                            11 4444 +44444
`;

/** What a role must permit besides for some examples: to give a role one has what it permits, and an import with translations translates. */
export const ALSO: Readonly<Record<string, readonly RolePermission[]>> = {
  createRole: ['can_translate'],
  editRole: ['can_translate'],
  deleteRole: ['can_translate'],
  makeInviteLink: ['can_translate'],
  revokeInviteLink: ['can_translate'],
  importStrings: ['can_translate'],
  'grantRole to another': ['can_translate', 'can_self_approve'],
  'editProject role of newcomers': ['can_translate', 'can_manage_members'],
};

/**
 * What each bit of `limitations` denies a user who may otherwise do everything: the bit, and the examples that it
 * refuses with their refusals (users.9). It affects no other example.
 */
export const LIMITED: Record<number, Record<string, string>> = {
  2: { createProject: '403 general limited', addLanguages: '403 general limited' },
  4: {
    'editComment one’s own': '403 comment limited',
    requestInvite: '403 membership limited',
    joinByLink: '403 membership limited',
    'removeMember oneself': '403 membership limited',
    'answerMyInvite accept': '403 membership limited',
    'answerInvite accept one’s own': '403 membership limited',
  },
  8: { addComment: '403 comment limited', 'restoreDeleted one’s own': '403 comment limited' },
  16: {
    editProfile: '403 general limited',
    uploadAvatar: '403 general limited',
    removeAvatar: '403 general limited',
    refreshAvatar: '403 general limited',
  },
};

/**
 * The scope that an API token needs for each call, written by hand (tokens.7); calls that accept no token, and those
 * for everybody.
 */
export const TOKEN_NEEDS = `
read       exportFile exportAsBook exportFamily getProject getMember getStatistics getContributions readEvents getRemainingQuota readInvitation openEditorPage
read       listMyEvents getBatch findTexts
read       listMatchingStrings findNextString listEditorRows findMyPlace listSections readSection getSection listStrings getString listComments
read       readPast readPastStrings getFamily findInFamily listLanguageTasks listLanguageResults listSharedWords
read       listDeleted readHistory listStringRevisions listTranslationRevisions listEntryRevisions
read       listSectionComments listEntries whoami getOwnUsage getUser listProjects countProjects listMyInvites countInvites
read       listDeletedProjects listNotifications countNotifications getNotificationSettings listWatches getWatches listMentionable readNotificationEvents listBlocks readAnnouncements listAssignments listMyAssignments
translate  showPresence translateSectionName addTranslation editTranslation deleteTranslation castVote removeVote approve confirmTranslation
translate  reportProject reportString reportTranslation reportComment reportUser blockUser unblockUser
translate  exportStrings previewBatch startBatch previewReplacing startReplacing
translate  claimSection giveBackSection markNotificationsRead setNotificationSettings setWatch
translate  restoreDeleted undoEvent unapprove importTranslationsToSection importTranslationsToProject addComment editComment deleteComment markCommentsRead markSectionsRead
manage     listSourceVersions readLog editProject getUsage uploadCover removeCover refreshCover deleteProject removeMember grantRole
manage     previewRevert startRevert createRole editRole deleteRole
manage     requestInvite listInvites inviteUser answerInvite cancelInvite answerMyInvite listInviteLinks makeInviteLink
manage     revokeInviteLink joinByLink addSection rearrangeSections editSection deleteSection addStrings importStrings updateStrings
manage     rearrangeStrings editString splitString mergeStrings deleteString addEntry editEntry deleteEntry editProfile uploadAvatar removeAvatar
manage     refreshAvatar createProject undeleteProject importFile keepWorkbook pushFile addLanguages joinFamily leaveFamily startFamilyUpdate
manage     listWebhooks addWebhook editWebhook deleteWebhook rotateWebhookSecret testWebhook listWebhookMessages readWebhookMessage resendWebhookMessage
manage     assignSection unassignSection addSharedWord editSharedWord deleteSharedWord storeLanguage
session    listAccountServices connectService confirmWithService disconnectService setFirstPassword
session    getAccountDeletion downloadMyData askAccountDeletion cancelAccountDeletion changePassword changeEmail sendConfirmation listSessions endSession endOtherSessions getSecondFactor beginSecondFactor confirmSecondFactor makeRecoveryCodes switchSecondFactorOff listPasskeys beginPasskey addPasskey renamePasskey removePasskey getPush addPushDevice removePushDevice listSecurityEvents listApiTokens createApiToken revokeApiToken
session    hideProject removeTranslation removeComment listUsers restrictUser removeProfile listAllProjects makePasswordLink
session    listAnnouncements addAnnouncement editAnnouncement deleteAnnouncement
session    listAuditLog verifyAuditLog listReportCases decideReports readSiteLog listCodes addCode deleteCode listFailedJobs retryJob deleteJob
nothing    beginServiceSignIn endServiceSignIn getServiceSignUp signUpWithService
nothing    getHealth readProjectFeed readSiteFeed generateImage readImage register login continueLogin beginPasskeyLogin loginWithPasskey logout choosePassword confirmEmail requestPasswordReset unsubscribe
`;

/** Examples that need the scope of what they do besides that of their call. Tests beside their calls try them. */
export const NEED_TWO_SCOPES: readonly string[] = [
  'startBatch on strings',
  'startReplacing in sources',
  'startRevert of another',
  'startRevert of a manager',
  'startRevert of the owner',
];

/**
 * Who may make which call: the rights of the specification (members.2, visibility.6, projects.20), written a second time
 * by hand, which rights.test.ts compares with the service. A line is an example of test/calls/, a letter is a user, in
 * this order:
 *
 *     g b   guest, banned (an administrator, whose sessions the ban ended)
 *     s r i a   signed in and not a member: stranger, with an open request, with an open invitation, site administrator
 *     o a m r p t   owner, administrator, moderator, redactor, proficient, translator
 *
 * `+` is a success, a digit is the last one of the refusal's status: 0 is 400, 1 is 401, 3 is 403, 4 is 404, 9 is 409.
 */

/**
 * Calls on a project: on open ones of each visibility, then on a public one that is paused (`frozen`) and one that is
 * finished (`closed`). In private and closed ones the status refuses the same users, unless they see nothing anyway.
 */
export const PROJECT_RIGHTS = `
                                  public           private          closed           | frozen           finished
                                  gb sria oamrpt   gb sria oamrpt   gb sria oamrpt   | gb sria oamrpt   gb sria oamrpt

getProject                        ++ ++++ ++++++   ++ ++++ ++++++   44 4++4 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
getMember                         ++ ++++ ++++++   ++ ++++ ++++++   44 4++4 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readProjectFeed                   ++ ++++ ++++++   11 1111 111111   44 4444 444444   | ++ ++++ ++++++   ++ ++++ ++++++
getStatistics                     ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
getContributions                  ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readEvents                        ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
showPresence                      11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
reportProject                     11 ++++ ++++++   11 ++++ ++++++   11 4++4 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
reportString                      11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
reportTranslation                 11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
reportComment                     11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
readLog                           11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
editProject                       11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
getUsage                          11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
getRemainingQuota                 11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
editProject status                11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
uploadCover                       11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
removeCover                       11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
refreshCover                      11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
editProject hand over             11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
deleteProject                     11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333

getFamily                         ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
findInFamily                      ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addLanguages                      11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
joinFamily                        11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
leaveFamily                       11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
startFamilyUpdate                 11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
listSharedWords                   ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addSharedWord                     11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
editSharedWord                    11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteSharedWord                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
listLanguageResults               11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 ++++33
listLanguageTasks                 11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++

removeMember oneself              11 3333 3+++++   11 3333 3+++++   11 4334 3+++++   | 11 3333 3+++++   11 3333 3+++++
removeMember another              11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
removeMember a manager            11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
removeMember the owner            11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
previewRevert                     11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
startRevert of another            11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
startRevert of a manager          11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 333333
startRevert of the owner          11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 333333
grantRole to another              11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
grantRole of a manager            11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
grantRole to a manager            11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
grantRole to the owner            11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
grantRole to oneself              11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333

listAssignments                   ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
assignSection                     11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
unassignSection                   11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
claimSection                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
giveBackSection                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++

createRole                        11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
createRole for a manager          11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
editRole                          11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
editRole for a manager            11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
deleteRole                        11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
deleteRole for a manager          11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
editProject role of newcomers     11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333

requestInvite                     11 ++++ 000000   11 +9++ 000000   11 49+4 000000   | 11 33+3 333333   11 3333 333333
listInvites                       11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
inviteUser                        11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 333333   11 3333 333333
inviteUser who has asked          11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 333333   11 3333 333333
answerInvite approve              11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 333444
answerInvite refuse               11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 +++444
answerInvite accept one’s own     11 44+4 333444   11 44+4 333444   11 44+4 333444   | 11 44+4 333444   11 4434 333444
answerInvite decline one’s own    11 44+4 333444   11 44+4 333444   11 44+4 333444   | 11 44+4 333444   11 44+4 333444
cancelInvite of another           11 4444 +++444   11 4444 +++444   11 4444 +++444   | 11 4444 +++444   11 4444 +++444
cancelInvite of one’s own         11 4+44 +++444   11 4+44 +++444   11 4+44 +++444   | 11 4+44 +++444   11 4+44 +++444
answerMyInvite accept             11 44+4 444444   11 44+4 444444   11 44+4 444444   | 11 44+4 444444   11 4434 444444
answerMyInvite decline            11 44+4 444444   11 44+4 444444   11 44+4 444444   | 11 44+4 444444   11 44+4 444444
answerMyInvite take back          11 4+44 444444   11 4+44 444444   11 4+44 444444   | 11 4+44 444444   11 4+44 444444
answerMyInvite accept oneself     11 4344 444444   11 4344 444444   11 4344 444444   | 11 4344 444444   11 4344 444444

listInviteLinks                   11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
makeInviteLink                    11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 333333   11 3333 333333
makeInviteLink for a manager      11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 333333   11 3333 333333
revokeInviteLink                  11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 +++333   11 3333 +++333
revokeInviteLink for a manager    11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
readInvitation                    ++ ++++ ++++++   ++ ++++ ++++++   ++ ++++ ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
joinByLink                        11 ++++ 000000   11 ++++ 000000   11 ++++ 000000   | 11 3333 000000   11 3333 000000

listWebhooks                      11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
addWebhook                        11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
editWebhook                       11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
deleteWebhook                     11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
rotateWebhookSecret               11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
testWebhook                       11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
listWebhookMessages               11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
readWebhookMessage                11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333
resendWebhookMessage              11 3333 ++3333   11 3333 ++3333   11 4334 ++3333   | 11 3333 ++3333   11 3333 ++3333

openEditorPage                    ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
listMatchingStrings               ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
findNextString                    ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
listEditorRows                    ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
findMyPlace                       11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
listSections                      ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readSection                       ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readPast                          ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readPastStrings                   ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
getSection                        ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addSection                        11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
rearrangeSections                 11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
editSection                       11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
translateSectionName              11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
translateSectionName again        11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteSection                     11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333

listStrings                       ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
getString                         ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addStrings                        11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
addStrings copy                   11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
importStrings                     11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
exportAsBook                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
exportFamily                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
exportFile                        11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
exportStrings                     11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
importFile                        11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
importFile into a section         11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
importFile of translations        11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
keepWorkbook                      11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
pushFile                          11 3333 +++333   11 3333 +++333   11 4334 +++333   | 11 3333 ++3333   11 3333 333333
pushFile of a known section       11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
updateStrings                     11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
listSourceVersions                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 ++++33
listStringRevisions               ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
readHistory                       ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
rearrangeStrings                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
editString                        11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
editString move                   11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
splitString                       11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
mergeStrings                      11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteString                      11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333

listTranslationRevisions          ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
listTranslationRevisions of a deleted own  44 ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | 44 ++++ ++++++   44 ++++ ++++++
listTranslationRevisions of a deleted one  44 4444 ++++44   11 3333 ++++44   44 4334 ++++44   | 44 4444 ++++44   44 4444 ++++44
addTranslation                    11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
editTranslation one’s own         11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
editTranslation another’s         11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteTranslation one’s own       11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
deleteTranslation another’s       11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
castVote for                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
castVote against                  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
castVote on one’s own             11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
removeVote                        11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
approve one’s own                 11 3333 +++++3   11 3333 +++++3   11 4334 +++++3   | 11 3333 ++3333   11 3333 333333
approve another’s                 11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
unapprove one’s own               11 3333 +++++3   11 3333 +++++3   11 4334 +++++3   | 11 3333 ++3333   11 3333 333333
confirmTranslation one’s own      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
confirmTranslation another’s      11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
unapprove another’s               11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
importTranslationsToSection                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
importTranslationsToProject                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333

listComments                      ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
listSectionComments               ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addComment                        11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
listMentionable                   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
editComment one’s own             11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
editComment another’s             11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333
deleteComment one’s own           11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
deleteComment another’s           11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++++33   11 3333 333333
markCommentsRead                  11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
markSectionsRead                  11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
getWatches                        11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++
setWatch                          11 ++++ ++++++   11 3333 ++++++   11 4334 ++++++   | 11 ++++ ++++++   11 ++++ ++++++

previewBatch                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
startBatch on translations        11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
startBatch on strings             11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
findTexts                         11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
previewReplacing                  11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
startReplacing in translations    11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
startReplacing in sources         11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
getBatch                          11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
listMyEvents                      11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
undoEvent one’s own               11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
undoEvent another’s               11 3333 333333   11 3333 333333   11 4334 333333   | 11 3333 333333   11 3333 333333

listEntries                       ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
listEntryRevisions                ++ ++++ ++++++   11 3333 ++++++   44 4334 ++++++   | ++ ++++ ++++++   ++ ++++ ++++++
addEntry                          11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
editEntry                         11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
deleteEntry                       11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333

listDeleted                       11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 ++++++
restoreDeleted one’s own          11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++++++   11 3333 333333
restoreDeleted another’s          11 3333 ++++44   11 3333 ++++44   11 4334 ++++44   | 11 3333 ++++44   11 3333 333344

hideProject                       44 444+ 444444   44 444+ 444444   44 444+ 444444   | 44 444+ 444444   44 444+ 444444
hideProject restore               44 444+ 444444   44 444+ 444444   44 444+ 444444   | 44 444+ 444444   44 444+ 444444
removeTranslation                 44 444+ 444444   44 444+ 444444   44 444+ 444444   | 44 444+ 444444   44 444+ 444444
removeComment                     44 444+ 444444   44 444+ 444444   44 444+ 444444   | 44 444+ 444444   44 444+ 444444
`;

/** Calls that belong to no project. Sign-in calls are made without a session, in the user's name. */
export const SITE_RIGHTS = `
                                  gb sria oamrpt

getHealth                         ++ ++++ ++++++
readAnnouncements                 ++ ++++ ++++++
readSiteFeed                      ++ ++++ ++++++
generateImage                     ++ ++++ ++++++
readImage                         ++ ++++ ++++++
register                          ++ ++++ ++++++
continueLogin                     ++ ++++ ++++++
beginPasskeyLogin                 ++ ++++ ++++++
loginWithPasskey                  ++ ++++ ++++++
login                             +3 ++++ ++++++
logout                            ++ ++++ ++++++
choosePassword                    ++ ++++ ++++++
whoami                            11 ++++ ++++++
getOwnUsage                       11 ++++ ++++++
getUser                           ++ ++++ ++++++
reportUser                        11 ++++ ++++++
listBlocks                        11 ++++ ++++++
listMyAssignments                 11 ++++ ++++++
blockUser                         11 ++++ ++++++
unblockUser                       11 ++++ ++++++
editProfile                       11 ++++ ++++++
changePassword                    11 ++++ ++++++
changeEmail                       11 ++++ ++++++
getAccountDeletion                11 ++++ ++++++
downloadMyData                    11 ++++ ++++++
askAccountDeletion                11 ++++ ++++++
cancelAccountDeletion             11 ++++ ++++++
sendConfirmation                  11 ++++ ++++++
confirmEmail                      ++ ++++ ++++++
requestPasswordReset              ++ ++++ ++++++
storeLanguage                     11 ++++ ++++++
listSessions                      11 ++++ ++++++
endSession                        11 ++++ ++++++
endOtherSessions                  11 ++++ ++++++
getSecondFactor                   11 ++++ ++++++
beginSecondFactor                 11 ++++ ++++++
confirmSecondFactor               11 ++++ ++++++
makeRecoveryCodes                 11 ++++ ++++++
switchSecondFactorOff             11 ++++ ++++++
getPush                           11 ++++ ++++++
addPushDevice                     11 ++++ ++++++
removePushDevice                  11 ++++ ++++++
listPasskeys                      11 ++++ ++++++
beginPasskey                      11 ++++ ++++++
addPasskey                        11 ++++ ++++++
renamePasskey                     11 ++++ ++++++
removePasskey                     11 ++++ ++++++
beginServiceSignIn                ++ ++++ ++++++
endServiceSignIn                  ++ ++++ ++++++
getServiceSignUp                  ++ ++++ ++++++
signUpWithService                 ++ ++++ ++++++
listAccountServices               11 ++++ ++++++
connectService                    11 ++++ ++++++
confirmWithService                11 ++++ ++++++
disconnectService                 11 ++++ ++++++
setFirstPassword                  11 ++++ ++++++
listSecurityEvents                11 ++++ ++++++
listApiTokens                     11 ++++ ++++++
createApiToken                    11 ++++ ++++++
revokeApiToken                    11 ++++ ++++++
uploadAvatar                      11 ++++ ++++++
removeAvatar                      11 ++++ ++++++
refreshAvatar                     11 ++++ ++++++
listProjects                      ++ ++++ ++++++
countProjects                     ++ ++++ ++++++
createProject                     11 ++++ ++++++
listDeletedProjects               11 ++++ ++++++
undeleteProject                   11 4444 +44444
listMyInvites                     11 ++++ ++++++
countInvites                      11 ++++ ++++++
listNotifications                 11 ++++ ++++++
countNotifications                11 ++++ ++++++
readNotificationEvents            11 ++++ ++++++
markNotificationsRead             11 ++++ ++++++
getNotificationSettings           11 ++++ ++++++
setNotificationSettings           11 ++++ ++++++
listWatches                       11 ++++ ++++++
unsubscribe                       ++ ++++ ++++++
listUsers                         44 444+ 444444
restrictUser                      44 444+ 444444
restrictUser as administrator     44 444+ 444444
removeProfile                     44 444+ 444444
listAllProjects                   44 444+ 444444
makePasswordLink                  44 444+ 444444
readSiteLog                       44 444+ 444444
listAuditLog                      44 444+ 444444
verifyAuditLog                    44 444+ 444444
listReportCases                   44 444+ 444444
decideReports                     44 444+ 444444
listCodes                         44 444+ 444444
addCode                           44 444+ 444444
deleteCode                        44 444+ 444444
listAnnouncements                 44 444+ 444444
addAnnouncement                   44 444+ 444444
editAnnouncement                  44 444+ 444444
deleteAnnouncement                44 444+ 444444
listFailedJobs                    44 444+ 444444
retryJob                          44 444+ 444444
deleteJob                         44 444+ 444444
`;

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

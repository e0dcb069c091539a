/**
 * Who may make which call: the rights of the specification (members.2, visibility.6, projects.20), written a second time
 * by hand, which rights.test.ts compares with the service. The guard of each call, and who may make an example of which more is
 * asked, stand in its examples (contract/example.ts). A letter is a user, in this order:
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
 * Whom each guard admits, and an example behind it of which nothing else is asked. A guard is exported by
 * server/core/guards/guards.ts, with the arguments of `memberWith`; or it belongs to a few calls, which share it, and then the
 * permission that it asks is behind its name. Sign-in calls are made without a session, in the user's name.
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
memberWith is_owner manage               deleteProject                11 3333 +33333   11 3333 +33333   11 4334 +33333   | 11 3333 +33333   11 3333 +33333
splitsString can_translate               splitString of a long string  11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
replaces can_translate                   previewReplacing             11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
mayImport                                importFile of translations   11 3333 ++++++   11 3333 ++++++   11 4334 ++++++   | 11 3333 ++3333   11 3333 333333
mayPush can_manage_strings               pushFile of a known section  11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
mayKeep can_manage_strings               keepWorkbook                 11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
managedWhole can_manage_strings          updateStrings                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
managedAndTranslated can_manage_strings  importStrings                11 3333 ++++33   11 3333 ++++33   11 4334 ++++33   | 11 3333 ++3333   11 3333 333333
noAuthentication                         getAlive                     ++ ++++ ++++++
noAuthentication                         getHealth                    ++ ++++ ++++++
optionalUser                             getUser                      ++ ++++ ++++++
signedIn                                 whoami                       11 ++++ ++++++
sessionOnly                              listSessions                 11 ++++ ++++++
siteAdmin                                listUsers                    44 444+ 444444
maySignUp                                register                     ++ ++++ ++++++
maySignUpByService                       signUpWithService            ++ ++++ ++++++
`;

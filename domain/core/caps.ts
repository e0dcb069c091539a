/**
 * Per project: members; open invitations and requests together; dictionary words (members.29, invites.5,
 * dictionary.15).
 */
export const membersPerProject = 10_000;
export const invitesPerProject = 1000;
export const inviteLinksPerProject = 100;
/** Custom roles of a project (members.30). */
export const rolesPerProject = 30;
/** How many projects' open requests are counted for a manager. */
export const projectsWithRequests = 100;
export const entriesPerProject = 20_000;
/** States that all patterns have that users wrote in a dictionary, roughly (dictionary.16); migration 93 repeats the number. */
export const dictionaryStates = 200_000;
/** Log entries of a string that one call looks at for a page of its history (history.4). */
export const historyLooked = 2000;
/** Users who vote on one translation, all of whom are listed with it (votes.11). */
export const votersPerTranslation = 10_000;
/**
 * Translations and comments of a string. These are more than may be added, because concurrent writes and data from
 * before the limit may exceed it.
 */
export const translationsListed = 1000;
/** The flags of an entry of gettext; a file may have any that nothing reads. */
export const flags = 100;
export const commentsListed = 2000;
/** Invitations of one call; all invitations of a project. */
export const invitesPage = { min: 1, max: 1000 } as const;
/** How many users contributions over time lists: those with the most. */
export const contributorsNamed = 100;
/** How many lines of a file the report of its import lists, for each kind of outcome. */
export const linesReported = 100;
/** Fields of a log line. */
export const fieldsLogged = 50;
/** Pages of a list in the editor: all strings of the largest possible project, on pages of ten. */
export const editorPages = 1_000_000;
/** What checks find in a translation, and the places of a finding: no more than a plural of the greatest length has (choice). */
export const findings = 2000;
export const findingPlaces = 14_000;
/** Dismissals of a string and of a whole project: more than may be added, because concurrent ones may exceed the limits. */
export const dismissalsOfString = 100;
export const dismissalsOfProject = 1000;
/** Findings that a project is offered to dismiss as a whole (dismissals.5): those dismissed in most strings. */
export const dismissalsOffered = 20;

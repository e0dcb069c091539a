import { DAY, HOUR, MIB, MINUTE, SECOND } from './units.ts';

// Texts are measured in Unicode code points, times in milliseconds, sizes in bytes. `(choice)` marks limits that were ours to choose.

/** Project (limits.3). */
export const name = { min: 4, max: 100 } as const;
export const handle = { min: 4, max: 100 } as const;
export const description = { min: 0, max: 1000 } as const;
export const recommendations = { min: 0, max: 4000 } as const;
export const coverUrl = { min: 0, max: 1000 } as const;
export const workField = { min: 0, max: 200 } as const;
/** The default of the setting for how many projects a user may own (projects.12). */
export const projectsPerUser = 20;
/** How many deleted projects of a user can be restored; of more, the longest deleted are purged (projects.32, choice). */
export const deletedProjectsPerUser = 50;
/** The default of the setting for how many days a deleted project can be restored (projects.32, choice). */
export const deletedProjectDays = 7;

/**
 * Quotas (docs/decisions/022), the defaults of settings: sections, strings and MiB of texts of one project; strings and MiB
 * of all projects of one owner. They allow 20 projects of 100,000 strings with their translations.
 */
export const sectionsPerProject = 2000;
export const stringsPerProject = 200_000;
export const stringsPerUser = 2_500_000;
export const megabytesPerProject = 1024;
export const megabytesPerUser = 8192;

/** User (limits.4). The maximum of an email address is the longest that SMTP can carry. */
export const username = { min: 3, max: 32 } as const;
/** The name of a custom role (members.30). */
export const roleName = { min: 1, max: 50 } as const;
export const email = { min: 3, max: 254 } as const;
/** The address of an OpenID provider, its id of a user, and the name of the service that users see (services.3). */
export const issuer = { min: 1, max: 500 } as const;
export const subject = { min: 1, max: 255 } as const;
export const signInServiceLabel = { min: 1, max: 50 } as const;
export const password = { min: 8, max: 128 } as const;
export const about = { min: 0, max: 1000 } as const;
export const avatarUrl = { min: 0, max: 1000 } as const;

/**
 * Secret code. The maxima are our own; `SIGNUP_CODE` makes a code of 1000 uses for a year, a first start one of one
 * use (operations.6).
 */
export const codePhrase = { min: 1, max: 100 } as const;
export const codeUses = { min: 1, max: 1_000_000 } as const;
export const signupCodeUses = 1000;
export const signupCodeLasts = 365 * DAY;
export const firstCodeUses = 1;

/** Sessions (accounts.12, limits.10): a browser session, 'remember me', 'remember forever'. */
export const sessionBrowser = 24 * HOUR;
export const sessionRemembered = 30 * DAY;
export const sessionForever = 365 * DAY;
/** How old the stored 'last used' of a session may be, and how many sessions of a user are listed (choice). */
export const sessionSeenEvery = 5 * MINUTE;
export const sessionsShown = 100;
/** Lengths of what a session stores: a network address and a user agent (choice). */
export const sessionAddress = { min: 0, max: 100 } as const;
export const sessionAgent = { min: 0, max: 500 } as const;
/** How often an open page asks for announcements (announcements.6). */
export const announcementsAskedEvery = 3 * MINUTE;
/** The longest text that is accepted as a password attempt (choice). */
export const typedPassword = 1000;
/** A username, an email or a secret code as it is typed, before the domain checks it (choice). */
export const typedText = { min: 0, max: 1000 } as const;

/**
 * API tokens (tokens.2): name, how many a user has, how old the stored 'last used' may be, and how long an expired one is
 * still listed (choice).
 */
export const apiTokenName = { min: 1, max: 100 } as const;
export const apiTokensPerUser = 50;
export const apiTokenSeenEvery = MINUTE;
export const expiredApiTokenListed = 30 * DAY;
/** How many of a token's characters are stored and shown (tokens.3). */
export const apiTokenShown = 8;

/** Section and strings (limits.5, limits.6). Section name, key and context: (choice). */
export const sectionName = { min: 1, max: 100 } as const;
export const stringText = { min: 1, max: 2000 } as const;
/** The length above which an import cuts prose, so that its translation, which is often longer, has room (imports.14) (choice). */
export const uncutText = 1300;
/** A plural as a whole, whose forms each have the limit of a text: as many as a language has, and some for exact numbers (plurals.3). */
export const pluralText = { min: 1, max: 14_000 } as const;
export const key = { min: 0, max: 500 } as const;
export const context = { min: 0, max: 1000 } as const;
/** The range of a string's own `max_length` (strings.4). More than the longest translation would have no effect. */
export const maxLength = { min: 1, max: 2000 } as const;
/** Groups that a text of a book is in, pictures before one, and the name of a picture (reading.13) (choice). */
export const groupsOfText = 8;
export const picturesBefore = 1000;
export const pictureName = { min: 1, max: 1200 } as const;
export const stringsPerSection = 10_000;
/** Translations and comments of one string, which are all shown at once (translations.4, comments.14) (choice). */
export const translationsPerString = 200;
export const commentsPerString = 1000;
/** What a file keeps before, between and after its texts, such as styles and embedded fonts (imports.23) (choice). */
export const headerOrFooter = { min: 0, max: 4 * MIB } as const;
export const frame = { min: 0, max: MIB / 4 } as const;

/** Translation, comment, dictionary entry (limits.5, limits.7). */
export const translation = { min: 1, max: 2000 } as const;
export const comment = { min: 1, max: 1000 } as const;
export const word = { min: 1, max: 255 } as const;
/** Also the note and the example of a word (dictionary.2). */
export const wordDescription = { min: 0, max: 1000 } as const;
export const wordLink = { min: 0, max: 1000 } as const;
export const pattern = { min: 0, max: 255 } as const;
/**
 * How many states a compiled pattern of the dictionary may have (choice). Each is tested at every character of a
 * text. Generated patterns have 260 at most; `\p{L}{1000}` has more.
 */
export const patternStates = 1000;
/**
 * How many steps finding the words of a dictionary in a source may take, and those of a translation, which is looked at with each letter
 * that is typed (dictionary.17) (choice): some tenths of a second. Of one place so many entries are named.
 */
export const wordSteps = { source: 20_000_000, translation: 4_000_000 } as const;
/** Comparisons of words for finding terms in a text, after which further ones aren’t looked for (terms.9). */
export const termSteps = 1_000_000;
/** Words of a term; one with more is a sentence, which isn’t looked for. */
export const termWords = 16;
export const meanings = 20;
/** The longest that a pattern of the editor's filters may run (editor.31). */
export const patternRuns = 2 * SECOND;
/** How many levels of replies are indented on the screen (comments.7). */
export const commentIndents = 2;

/** Deleted items (deleted.2): the default of the setting for how many days they are kept, and how much of a text is listed. */
export const deletedDays = 30;
export const deletedText = 300;
/** How many placeholders that a deleted translation lacks or adds are listed (choice). */
export const differingSigns = 20;
export const deletedPage = { min: 1, max: 200 } as const;
export const deletedPageDefault = 50;

/** Lists (limits.8, limits.19). */
export const search = { min: 0, max: 100 } as const;
export const pageSize = { min: 10, max: 200 } as const;
export const pageSizeDefault = 50;
/** Strings whose read marks a guest's browser sends with a request (choice). */
export const guestMarks = 200;
/** The number of page links that are shown: every page up to this many, otherwise a window around the current one. */
export const pagesWindow = 11;
export const homeProjects = 4;
/** How long after its last change a project counts as popular. */
export const popularWithin = 10 * DAY;
/** How many of the latest projects are searched for those that need translators (choice). */
export const projectsInNeed = 100;
/** How many of those Home shows (screens.14) (choice). */
export const homeInNeed = 6;

/** Projects of one listing call (choice). */
export const projectsPage = { min: 1, max: 100 } as const;
export const projectsPageDefault = 50;
/** Page sizes of a user's projects and of secret codes (choice). */
export const userProjectsPage = { min: 1, max: 200 } as const;
export const codesPage = { min: 1, max: 200 } as const;
export const codesPageDefault = 100;
/** Projects of a listing are counted up to this number (search.5) (choice). */
export const projectsCounted = 1000;

/**
 * How many responses run at once, of all users and of one user or address, unless set; how many wait, of all and of
 * one; and how long.
 */
export const fullFetches = 8;
export const fullFetchesPerUser = 2;
export const fullFetchQueue = { waiting: 64, waitingPerVisitor: 16, longestWait: 10 * SECOND } as const;

/** Seconds by which a replica may be behind (operations.20), as it can be set (choice). */
export const replicaLag = { min: 1, max: 10 } as const;

/** How many strings and comments one listing call returns (choice); a call that names no limit gets all. */
export const stringsPage = { min: 1, max: 10_000 } as const;
export const commentsPage = { min: 1, max: 1000 } as const;
/** Length of the reason for hiding a project (choice). */
export const hiddenReason = { min: 0, max: 1000 } as const;
/** Users of one listing call of a site administrator (choice). */
export const usersPage = { min: 1, max: 200 } as const;
export const usersPageDefault = 50;

/** Log (log.9, limits.9): entries of one call. */
export const logPage = { min: 1, max: 500 } as const;
export const logPageDefault = 200;
/** The most entries of one group whose end is looked for further back (log.11). */
export const logGroup = 500;
/** The most ids of a rearranged part that the log keeps, so that it can be undone (undo.13). */
export const idsLogged = 500;
/** The patterns of placeholders that a project has of its own, together and how many (checks.35, choice). */
export const placeholderPatterns = { min: 0, max: 200 } as const;
export const placeholderPatternsAmount = 10;
/** What the limits of a project's subtitles may be (subtitles.12, choice). */
export const cueLineLength = { min: 1, max: 500 } as const;
export const cueLines = { min: 1, max: 20 } as const;
export const cueSpeed = { min: 1, max: 200 } as const;
export const cueMinDuration = { min: 0, max: MINUTE } as const;
export const cueMaxDuration = { min: 1, max: 10 * MINUTE } as const;
export const cueMinGap = { min: 0, max: MINUTE } as const;
/** Strings of one call about the past (past.2) (choice). */
export const pastPage = { min: 1, max: 500 } as const;
export const pastPageDefault = 200;
export const removedText = { min: 0, max: 100 } as const;
/** The name of a class in a file of subtitles. */
export const track = { min: 1, max: 60 } as const;
/** Characters of the roles of a table's columns in an address (choice). */
export const columns = 1500;
/** Characters of the names of a workbook's sheets in an address (choice). */
export const sheets = 4000;
/** The most of one's own events that can be listed to be undone (undo.2). */
export const ownEvents = 50;
/** Batches (batches.1): strings of one, unfinished ones of a member in a project, strings of a step and of a query of the preview. */
export const batch = 10_000;
export const batchesAtOnce = 5;

/** Languages of a family of projects, and those that one call adds (families.2) (choice). */
export const familyLanguages = 100;
export const languagesAdded = 12;
/** Unfinished tasks of a language, and sections that the report of one lists at once (families.12, families.13) (choice). */
export const languageTasks = 5;
export const languageResults = 100;
/** Words that all languages of a family share (families.18) (choice). */
export const sharedWords = 1000;
export const batchStep = 50;
export const batchPreviewed = 1000;
/** By what a batch multiplies times (batches.11) (choice). */
export const retimingFactor = { min: 0.01, max: 100 } as const;
/** How many strings the preview names for each reason. */
export const batchExamples = 20;
/**
 * Finding (find.6, limits.20) (choice): texts and bytes of one reply, strings and bytes that are read at once, milliseconds
 * after which a reply is sent with what there is, code points of where the next one goes on.
 */
export const findTexts = 200;
export const findBytes = MIB;
export const findStrings = 500;
export const findReadBytes = 2 * MIB;
export const findLasts = 300;
export const findCursor = 60;
/** Single places that a replacement leaves out, and how long its preview may take (choice). */
export const placesExcepted = 1000;
export const replacePreview = 20 * SECOND;
/**
 * Reverting a member (reverts.1): entries of the log that are looked at, how often one act may have been undone and done again,
 * actions of a page of the preview, and newer ones that it takes into account for them.
 */
export const revertLookedAt = 50_000;
export const undoneInARow = 1000;
export const revertPage = 50;
export const revertNewer = 100;
/** Source versions that one call lists (updates.11) (choice). */
export const versionsPage = { min: 1, max: 200 } as const;
export const versionsPageDefault = 50;
/** Codes that one call asks for. */
export const logCodes = 12;

/** Revisions of one call (revisions.11) (choice). */
export const revisionsPage = { min: 1, max: 200 } as const;
export const revisionsPageDefault = 50;

/** Events of a string's history in one call (history.4) (choice). */
export const historyPage = { min: 1, max: 200 } as const;
export const historyPageDefault = 50;

/** The longest range of days for contributions over time (statistics.10) (choice). */
export const contributionsWithin = 90 * DAY;
export const contributionsStep = DAY;

/** A one-time password link (accounts.18); how long it lasts (choice). */
export const passwordLinkLasts = DAY;

/**
 * Invitation links (invites.20): how long one may be valid, how often it may be used, and how often one address may open
 * or use any within LIMITS.attemptsWindow (choice). The last is for a class that joins together: a token can't be guessed.
 */
export const inviteLinkLasts = { day: DAY, week: 7 * DAY, month: 30 * DAY } as const;
export const inviteLinkUses = { min: 1, max: 10_000 } as const;
export const inviteLinkAttempts = 300;

/** Attempts that one address has in a window (api.18, limits.16); the numbers (choice). */
export const attemptsWindow = 5 * MINUTE;
export const signInAttempts = 30;
export const signUpAttempts = 20;
export const mailAttempts = 10;
/** Passwords that are hashed at once, each in 19 MiB; how many wait, and how long (choice). */
export const hashing = { atOnce: 2, waiting: 300, longestWait: 10 * SECOND } as const;
export const searches = 300;
export const guestBookAttempts = 30;

/** Length of an `Idempotency-Key`, and how long it is remembered (api.11) (choice). */
export const idempotencyKey = { min: 1, max: 255 } as const;
export const idempotencyKeyLasts = DAY;
/**
 * Drafts in a browser (choice): how many are kept, how often a save that the server failed is repeated, and for how
 * long. The server remembers the save's key for longer.
 */
export const draftsKept = 500;
export const saveFailures = 10;
export const saveLasts = DAY - HOUR;

/** Calls (imports.34, limits.12): translations of one import call. */
export const translationBatch = 500;
/**
 * Maximum bytes of a body: of an ordinary call, and of calls whose own limits need more when every character is
 * escaped (a plural, an order of ids, a batch of translations). Imports have their own limit. The browser sends smaller
 * batches, to show progress.
 */
export const bodyBytes = MIB / 8;
export const pluralBodyBytes = (MIB * 3) / 16;
export const orderBodyBytes = (MIB * 5) / 16;
export const translationBatchBytes = 12 * MIB;
export const replaceBodyBytes = (5 * MIB) / 4;
export const importBodyBytes = 96 * MIB;
export const translationPartBytes = MIB / 4;
/** How many mistakes an error response lists. Validation stops after that many (api.12) (choice). */
export const mistakes = 100;
/**
 * Code points of a value with its own format, such as an address, a token or a language, before that format is checked (choice).
 */
export const formedText = 1000;
/** Code points of a list of ids in an address (choice). */
export const sectionsList = 10_000;
/** Sections that can be reordered at once (choice). */
export const sectionsInOrder = 10_000;
/** A file that is imported, and code points of its name (choice). */
export const fileBytes = 100 * MIB;
export const fileName = { min: 1, max: 255 } as const;
/** Characters of a file of YAML, whose tree takes forty times as much memory, and of one of PHP (choice). */
export const yamlLength = 4 * MIB;
export const phpLength = 16 * MIB;
/** Characters of a file of Fluent, and of the white space in one place of it (choice). */
export const fluentLength = 4 * MIB;
export const fluentBlank = 1000;
/** Files that a page imports at once (imports.52) (choice). */
export const filesAtOnce = 1000;
/** Characters that say how a text is read, and the most strings or problems of one that a page shows (choice). */
export const previewChoice = 8000;
export const stringsPreviewed = 100_000;
/** The path of a source file in its repository (command-line.1) (choice). */
export const sourcePath = { min: 1, max: 500 } as const;
/** A book (books.4): entries of its archive, bytes of one that is read, and of all that are read (choice). */
export const archiveEntries = 20_000;
export const archiveEntryBytes = 64 * MIB;
export const archiveBytes = 256 * MIB;
/** Strings of a project to which one file of translations may be imported at once (choice). */
export const stringsPerImport = 100_000;

/**
 * Live events (limits.17) (choice). A reader who missed more log entries than this loads the page again. An event
 * with more strings or bytes than this names only their sections.
 */
export const liveLines = 500;
export const liveRows = 100;
export const liveEventBytes = MIB / 4;
/**
 * How many bytes may wait for a reader before its stream is closed; how many streams one user, one address and one
 * server may have unless set (live.8).
 */
export const liveWaitingBytes = MIB;
export const liveStreamsPerUser = 50;
export const liveStreamsPerAddress = 500;
export const liveStreams = 10_000;
export const liveHeartbeat = 15 * SECOND;
/**
 * Presence (live.7): how long it lasts unless repeated, how often a server publishes it, how long somebody counts as
 * typing.
 */
export const presenceLasts = 45 * SECOND;
export const presenceTold = 15 * SECOND;
export const writingLasts = 10 * SECOND;
/** How many users are named; how many pages of one user, and of all in one project, are remembered. */
export const presentShown = 200;
export const presentPagesPerUser = 10;
export const presentPages = 2000;

/** Bytes and pixels of an image that is fetched or sent as a cover or an avatar (images.3, limits.15) (choice). */
export const imageBytes = 5 * MIB;
export const imagePixels = 25_000_000;
/** Images that a user may send or have fetched within a window (images.7) (choice). */
export const imagesPerUser = 60;
export const imagesWindow = HOUR;

/**
 * Background jobs (jobs.6): how long jobs that are done, failed or abandoned are kept, how many failed ones of a
 * kind, and the lengths of the pages that list them and of an error (choice).
 */
export const doneJobKept = DAY;
export const failedJobKept = 30 * DAY;
export const queuedJobKept = 30 * DAY;
export const failedJobs = 1000;
export const jobsPage = { min: 1, max: 200 } as const;
export const jobsPageDefault = 50;
export const jobError = 300;

/** Dismissals of findings (dismissals.7): what is dismissed, the reason, and how many a string and a project may have (choice). */
export const dismissedText = { min: 0, max: 500 } as const;
export const dismissalReason = { min: 0, max: 200 } as const;
export const dismissalsPerString = 50;
export const dismissalsPerProject = 500;

/** Timings of the screen (limits.14). */
export const chunkTimeout = 120 * SECOND;
/** How long the browser waits for the beginning of a response (limits.14) (choice). */
export const callTimeout = MINUTE;
export const tooltipShowDelay = 300;
export const tooltipHideDelay = 150;

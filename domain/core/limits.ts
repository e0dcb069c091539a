import { DAY, HOUR, MIB, MINUTE, SECOND } from './units.ts';

/** A smallest and a largest amount, both inclusive; a text whose `min` is 0 is optional. */
export type Bounds = { readonly min: number; readonly max: number };

/**
 * Every limit of the specification (limits.1, limits.2). Texts are measured in Unicode code points, times in milliseconds,
 * sizes in bytes. `(choice)` marks limits that were ours to choose.
 */
export const LIMITS = {
  /** Project (limits.3). */
  name: { min: 4, max: 100 },
  handle: { min: 4, max: 100 },
  description: { min: 0, max: 1000 },
  recommendations: { min: 0, max: 4000 },
  coverUrl: { min: 0, max: 1000 },
  workField: { min: 0, max: 200 },
  /** The default of the setting for how many projects a user may own (projects.12). */
  projectsPerUser: 20,
  /** How many deleted projects of a user can be restored; of more, the longest deleted are purged (projects.32, choice). */
  deletedProjectsPerUser: 50,
  /** The default of the setting for how many days a deleted project can be restored (projects.32, choice). */
  deletedProjectDays: 7,

  /**
   * Quotas (docs/decisions/022), the defaults of settings: sections, strings and MiB of texts of one project; strings and MiB
   * of all projects of one owner. They allow 20 projects of 100,000 strings with their translations.
   */
  sectionsPerProject: 2000,
  stringsPerProject: 200_000,
  stringsPerUser: 2_500_000,
  megabytesPerProject: 1024,
  megabytesPerUser: 8192,

  /** User (limits.4). The maximum of an email address is the longest that SMTP can carry. */
  username: { min: 3, max: 32 },
  /** The name of a custom role (members.30). */
  roleName: { min: 1, max: 50 },
  email: { min: 3, max: 254 },
  /** The address of an OpenID provider, its id of a user, and the name of the service that users see (services.3). */
  issuer: { min: 1, max: 500 },
  subject: { min: 1, max: 255 },
  signInServiceLabel: { min: 1, max: 50 },
  password: { min: 8, max: 128 },
  about: { min: 0, max: 1000 },
  avatarUrl: { min: 0, max: 1000 },

  /**
   * Secret code. The maxima are our own; `SIGNUP_CODE` makes a code of 1000 uses for a year, a first start one of one
   * use (operations.6).
   */
  codePhrase: { min: 1, max: 100 },
  codeUses: { min: 1, max: 1_000_000 },
  signupCodeUses: 1000,
  signupCodeLasts: 365 * DAY,
  firstCodeUses: 1,

  /** Sessions (accounts.12, limits.10): a browser session, 'remember me', 'remember forever'. */
  sessionBrowser: 24 * HOUR,
  sessionRemembered: 30 * DAY,
  sessionForever: 365 * DAY,
  /** How old the stored 'last used' of a session may be, and how many sessions of a user are listed (choice). */
  sessionSeenEvery: 5 * MINUTE,
  sessionsShown: 100,
  /** Lengths of what a session stores: a network address and a user agent (choice). */
  sessionAddress: { min: 0, max: 100 },
  sessionAgent: { min: 0, max: 500 },
  /** How often an open page asks for announcements (announcements.6). */
  announcementsAskedEvery: 3 * MINUTE,
  /** The longest text that is accepted as a password attempt (choice). */
  typedPassword: 1000,
  /** A username, an email or a secret code as it is typed, before the domain checks it (choice). */
  typedText: { min: 0, max: 1000 },

  /**
   * API tokens (tokens.2): name, how many a user has, how old the stored 'last used' may be, and how long an expired one is
   * still listed (choice).
   */
  apiTokenName: { min: 1, max: 100 },
  apiTokensPerUser: 50,
  apiTokenSeenEvery: MINUTE,
  expiredApiTokenListed: 30 * DAY,
  /** How many of a token's characters are stored and shown (tokens.3). */
  apiTokenShown: 8,

  /** Section and strings (limits.5, limits.6). Section name, key and context: (choice). */
  sectionName: { min: 1, max: 100 },
  stringText: { min: 1, max: 2000 },
  /** The length above which an import cuts prose, so that its translation, which is often longer, has room (imports.14) (choice). */
  uncutText: 1300,
  /** A plural as a whole, whose forms each have the limit of a text: as many as a language has, and some for exact numbers (plurals.3). */
  pluralText: { min: 1, max: 14_000 },
  key: { min: 0, max: 500 },
  context: { min: 0, max: 1000 },
  /** The range of a string's own `max_length` (strings.4). More than the longest translation would have no effect. */
  maxLength: { min: 1, max: 2000 },
  /** Groups that a text of a book is in, pictures before one, and the name of a picture (reading.13) (choice). */
  groupsOfText: 8,
  picturesBefore: 1000,
  pictureName: { min: 1, max: 1200 },
  stringsPerSection: 10_000,
  /** Translations and comments of one string, which are all shown at once (translations.4, comments.14) (choice). */
  translationsPerString: 200,
  commentsPerString: 1000,
  /** What a file keeps before, between and after its texts, such as styles and embedded fonts (imports.23) (choice). */
  headerOrFooter: { min: 0, max: 4 * MIB },
  frame: { min: 0, max: MIB / 4 },

  /** Translation, comment, dictionary entry (limits.5, limits.7). */
  translation: { min: 1, max: 2000 },
  comment: { min: 1, max: 1000 },
  word: { min: 1, max: 255 },
  wordDescription: { min: 0, max: 1000 },
  pattern: { min: 0, max: 255 },
  /**
   * How many states a compiled pattern of the dictionary may have (choice). Each is tested at every character of a
   * text. Generated patterns have 260 at most; `\p{L}{1000}` has more.
   */
  patternStates: 1000,
  /**
   * How many steps finding the words of a dictionary in a source may take, and those of a translation, which is looked at with each letter
   * that is typed (dictionary.17) (choice): some tenths of a second. Of one place so many entries are named.
   */
  wordSteps: { source: 20_000_000, translation: 4_000_000 },
  meanings: 20,
  /** The longest that a pattern of the editor's filters may run (editor.31). */
  patternRuns: 2 * SECOND,
  /** How many levels of replies are indented on the screen (comments.7). */
  commentIndents: 2,

  /** Deleted items (deleted.2): the default of the setting for how many days they are kept, and how much of a text is listed. */
  deletedDays: 30,
  deletedText: 300,
  /** How many placeholders that a deleted translation lacks or adds are listed (choice). */
  differingSigns: 20,
  deletedPage: { min: 1, max: 200 },
  deletedPageDefault: 50,

  /** Lists (limits.8, limits.19). */
  search: { min: 0, max: 100 },
  pageSize: { min: 10, max: 200 },
  pageSizeDefault: 50,
  /** Strings whose read marks a guest's browser sends with a request (choice). */
  guestMarks: 200,
  /** The number of page links that are shown: every page up to this many, otherwise a window around the current one. */
  pagesWindow: 11,
  homeProjects: 4,
  /** How long after its last change a project counts as popular. */
  popularWithin: 10 * DAY,
  /** How many of the latest projects are searched for those that need translators (choice). */
  projectsInNeed: 100,
  /** How many of those Home shows (screens.14) (choice). */
  homeInNeed: 6,

  /** Projects of one listing call (choice). */
  projectsPage: { min: 1, max: 100 },
  projectsPageDefault: 50,
  /** Page sizes of a user's projects and of secret codes (choice). */
  userProjectsPage: { min: 1, max: 200 },
  codesPage: { min: 1, max: 200 },
  codesPageDefault: 100,
  /** Projects of a listing are counted up to this number (search.5) (choice). */
  projectsCounted: 1000,

  /**
   * How many responses run at once, of all users and of one user or address, unless set; how many wait, of all and of
   * one; and how long.
   */
  fullFetches: 8,
  fullFetchesPerUser: 2,
  fullFetchQueue: { waiting: 64, waitingPerVisitor: 16, longestWait: 10 * SECOND },

  /** Seconds by which a replica may be behind (operations.20), as it can be set (choice). */
  replicaLag: { min: 1, max: 10 },

  /** How many strings and comments one listing call returns (choice); a call that names no limit gets all. */
  stringsPage: { min: 1, max: 10_000 },
  commentsPage: { min: 1, max: 1000 },
  /** Length of the reason for hiding a project (choice). */
  hiddenReason: { min: 0, max: 1000 },
  /** Users of one listing call of a site administrator (choice). */
  usersPage: { min: 1, max: 200 },
  usersPageDefault: 50,

  /** Log (log.9, limits.9): entries of one call. */
  logPage: { min: 1, max: 500 },
  logPageDefault: 200,
  /** The most entries of one group whose end is looked for further back (log.11). */
  logGroup: 500,
  /** The most ids of a rearranged part that the log keeps, so that it can be undone (undo.13). */
  idsLogged: 500,
  /** What the limits of a project's subtitles may be (subtitles.12, choice). */
  cueLineLength: { min: 1, max: 500 },
  cueLines: { min: 1, max: 20 },
  cueSpeed: { min: 1, max: 200 },
  cueMinDuration: { min: 0, max: MINUTE },
  cueMaxDuration: { min: 1, max: 10 * MINUTE },
  cueMinGap: { min: 0, max: MINUTE },
  /** Strings of one call about the past (past.2) (choice). */
  pastPage: { min: 1, max: 500 },
  pastPageDefault: 200,
  removedText: { min: 0, max: 100 },
  /** The name of a class in a file of subtitles. */
  track: { min: 1, max: 60 },
  /** Characters of the roles of a table's columns in an address (choice). */
  columns: 1500,
  /** Characters of the names of a workbook's sheets in an address (choice). */
  sheets: 4000,
  /** The most of one's own events that can be listed to be undone (undo.2). */
  ownEvents: 50,
  /** Batches (batches.1): strings of one, unfinished ones of a member in a project, strings of a step and of a query of the preview. */
  batch: 10_000,
  batchesAtOnce: 5,

  /** Languages of a family of projects, and those that one call adds (families.2) (choice). */
  familyLanguages: 100,
  languagesAdded: 12,
  /** Unfinished tasks of a language, and sections that the report of one lists at once (families.12, families.13) (choice). */
  languageTasks: 5,
  languageResults: 100,
  /** Words that all languages of a family share (families.18) (choice). */
  sharedWords: 1000,
  batchStep: 50,
  batchPreviewed: 1000,
  /** By what a batch multiplies times (batches.11) (choice). */
  retimingFactor: { min: 0.01, max: 100 },
  /** How many strings the preview names for each reason. */
  batchExamples: 20,
  /**
   * Finding (find.6, limits.20) (choice): texts and bytes of one reply, strings and bytes that are read at once, milliseconds after which a reply
   * is sent with what there is, code points of where the next one goes on.
   */
  findTexts: 200,
  findBytes: MIB,
  findStrings: 500,
  findReadBytes: 2 * MIB,
  findLasts: 300,
  findCursor: 60,
  /** Single places that a replacement leaves out, and how long its preview may take (choice). */
  placesExcepted: 1000,
  replacePreview: 20 * SECOND,
  /**
   * Reverting a member (reverts.1): entries of the log that are looked at, how often one act may have been undone and done again,
   * actions of a page of the preview, and newer ones that it takes into account for them.
   */
  revertLookedAt: 50_000,
  undoneInARow: 1000,
  revertPage: 50,
  revertNewer: 100,
  /** Source versions that one call lists (updates.11) (choice). */
  versionsPage: { min: 1, max: 200 },
  versionsPageDefault: 50,
  /** Codes that one call asks for. */
  logCodes: 12,

  /** Revisions of one call (revisions.11) (choice). */
  revisionsPage: { min: 1, max: 200 },
  revisionsPageDefault: 50,

  /** Events of a string's history in one call (history.4) (choice). */
  historyPage: { min: 1, max: 200 },
  historyPageDefault: 50,

  /** The longest range of days for contributions over time (statistics.10) (choice). */
  contributionsWithin: 90 * DAY,
  contributionsStep: DAY,

  /** A one-time password link (accounts.18); how long it lasts (choice). */
  passwordLinkLasts: DAY,

  /**
   * Invitation links (invites.20): how long one may be valid, how often it may be used, and how often one address may open
   * or use any within LIMITS.attemptsWindow (choice). The last is for a class that joins together: a token can't be guessed.
   */
  inviteLinkLasts: { day: DAY, week: 7 * DAY, month: 30 * DAY },
  inviteLinkUses: { min: 1, max: 10_000 },
  inviteLinkAttempts: 300,

  /** Attempts that one address has in a window (api.18, limits.16); the numbers (choice). */
  attemptsWindow: 5 * MINUTE,
  signInAttempts: 30,
  signUpAttempts: 20,
  mailAttempts: 10,
  /** Passwords that are hashed at once, each in 19 MiB; how many wait, and how long (choice). */
  hashing: { atOnce: 2, waiting: 300, longestWait: 10 * SECOND },
  searches: 300,
  guestBookAttempts: 30,

  /** Length of an `Idempotency-Key`, and how long it is remembered (api.11) (choice). */
  idempotencyKey: { min: 1, max: 255 },
  idempotencyKeyLasts: DAY,
  /**
   * Drafts in a browser (choice): how many are kept, how often a save that the server failed is repeated, and for how
   * long. The server remembers the save's key for longer.
   */
  draftsKept: 500,
  saveFailures: 10,
  saveLasts: DAY - HOUR,

  /** Calls (imports.34, limits.12): translations of one import call. */
  translationBatch: 500,
  /**
   * Maximum bytes of a body: of an ordinary call, and of calls whose own limits need more when every character is
   * escaped (a plural, an order of ids, a batch of translations). Imports have their own limit. The browser sends smaller
   * batches, to show progress.
   */
  bodyBytes: MIB / 8,
  pluralBodyBytes: (MIB * 3) / 16,
  orderBodyBytes: (MIB * 5) / 16,
  translationBatchBytes: 12 * MIB,
  replaceBodyBytes: (5 * MIB) / 4,
  importBodyBytes: 96 * MIB,
  translationPartBytes: MIB / 4,
  /** How many mistakes an error response lists. Validation stops after that many (api.12) (choice). */
  mistakes: 100,
  /**
   * Code points of a value with its own format, such as an address, a token or a language, before that format is checked (choice).
   */
  formedText: 1000,
  /** Code points of a list of ids in an address (choice). */
  sectionsList: 10_000,
  /** Sections that can be reordered at once (choice). */
  sectionsInOrder: 10_000,
  /** A file that is imported, and code points of its name (choice). */
  fileBytes: 100 * MIB,
  fileName: { min: 1, max: 255 },
  /** Characters of a file of YAML, whose tree takes forty times as much memory, and of one of PHP (choice). */
  yamlLength: 4 * MIB,
  phpLength: 16 * MIB,
  /** Characters of a file of Fluent, and of the white space in one place of it (choice). */
  fluentLength: 4 * MIB,
  fluentBlank: 1000,
  /** Files that a page imports at once (imports.52) (choice). */
  filesAtOnce: 1000,
  /** Characters that say how a text is read, and the most strings or problems of one that a page shows (choice). */
  previewChoice: 8000,
  stringsPreviewed: 100_000,
  /** The path of a source file in its repository, and the hash that a program gives for it (command-line.1) (choice). */
  sourcePath: { min: 1, max: 500 },
  sourceHash: { min: 1, max: 64 },
  /** A book (books.4): entries of its archive, bytes of one that is read, and of all that are read (choice). */
  archiveEntries: 20_000,
  archiveEntryBytes: 64 * MIB,
  archiveBytes: 256 * MIB,
  /** Strings of a project to which one file of translations may be imported at once (choice). */
  stringsPerImport: 100_000,

  /**
   * Live events (limits.17) (choice). A reader who missed more log entries than this loads the page again. An event
   * with more strings or bytes than this names only their sections.
   */
  liveLines: 500,
  liveRows: 100,
  liveEventBytes: MIB / 4,
  /**
   * How many bytes may wait for a reader before its stream is closed; how many streams one user, one address and one
   * server may have unless set (live.8).
   */
  liveWaitingBytes: MIB,
  liveStreamsPerUser: 50,
  liveStreamsPerAddress: 500,
  liveStreams: 10_000,
  liveHeartbeat: 15 * SECOND,
  /**
   * Presence (live.7): how long it lasts unless repeated, how often a server publishes it, how long somebody counts as
   * typing.
   */
  presenceLasts: 45 * SECOND,
  presenceTold: 15 * SECOND,
  writingLasts: 10 * SECOND,
  /** How many users are named; how many pages of one user, and of all in one project, are remembered. */
  presentShown: 200,
  presentPagesPerUser: 10,
  presentPages: 2000,

  /** Bytes and pixels of an image that is fetched or sent as a cover or an avatar (images.3, limits.15) (choice). */
  imageBytes: 5 * MIB,
  imagePixels: 25_000_000,
  /** Images that a user may send or have fetched within a window (images.7) (choice). */
  imagesPerUser: 60,
  imagesWindow: HOUR,

  /**
   * Background jobs (jobs.6): how long jobs that are done, failed or abandoned are kept, how many failed ones of a
   * kind, and the lengths of the pages that list them and of an error (choice).
   */
  doneJobKept: DAY,
  failedJobKept: 30 * DAY,
  queuedJobKept: 30 * DAY,
  failedJobs: 1000,
  jobsPage: { min: 1, max: 200 },
  jobsPageDefault: 50,
  jobError: 300,

  /** Timings of the screen (limits.14). */
  chunkTimeout: 120 * SECOND,
  /** How long the browser waits for the beginning of a response (limits.14) (choice). */
  callTimeout: MINUTE,
  tooltipShowDelay: 300,
  tooltipHideDelay: 150,
} as const satisfies Record<string, number | Bounds | Readonly<Record<string, number>>>;

/**
 * Maximum lengths of lists in replies (docs/decisions/009) (choice). They are separate from LIMITS because only the server
 * uses them.
 */
export const CAPS = {
  /**
   * Per project: members; open invitations and requests together; dictionary words (members.29, invites.5,
   * dictionary.15).
   */
  membersPerProject: 10_000,
  invitesPerProject: 1000,
  inviteLinksPerProject: 100,
  /** Custom roles of a project (members.30). */
  rolesPerProject: 30,
  /** How many projects' open requests are counted for a manager. */
  projectsWithRequests: 100,
  entriesPerProject: 20_000,
  /** States that all patterns have that users wrote in a dictionary, roughly (dictionary.16); migration 93 repeats the number. */
  dictionaryStates: 200_000,
  /** Log entries of a string that one call looks at for a page of its history (history.4). */
  historyLooked: 2000,
  /** Users who vote on one translation, all of whom are listed with it (votes.11). */
  votersPerTranslation: 10_000,
  /**
   * Translations and comments of a string. These are more than may be added, because concurrent writes and data from
   * before the limit may exceed it.
   */
  translationsListed: 1000,
  commentsListed: 2000,
  /** Invitations of one call; all invitations of a project. */
  invitesPage: { min: 1, max: 1000 },
  /** How many users contributions over time lists: those with the most. */
  contributorsNamed: 100,
  /** How many lines of a file the report of its import lists, for each kind of outcome. */
  linesReported: 100,
  /** Fields of a log line. */
  fieldsLogged: 50,
  /** Pages of a list in the editor: all strings of the largest possible project, on pages of ten. */
  editorPages: 1_000_000,
} as const satisfies Record<string, number | Bounds>;

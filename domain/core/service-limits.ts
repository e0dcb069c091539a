import { DAY, HOUR, MIB, MINUTE, SECOND } from './units.ts';

const WORKER_QUEUE = {
  atOnce: 2,
  atOncePerVisitor: 1,
  waiting: 20,
  waitingPerVisitor: 4,
  longestWait: MINUTE,
};

/**
 * Limits that the service alone applies, in milliseconds, bytes or amounts (choice). They are apart from LIMITS, which pages have too.
 */
export const SERVICE_LIMITS = {
  /** How long a link for a new password is open, and how many of them a user has (accounts.21). */
  resetLinkLasts: 30 * MINUTE,
  resetLinks: 3,
  /** How long a link that confirms an address is open, and how often an address gets one at most (accounts.20). */
  emailLinkLasts: 48 * HOUR,
  emailLinkEvery: MINUTE,
  /** How many reports a user makes in a window (reports.3). */
  reportsInWindow: 50,
  reportsWindow: DAY,
  /** Code points kept of what was reported, reports that a case lists, cases of a page, and how long decided ones are kept (reports.4). */
  reportedText: 2000,
  reportsListed: 20,
  reportsPage: { min: 1, max: 100 },
  reportsPageDefault: 50,
  decidedReportsKept: 180 * DAY,
  /** How often a user whose account is new does each within an hour, and the links of one comment of theirs (accounts.38). */
  newAccount: { projects: 3, comments: 20, invitations: 10, reports: 5, mentions: 10 },
  newAccountWindow: HOUR,
  newAccountLinks: 2,
  /** How many services users sign in with, how long a visit to one may take, and how long what it proved holds (services.6). */
  signInServices: 10,
  serviceVisitLasts: 10 * MINUTE,
  serviceProofLasts: 30 * MINUTE,
  /** Milliseconds by which the clock of a provider may be fast (services.5). */
  clockSkew: MINUTE,
  /** Milliseconds for one request to a provider, bytes of its response, and how long its configuration is kept (services.5). */
  providerTimeout: 10 * SECOND,
  providerBytes: 256 * 1024,
  providerKept: HOUR,
  /** Entries of a page of the audit log, and how many one request checks at most (administration.12). */
  auditPage: { min: 1, max: 200 },
  auditPageDefault: 50,
  auditChecked: 10_000,
  /** How many users one user blocks (accounts.36). */
  blocks: 500,
  /** How many dictionary words a page has (api.58). */
  entriesPage: { min: 1, max: 1000 },
  /** How many calls an API token may make in a window (tokens.16). */
  tokenCalls: 6000,
  tokenCallsWindow: 5 * MINUTE,
  /** How many entries an Atom feed has (feeds.2). */
  feedEntries: 50,
  /** How many days lie between asking for the deletion of an account and the deletion (accounts.27). */
  accountDeletionDays: 14,
  /**
   * After the deletion of an account: milliseconds until what its last requests may have added is deleted, which may be as long
   * under way as a body may take; how many accounts a run of the job deletes; and how long nobody can take the name (accounts.32).
   */
  accountSettles: 10 * MINUTE,
  accountsDeletedAtOnce: 100,
  formerNameKept: 365 * DAY,
  /** How many of the projects that stand in its way are listed (choice). */
  ownedShown: 100,
  /** How long an email waits at most (accounts.23). */
  mailKept: 2 * DAY,
  /** How many files of books and workbooks a run checks for whether something refers to them, and how often each (books.12). */
  filesCheckedAtOnce: 100,
  filesCheckedEvery: 7 * DAY,
  /** How many deleted projects a run of the job purges, so that a server that stops has not long to wait. */
  projectsPurgedAtOnce: 50,
  /** How long the positions of events are kept at least (log.17). */
  eventPositionsKept: DAY,
  /** How long running jobs have to complete when a server stops (jobs.7). */
  jobsStopWithin: 4 * SECOND,
  /** How many deletions are purged in one transaction (choice). */
  purgedAtOnce: 100,
  /**
   * Streamed responses (docs/decisions/018) (choice). How many rows and bytes are read at once; a smaller result is
   * sent whole.
   */
  fullFetchRows: 1000,
  fullFetchBytes: MIB,
  /**
   * How many bytes are buffered for the client, how long it may read nothing, and how long a response may take in all.
   */
  fullFetchAhead: 128 * 1024,
  fullFetchStalls: 5 * MINUTE,
  fullFetchLasts: HOUR / 2,
  /**
   * What guests see (api.38) (choice): milliseconds for which a view is shown again without a look at the database, and
   * after which it is built anew although its project has no new event; how many are kept, and how many bytes.
   */
  guestViewLasts: SECOND,
  guestViewRebuilt: 10 * SECOND,
  guestViews: 10_000,
  guestViewsBytes: 32 * MIB,
  /** Bytes of the made books that a process keeps for guests, and of one (exports.37) (choice). */
  guestBooksBytes: 64 * MIB,
  guestBookBytes: 32 * MIB,
  /** Bytes of the pictures of a made book, so that it is one that guests may get (exports.39) (choice). */
  bookPicturesBytes: 20 * MIB,
  /** Bytes of the books that a process keeps for the reading page (reading.13) (choice). */
  bookFilesBytes: 96 * MIB,
  /** How long at most, because names of translators change without an event of the project. */
  guestBookLasts: 10 * MINUTE,
  /** How long a page waits at most for its link preview (reading.11) (choice). */
  linkPreviewWaits: SECOND,
  /** Ids in the changes of an order after which the whole order is stored again (docs/decisions/057) (choice). */
  orderChanges: 500,
  /** How long the thread that finds may work on some texts, and how many wait for it (choice). */
  findTask: 2 * SECOND,
  findQueue: { atOnce: 1, waiting: 200, waitingPerVisitor: 8, longestWait: 8 * SECOND },
  /** The same of the thread that checks translations. */
  checkTask: 10 * SECOND,
  checkQueue: { atOnce: 1, waiting: 200, waitingPerVisitor: 8, longestWait: 8 * SECOND },
  /** The same of the thread that looks up words, and how long it stays with its dictionaries. */
  spellingTask: 10 * SECOND,
  spellingQueue: { atOnce: 1, waiting: 200, waitingPerVisitor: 40, longestWait: 8 * SECOND },
  spellingIdle: MINUTE,
  /** The same of the thread that finds dictionary words, which prepares 20,000 Russian ones in 3 seconds first, and places of one reply. */
  termsTask: 30 * SECOND,
  termsQueue: { atOnce: 1, waiting: 200, waitingPerVisitor: 40, longestWait: 8 * SECOND },
  termsIdle: MINUTE,
  wordPlaces: 2000,
  /** Words of one text for which others are suggested. */
  suggestedWords: 8,
  /** What is suggested for one of them. */
  suggestionsOfWord: 5,
  /**
   * Requests to a grammar server: how many at once, milliseconds for one, bytes of its answer, texts whose findings are kept, and how long
   * its languages are known.
   */
  grammarQueue: {
    atOnce: 4,
    atOncePerVisitor: 2,
    waiting: 100,
    waitingPerVisitor: 40,
    longestWait: 8 * SECOND,
  },
  grammarTimeout: 10 * SECOND,
  grammarBytes: MIB,
  grammarKept: 5000,
  grammarLanguagesKept: HOUR,
  /** Findings of one reply, places of one, and what its fix may say instead. */
  findings: 200,
  findingPlaces: 1000,
  findingAlternatives: 4,
  /** Translations of other strings that have a word, so that it counts as a word of their project, and how long that is known (spelling.3). */
  usesOfWord: 5,
  usesKept: 5 * MINUTE,
  /**
   * How long a secret waits for the code that confirms it, a sign-in for its second factor, and how many tries that has
   * (security.4, security.6).
   */
  enrolmentLasts: 15 * MINUTE,
  pendingSignInLasts: 10 * MINUTE,
  pendingSignInTries: 5,
  /** The longest text that is accepted as a one-time or recovery code, and how many recovery codes a user has. */
  typedCode: 64,
  recoveryCodes: 10,
  /**
   * Passkeys (passkeys.1, passkeys.4): how many a user has, and the length of their names; how long a challenge is open, how many wait in
   * all, and how many one address gets within LIMITS.attemptsWindow: a page asks for one when it is opened.
   */
  passkeysPerUser: 20,
  passkeyName: { min: 1, max: 50 },
  passkeyChallengeLasts: 10 * MINUTE,
  passkeyChallenges: 10_000,
  passkeyChallengesOfAddress: 200,
  /** How many of a user’s projects have names that their password should not be made of (choice). */
  namesInPasswords: 100,
  /**
   * Security events (security.3): how long they are kept, how many of a user, a page of them, and the time in which failed
   * sign-ins are one.
   */
  securityEventsKept: 90 * DAY,
  securityEventsPerUser: 500,
  securityEventsPage: { min: 1, max: 100 },
  securityEventsPageDefault: 20,
  failedSignInsSlot: HOUR,
  /** How long the thread that estimates passwords may work on one, and how many wait for it (choice). */
  strengthTask: 10 * SECOND,
  strengthQueue: { atOnce: 1, waiting: 100, longestWait: 8 * SECOND },
  /** Entries that one call looks at for each of its filters, where it has several (log.19) (choice). */
  logLookedAt: 2000,
  /**
   * Failed sign-ins to one account, from any address (accounts.11) (choice). `free` failures have no delay; each further one
   * doubles it, from `first` to `longest`. They are forgotten after a while without any.
   */
  signInDelay: { free: 5, first: SECOND, longest: 15 * MINUTE, forgotten: DAY },
  /** Known devices of an account, which have delays of their own, and how long one stays known after its last sign-in (choice). */
  devicesPerUser: 20,
  deviceLasts: 365 * DAY,
  /**
   * Searches and statistics that run at once in one process, each over a connection reserved for them, in all and per
   * visitor; how many wait, in all and per visitor; and how long (choice).
   */
  searchPool: {
    connections: 4,
    atOncePerVisitor: 2,
    waiting: 200,
    waitingPerVisitor: 40,
    longestWait: 8 * SECOND,
  },
  /**
   * A body with more bytes, or more objects, arrays and values, is handled as an import, by a worker process (choice).
   */
  inlineBodyBytes: (MIB * 5) / 16,
  importValues: 500_000,
  /**
   * Exports that run at once, in all and per user; how many wait, in all and per user; and how long. Imports likewise, and per
   * address; they let the server run first: of what both want they have a third, and not less, so that they go on beside other
   * programs that are busy.
   */
  exportQueue: { ...WORKER_QUEUE, niceness: 0 },
  importQueue: { ...WORKER_QUEUE, atOncePerAddress: 1, niceness: 5 },
  /**
   * The same for previews, for which somebody waits at the page: beside busy programs one of lower priority would take minutes.
   * Who has chosen a file often chooses how it is read.
   */
  previewQueue: { ...WORKER_QUEUE, niceness: 0, keptIdle: MINUTE },
  /** MiB of memory that the workers of imports and exports have together, and the heap of one alone (choice). */
  workerMemory: 1024,
  /**
   * Milliseconds of processor time that an import may take: so many, or so many for each MiB of its file, inflated. The slowest good book
   * takes a tenth of that on a machine that does the work of `calibration` (server/platform/import-workers/cpu-watch.ts) in
   * that time. No machine may take more than `most`, which is less than the time after which an import is given up.
   */
  importCpu: { least: 15 * SECOND, perMiB: 5 * SECOND, most: 110 * SECOND, calibration: 35 },
  /**
   * How often the right to an open stream is checked when nothing else triggers it (live.5); how often the log is read
   * without a notification.
   */
  accessCheckInterval: 30 * SECOND,
  liveSafetyRead: SECOND,
  /** The longer side of a stored cover and avatar, and its bytes, which a CHECK of the table repeats (choice). */
  coverSide: 1200,
  avatarSide: 512,
  storedImageBytes: 2 * MIB,
  /** How long fetching an image may take with its redirects, and how many redirects are followed (choice). */
  imageFetch: 8 * SECOND,
  imageRedirects: 3,
  /** Images that one server fetches at once, in all and for one user; how often an old link is tried (choice). */
  imageFetches: 8,
  imageFetchesPerUser: 2,
  imageTries: 3,
  /** How long an image that nothing shows is kept (images.8) (choice). */
  imageKept: DAY,
  /**
   * Image files that arrive at once, in all and per visitor, which are in memory then; how many wait, unread, in all and per visitor; and
   * how long. Of those that have arrived a few are processed at once, so that bodies that never come hold up nobody else's (choice).
   */
  filesArriving: {
    atOnce: 20,
    atOncePerVisitor: 2,
    waiting: 60,
    waitingPerVisitor: 12,
    longestWait: 20 * SECOND,
  },
  filesProcessed: { atOnce: 6, waiting: 20, longestWait: 20 * SECOND },
} as const;

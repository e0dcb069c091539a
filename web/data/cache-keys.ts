import type { HistorySubject } from '#domain/core/events/history.ts';

/**
 * The keys of everything in the query cache. A query, what invalidates it and what changes its data before the response take
 * the key from the same function. A project is named by its id, never by its handle, which may change; `projectAt` alone
 * leads from the one to the other. A key without its last parts stands for all that begin with it.
 */
export const cacheKeys = {
  session: () => ['session'] as const,
  sessions: () => ['sessions'] as const,
  secondFactor: () => ['second factor'] as const,
  push: () => ['push'] as const,
  passkeys: () => ['passkeys'] as const,
  accountServices: () => ['account services'] as const,
  serviceSignUp: () => ['service sign-up'] as const,
  securityEvents: () => ['security events'] as const,
  accountDeletion: () => ['accountDeletion'] as const,
  apiTokens: () => ['api tokens'] as const,
  codes: () => ['codes'] as const,
  announcements: () => ['announcements'] as const,
  shownAnnouncements: (user: number | undefined) => ['shown announcements', user] as const,
  siteLog: () => ['site log'] as const,
  reportCases: () => ['reports'] as const,
  reportCasesIn: (state: string) => ['reports', state] as const,
  failedJobs: () => ['failed jobs'] as const,

  users: () => ['users'] as const,
  user: (address: string) => ['users', 'one', address] as const,
  userProjects: (user: number, after: string | undefined) => ['users', 'projects', user, after] as const,
  usersNamed: (...name: [] | [string]) => ['users', 'named', ...name] as const,

  projectAt: (address: string) => ['project at', address.toLowerCase()] as const,
  projects: () => ['projects'] as const,
  project: (project: number) => ['projects', 'card', project] as const,
  projectWithMembers: (project: number) => ['projects', 'with members', project] as const,
  roles: (project: number) => ['projects', 'roles', project] as const,
  myLatestProjects: () => ['projects', 'my latest'] as const,
  popularProjects: () => ['projects', 'popular'] as const,
  projectsInNeed: () => ['projects', 'in need'] as const,
  deletedProjects: () => ['projects', 'deleted'] as const,
  projectList: (listing: object) => ['projects', 'list', listing] as const,
  projectCount: (listing: object) => ['projects', 'count', listing] as const,
  allProjects: () => ['all projects'] as const,
  allProjectsNamed: (name: string, hidden: boolean) => ['all projects', name, hidden] as const,

  family: (project: number) => ['family', project] as const,
  languageTasks: (project: number) => ['family', project, 'tasks'] as const,
  languageResults: (project: number, task: number) => ['family results', project, task] as const,
  copies: (project: number, section: number, string: number | undefined) =>
    ['family', project, 'copies', section, string] as const,

  sections: () => ['sections'] as const,
  sectionsOf: (project: number) => ['sections', 'of', project] as const,
  section: (project: number, ...section: [] | [number]) => ['sections', 'one', project, ...section] as const,
  strings: (project: number, section: number) => ['strings', project, section] as const,
  storedStrings: (project: number, section: number, ...part: readonly (string | number)[]) =>
    ['stored strings', project, section, ...part] as const,
  reading: (project: number, ...section: [] | [number]) => ['reading', project, ...section] as const,
  looks: (project: number, section: number) => ['reading', project, section, 'looks'] as const,
  firstString: (project: number, section: number) => ['reading', project, section, 'first'] as const,

  editor: () => ['editor'] as const,
  editorPages: (project: number) => ['editor', project] as const,
  editorList: (project: number, list: object) => ['editor', project, list] as const,
  editorPage: (project: number, list: object, page: number) => ['editor', project, list, page] as const,
  pageOfString: (project: number, ...listAndString: [] | [object, number]) =>
    ['page of string', project, ...listAndString] as const,
  nextString: (project: number, string: number) => ['next string', project, string] as const,
  editorRowsOf: (project: number) => ['rows of editor', project] as const,
  editorRows: (project: number, ids: readonly number[]) => ['rows of editor', project, ids] as const,
  continueString: (project: number) => ['continue string', project] as const,
  welcomeString: (project: number) => ['continue string', project, 'text'] as const,
  comments: (project: number, ...string: [] | [number]) => ['comments', project, ...string] as const,
  /** With the history of the string, so that it is fetched again with it. */
  sourceRevisions: (project: number, string: number) => ['history', project, string, 'revisions'] as const,
  history: (
    project: number,
    ...part: [] | [string: number] | [string: number, about: HistorySubject | undefined]
  ) => ['history', project, ...part] as const,

  dictionaries: () => ['dictionary'] as const,
  dictionary: (project: number) => ['dictionary', project] as const,
  /** With the dictionary of the project, whose events name them too. */
  sharedWords: (project: number) => ['dictionary', project, 'shared words'] as const,
  /** With the dictionary of the project, by which they are found; with a text what that lacks. */
  wordsOfString: (project: number, string: number, source: string, ...text: [] | [string]) =>
    ['dictionary', project, 'words', string, source, ...text] as const,
  dismissals: (project: number, ...part: [] | ['offers']) => ['dismissals', project, ...part] as const,

  patternEngine: () => ['engine of patterns'] as const,

  invites: () => ['invites'] as const,
  myInvites: () => ['invites', 'mine'] as const,
  pendingInvites: () => ['invites', 'pending'] as const,
  invitesOf: (project: number) => ['invites', 'of', project] as const,
  inviteLinks: (project: number) => ['invites', 'links', project] as const,
  invitation: (token: string) => ['invites', 'link', token] as const,

  assignmentsOf: (project: number) => ['assignments', 'of', project] as const,
  myAssignments: () => ['assignments', 'mine'] as const,

  webhooks: (project: number) => ['webhooks', project] as const,
  webhookMessages: (project: number, webhook: number) => ['webhooks', project, webhook] as const,
  webhookMessage: (project: number, webhook: number, message: number, tries: number) =>
    ['webhooks', project, webhook, message, tries] as const,

  auditLog: () => ['audit log'] as const,
  blocks: () => ['blocks'] as const,

  notifications: () => ['notifications'] as const,
  unreadNotifications: () => ['notifications', 'unread'] as const,
  notificationLists: () => ['notifications', 'list'] as const,
  notificationList: (filter: object) => ['notifications', 'list', filter] as const,
  notificationSettings: (project: number | undefined) => ['notification settings', project] as const,
  watches: (...at: [] | [project: number, section: number | undefined, string: number | undefined]) =>
    ['watches', ...at] as const,
  mentionable: (project: number, beginning: string) => ['mentionable', project, beginning] as const,
  watchList: () => ['watches', 'list'] as const,

  sourceVersions: (project: number, section: number) => ['source versions', project, section] as const,
  past: (project: number, at: number, section?: number) => ['past', project, at, section] as const,
  pastReading: (project: number, at: number, section: number, removed: string) =>
    ['past', project, at, section, 'reading', removed] as const,
  deleted: (project: number, ...kind: [] | [string | undefined]) => ['deleted', project, ...kind] as const,
  log: (project: number, ...filter: [] | [object]) => ['log', project, ...filter] as const,
  stringOfLog: (project: number, string: number) => ['string of the log', project, string] as const,
  matchingStrings: (project: number, ...query: [] | [object]) =>
    ['matching strings', project, ...query] as const,
  stringCheck: (project: number, string: number, text: string) => ['check', project, string, text] as const,
  find: (project: number, query: object) => ['find', project, query] as const,
  replacePreview: (project: number, nth: number) => ['replace preview', project, nth] as const,
  /** Of a check what has a fix, or the preview with this number. */
  fixes: (project: number, of: string | number) => ['fixes', project, of] as const,
  batchPreview: (project: number, asked: object) => ['batch preview', project, asked] as const,
  revertPreview: (project: number, user: number, choice: object) =>
    ['revert preview', project, user, choice] as const,
  batch: (project: number, batch: number) => ['batch', project, batch] as const,
  statistics: (project: number) => ['statistics', project] as const,
  contributions: (project: number) => ['statistics', project, 'days'] as const,
  failedChecks: (project: number) => ['statistics', project, 'checks'] as const,
  ownUsage: () => ['usage'] as const,
  usage: (project: number) => ['usage', project] as const,
  remainingQuota: (project: number) => ['usage', project, 'remaining'] as const,
  unfinishedImports: (user: number | undefined, project: number) =>
    ['unfinished imports', user, project] as const,
};

/** The keys of writes that others look for while they are pending. */
export const writeKeys = {
  named: (name: string) => ['write', name] as const,
  /** The user's own changes to the rows of a project's editor. */
  rows: (project: number) => ['row mutation', project] as const,
  newTranslations: (project: number) => ['row mutation', project, 'add'] as const,
  stringEdits: (project: number) => ['row mutation', project, 'edit string'] as const,
};

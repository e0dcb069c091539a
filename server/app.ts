import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { account } from './account/account.ts';
import { accountDeletion } from './account-deletion/account-deletion.ts';
import { administration } from './administration/administration.ts';
import { jobs } from './administration/jobs.ts';
import { openActiveList } from './announcements/active.ts';
import { announcements } from './announcements/announcements.ts';
import { apiTokens } from './api-tokens/api-tokens.ts';
import { assignments } from './assignments/assignments.ts';
import { audit } from './audit/audit.ts';
import { batches } from './batches/batches.ts';
import { blocks } from './blocks/blocks.ts';
import { codes } from './codes/codes.ts';
import { comments } from './comments/comments.ts';
import { poolOptionsOf, type Sql } from './database/connect.ts';
import { resilientSql } from './database/resilient-sql.ts';
import { deleted } from './deleted/deleted.ts';
import { describeCalls } from './describe-calls.ts';
import { dictionary } from './dictionary/dictionary.ts';
import { editor } from './editor/editor.ts';
import type { AppContext, Feature } from './endpoints/app-context.ts';
import { families } from './families/families.ts';
import { sharedWords } from './families/words.ts';
import { feeds } from './feeds/feeds.ts';
import { files } from './files/files.ts';
import { guestBooks } from './files/guest-books.ts';
import { find } from './find/find.ts';
import { replacements } from './find/replacements.ts';
import { createGuestViews } from './guest-views/guest-views.ts';
import { health } from './health/health.ts';
import { history } from './history/history.ts';
import { answerFailure, answerFailures } from './http/answer-failures.ts';
import { disableCaching } from './http/cache-control.ts';
import { closeConnectionsWhileStopping } from './http/close-connections.ts';
import { drainUnread } from './http/drain-unread.ts';
import { leaveBodiesUnread } from './http/read-bodies.ts';
import { refuseCrossSite } from './http/refuse-cross-site.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { openImages } from './image-store/open-images.ts';
import { images } from './images/images.ts';
import { IMPORT_WORKER } from './import-handlers.ts';
import { openImports } from './import-workers/imports.ts';
import { openMemoryBound } from './import-workers/memory-bound.ts';
import { inviteLinks } from './invite-links/invite-links.ts';
import { invites } from './invites/invites.ts';
import { countedJobs } from './jobs/queue-queries.ts';
import { attemptStore } from './limits/attempts.ts';
import { openFileUploads } from './limits/file-uploads.ts';
import { openSearchPool } from './limits/search-pool.ts';
import { addressOfVisitor } from './limits/visitor.ts';
import { makePageAt } from './link-previews/link-previews.ts';
import { liveEndpoints } from './live/live.ts';
import { openLive } from './live/open-live.ts';
import { log } from './log/log.ts';
import { members } from './members/members.ts';
import { type LogStream, logger } from './monitoring/logger.ts';
import { openMetrics } from './monitoring/metrics.ts';
import { watchRequests } from './monitoring/requests.ts';
import { serveMetrics, serveMetricsApart } from './monitoring/serve-metrics.ts';
import { requestPoolObserver, separatePoolObserver } from './monitoring/statements.ts';
import { mentionable } from './notifications/mentionable.ts';
import { notifications } from './notifications/notifications.ts';
import { unsubscribe } from './notifications/unsubscribe.ts';
import { watches } from './notifications/watches.ts';
import { INTERNET, type Internet } from './outgoing/internet.ts';
import { servePageSettings } from './page-settings.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { past } from './past/past.ts';
import { deletedProjects } from './projects/deleted-projects.ts';
import { projects } from './projects/projects.ts';
import { push } from './push/push.ts';
import { looks } from './reading/looks.ts';
import { readingPlaces } from './reading/place.ts';
import { reading } from './reading/reading.ts';
import { openSources } from './replicas/sources.ts';
import { reportWrites } from './replicas/written.ts';
import { reports } from './reports/reports.ts';
import { reverts } from './reverts/reverts.ts';
import { revisions } from './revisions/revisions.ts';
import { roles } from './roles/roles.ts';
import { secondFactor } from './second-factor/second-factor.ts';
import { sections } from './sections/sections.ts';
import { security } from './security/security.ts';
import { passkeyLogin } from './session/passkey-login.ts';
import { passwordLinks } from './session/password-links.ts';
import { session } from './session/session.ts';
import type { Settings } from './settings/settings.ts';
import { signInServices } from './sign-in-services/sign-in-services.ts';
import { sourceVersions } from './source-versions/source-versions.ts';
import { splits } from './splits/splits.ts';
import { statistics } from './statistics/statistics.ts';
import { openLargeResponses } from './streaming/large-responses.ts';
import { strings } from './strings/strings.ts';
import { translationImports } from './translation-imports/translation-imports.ts';
import { translations } from './translations/translations.ts';
import { undo } from './undo/undo.ts';
import { usage } from './usage/usage.ts';
import { userAccess } from './users/access.ts';
import { makeSignUpModeNow } from './users/sign-up-mode.ts';
import { users } from './users/users.ts';
import { rewriteUrl, serveWebApp } from './web-app.ts';
import { webhooks } from './webhooks/webhooks.ts';

/**
 * The size in bytes up to which a response is compressed at once. A page of the editor then takes a sixth of the CPU
 * time that a stream takes, and delays others by less than two milliseconds.
 */
const COMPRESSED_AT_ONCE = 128 * 1024;

/** Milliseconds for a request to arrive completely. */
const REQUEST_TIMEOUT = 300_000;
/** The same for the head of a request, and how often such connections are looked for. */
const HEAD_TIMEOUT = 10_000;
const CHECKED_EVERY = 5000;

/** The features of the service, one per noun. */
const FEATURES: Feature[] = [
  health,
  session,
  passwordLinks,
  account,
  security,
  secondFactor,
  passkeys,
  passkeyLogin,
  push,
  signInServices,
  accountDeletion,
  apiTokens,
  administration,
  jobs,
  users,
  userAccess,
  codes,
  reports,
  blocks,
  audit,
  projects,
  deletedProjects,
  members,
  invites,
  inviteLinks,
  webhooks,
  roles,
  assignments,
  sections,
  strings,
  splits,
  translations,
  translationImports,
  families,
  sharedWords,
  files,
  guestBooks,
  batches,
  reverts,
  comments,
  notifications,
  watches,
  mentionable,
  unsubscribe,
  deleted,
  dictionary,
  log,
  sourceVersions,
  statistics,
  usage,
  editor,
  find,
  replacements,
  reading,
  readingPlaces,
  looks,
  feeds,
  revisions,
  history,
  past,
  undo,
  images,
];

/**
 * Builds the service over an open database; it does not listen yet. `logStream` replaces standard output for the log,
 * and `internet` the network from which images are fetched; tests pass their own.
 */
export async function buildApp(
  sql: Sql,
  settings: Settings,
  logStream?: LogStream,
  internet: Internet = INTERNET,
) {
  const app = Fastify({
    logger: logger(settings, logStream),
    // Requests are logged by watchRequests(), without paths.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Requests that arrive while the server stops are still answered, and the connection is closed.
    return503OnClosing: false,
    trustProxy: trustedProxies(settings),
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: CHECKED_EVERY },
    rewriteUrl,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: readQuery },
    // Malformed addresses don't reach the error handler.
    frameworkErrors: answerFailure,
  });
  const metrics = openMetrics(settings);
  const observer = requestPoolObserver(app.log, metrics, settings);
  const live = openLive({
    sql,
    log: app.log,
    limits: settings,
    observer: separatePoolObserver(app.log, metrics, settings),
  });
  metrics.countStreams(live.amount);
  app.decorate('metrics', metrics);
  const resilient = resilientSql(sql, observer);
  const images = openImages(resilient, settings, internet);
  const large = openLargeResponses({
    sql,
    settings,
    attendant: separatePoolObserver(app.log, metrics, settings),
  });
  metrics.countLargeResponses(large.amount);
  const memory = openMemoryBound();
  const equipment = { settings, ...poolOptionsOf(sql) };
  const imports = openImports(IMPORT_WORKER, equipment, SERVICE_LIMITS.importQueue, memory);
  const exports = openImports(IMPORT_WORKER, equipment, SERVICE_LIMITS.exportQueue, memory);
  const searchPool = openSearchPool({ sql, attendant: separatePoolObserver(app.log, metrics, settings) });
  metrics.countSearches(searchPool.amounts);
  metrics.countJobs(() => countedJobs(resilient));
  const sources = openSources({
    sql: resilient,
    searchPool,
    large,
    settings,
    log: app.log,
    observer: separatePoolObserver(app.log, metrics, settings),
    metrics,
  });
  const activeAnnouncements = openActiveList(resilient, app.log);
  const context: AppContext = {
    app,
    sql: resilient,
    settings,
    metrics,
    live,
    images,
    large,
    imports,
    exports,
    searchPool,
    fileUploads: openFileUploads(),
    guestViews: createGuestViews(),
    sources,
  };
  app.addHook('onClose', () =>
    Promise.all([
      sources.end(),
      context.sql.end({ timeout: 1 }),
      large.end(),
      imports.end(),
      exports.end(),
      searchPool.end(),
    ]),
  );
  // Streams never end by themselves, so they end before running requests are awaited.
  app.addHook('preClose', live.stop);

  closeConnectionsWhileStopping(app);
  watchRequests(app, metrics);
  disableCaching(app);
  leaveBodiesUnread(app);
  drainUnread(app);
  answerFailures(app);
  addSecurityHeaders(app, settings);
  await app.register(cookie);
  // Only responses: compressed request bodies are refused.
  await app.register(compress, {
    threshold: 1024,
    syncThreshold: COMPRESSED_AT_ONCE,
    // Takes a third less CPU time than the default level, for responses a twentieth larger. Most browsers ask for zstd,
    // which is faster still.
    zlibOptions: { level: 4 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    globalDecompression: false,
  });
  await app.register(rateLimit, {
    global: false,
    store: attemptStore(context.sql),
    keyGenerator: addressOfVisitor,
  });
  if (sources.position) reportWrites(app, sources.position, settings);
  refuseCrossSite(app);
  await describeCalls(app);
  await app.register(async (scope) => {
    for (const feature of [...FEATURES, announcements(activeAnnouncements), liveEndpoints(live)])
      feature({ ...context, app: scope });
  });
  serveMetrics(app, metrics, settings);
  serveMetricsApart(app, metrics, settings);
  servePageSettings(app, settings, {
    signUpNow: makeSignUpModeNow(sql, settings),
    announcementsNow: activeAnnouncements.now,
  });
  await serveWebApp(app, makePageAt(context));
  return app;
}

/** Parses a query. The last of several values counts, and no name can collide with inherited properties. */
function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

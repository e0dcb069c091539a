import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';

import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { AppContext, Feature } from '../core/endpoints/app-context.ts';
import { openImages } from '../core/image-store/open-images.ts';
import { images } from '../core/images/images.ts';
import { families } from '../files/families/families.ts';
import { sharedWords } from '../files/families/words.ts';
import { files } from '../files/files.ts';
import { guestBooks } from '../files/guest-books.ts';
import { looks } from '../files/looks/looks.ts';
import { previews } from '../files/previews.ts';
import { translationImports } from '../files/translation-imports/translation-imports.ts';
import { deleted } from '../history/deleted/deleted.ts';
import { history } from '../history/history.ts';
import { log } from '../history/log/log.ts';
import { past } from '../history/past/past.ts';
import { reverts } from '../history/reverts/reverts.ts';
import { revisions } from '../history/revisions/revisions.ts';
import { sourceVersions } from '../history/source-versions/source-versions.ts';
import { undo } from '../history/undo/undo.ts';
import { account } from '../identity/account/account.ts';
import { apiTokens } from '../identity/api-tokens/api-tokens.ts';
import { blocks } from '../identity/blocks/blocks.ts';
import { codes } from '../identity/codes/codes.ts';
import { passkeys } from '../identity/passkeys/passkeys.ts';
import { secondFactor } from '../identity/second-factor/second-factor.ts';
import { security } from '../identity/security/security.ts';
import { passkeyLogin } from '../identity/session/passkey-login.ts';
import { passwordLinks } from '../identity/session/password-links.ts';
import { session } from '../identity/session/session.ts';
import { signInServices } from '../identity/sign-in-services/sign-in-services.ts';
import { userAccess } from '../identity/users/access.ts';
import { makeSignUpModeNow } from '../identity/users/sign-up-mode.ts';
import { users } from '../identity/users/users.ts';
import { openActiveList } from '../notices/announcements/active.ts';
import { announcements } from '../notices/announcements/announcements.ts';
import { feeds } from '../notices/feeds/feeds.ts';
import { makePageAt } from '../notices/link-previews/link-previews.ts';
import { liveEndpoints, openLive } from '../notices/live/live.ts';
import { notifications } from '../notices/notifications/notifications.ts';
import { watches } from '../notices/notifications/watches.ts';
import { push } from '../notices/push/push.ts';
import { webhooks } from '../notices/webhooks/webhooks.ts';
import { poolOptionsOf, type Sql } from '../platform/database/connect.ts';
import { resilientSql } from '../platform/database/resilient-sql.ts';
import { createGuestViews } from '../platform/guest-views/guest-views.ts';
import { answerFailure, answerFailures } from '../platform/http/answer-failures.ts';
import { disableCaching } from '../platform/http/cache-control.ts';
import { closeConnectionsWhileStopping } from '../platform/http/close-connections.ts';
import { drainUnread } from '../platform/http/drain-unread.ts';
import { leaveBodiesUnread } from '../platform/http/read-bodies.ts';
import { refuseCrossSite } from '../platform/http/refuse-cross-site.ts';
import { addSecurityHeaders } from '../platform/http/security-headers.ts';
import { trustedProxies } from '../platform/http/trusted-proxies.ts';
import { openImports } from '../platform/import-workers/imports.ts';
import { openMemoryBound } from '../platform/import-workers/memory-bound.ts';
import { countedJobs } from '../platform/jobs/queue-queries.ts';
import { attemptStore } from '../platform/limits/attempts.ts';
import { openFileUploads } from '../platform/limits/file-uploads.ts';
import { openSearchPool } from '../platform/limits/search-pool.ts';
import { addressOfVisitor } from '../platform/limits/visitor.ts';
import { type LogStream, logger } from '../platform/monitoring/logger.ts';
import { openMetrics } from '../platform/monitoring/metrics.ts';
import { watchRequests } from '../platform/monitoring/requests.ts';
import { serveMetrics, serveMetricsApart } from '../platform/monitoring/serve-metrics.ts';
import { requestPoolObserver, separatePoolObserver } from '../platform/monitoring/statements.ts';
import { INTERNET, type Internet } from '../platform/outgoing/internet.ts';
import { openSources } from '../platform/replicas/sources.ts';
import { reportWrites } from '../platform/replicas/written.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openLargeResponses } from '../platform/streaming/large-responses.ts';
import { assignments } from '../projects/assignments/assignments.ts';
import { deletedProjects } from '../projects/deleted-projects.ts';
import { inviteLinks } from '../projects/invite-links/invite-links.ts';
import { invites } from '../projects/invites/invites.ts';
import { members } from '../projects/members/members.ts';
import { projects } from '../projects/projects.ts';
import { roles } from '../projects/roles/roles.ts';
import { statistics } from '../projects/statistics/statistics.ts';
import { usage } from '../projects/usage/usage.ts';
import { accountDeletion } from '../site/account-deletion/account-deletion.ts';
import { administration } from '../site/administration/administration.ts';
import { jobs } from '../site/administration/jobs.ts';
import { audit } from '../site/audit/audit.ts';
import { health } from '../site/health/health.ts';
import { reports } from '../site/reports/reports.ts';
import { batches } from '../texts/batches/batches.ts';
import { comments } from '../texts/comments/comments.ts';
import { dictionary } from '../texts/dictionary/dictionary.ts';
import { dismissals } from '../texts/dismissals/dismissals.ts';
import { editor } from '../texts/editor/editor.ts';
import { find } from '../texts/find/find.ts';
import { replacements } from '../texts/find/replacements.ts';
import { findings } from '../texts/findings/findings.ts';
import { readingPlaces } from '../texts/reading/place.ts';
import { reading } from '../texts/reading/reading.ts';
import { sections } from '../texts/sections/sections.ts';
import { splits } from '../texts/splits/splits.ts';
import { stringChecks } from '../texts/string-checks/string-checks.ts';
import { strings } from '../texts/strings/strings.ts';
import { translations } from '../texts/translations/translations.ts';
import { wordsOfString } from '../texts/words-of-string/words-of-string.ts';
import { describeCalls } from './describe-calls.ts';
import { IMPORT_WORKER } from './import-handlers.ts';
import { servePageSettings } from './page-settings.ts';
import { rewriteUrl, serveWebApp } from './web-app.ts';

/**
 * The size in bytes up to which a response is compressed at once. A page of the editor then takes a sixth of the CPU
 * time that a stream takes, and delays others by less than two milliseconds.
 */
const COMPRESSED_AT_ONCE = 128 * 1024;

/** Milliseconds for a request to arrive completely. */
const REQUEST_TIMEOUT = 300_000;
/** Milliseconds for the head of a request to arrive. */
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
  stringChecks,
  wordsOfString,
  splits,
  translations,
  translationImports,
  families,
  sharedWords,
  files,
  previews,
  guestBooks,
  batches,
  reverts,
  comments,
  dismissals,
  notifications,
  watches,
  deleted,
  dictionary,
  log,
  sourceVersions,
  statistics,
  usage,
  editor,
  find,
  findings,
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
    observer: separatePoolObserver(app.log, metrics, settings),
  });
  metrics.countLargeResponses(large.amount);
  const memory = openMemoryBound();
  const workerOptions = { settings, ...poolOptionsOf(sql) };
  const imports = openImports(IMPORT_WORKER, workerOptions, SERVICE_LIMITS.importQueue, memory);
  const exports = openImports(IMPORT_WORKER, workerOptions, SERVICE_LIMITS.exportQueue, memory);
  const previewWorkers = openImports(IMPORT_WORKER, workerOptions, SERVICE_LIMITS.previewQueue, memory);
  const searchPool = openSearchPool({ sql, observer: separatePoolObserver(app.log, metrics, settings) });
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
    previews: previewWorkers,
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
      previewWorkers.end(),
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

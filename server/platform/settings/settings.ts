import type { InvitationLinks, SignUpMode } from '#domain/core/access/sign-up.ts';
import { MIB } from '#domain/core/units.ts';
import { readSettingsFile } from './settings-file.ts';
import { type LOG_LEVELS, SETTINGS, type Setting } from './settings-table.ts';
import { SETTING_VALUES } from './settings-values.ts';
import { isPartOfService, readSignInServices, type SignInService } from './sign-in-services.ts';
import { StartRefused } from './start-refused.ts';

/** RUN_AS: name or number of a user, and of a group if it is not the user's own. */
export type RunAs = { user: string; group: string | undefined };

/** How emails are sent: the mail server (STARTTLS unless `isSecure`), and the sender. */
export type MailSettings = {
  host: string;
  port: number;
  isSecure: boolean;
  user?: { name: string; password: string } | undefined;
  from: { name: string; address: string };
};

/** Connections that the embedded PostgreSQL has for large responses. */
const LARGEST_EMBEDDED = 20;

/**
 * The settings of a running server. `port` 0 takes a free one; `dataDir` is absolute and contains the embedded database
 * unless there is a `databaseUrl`.
 */
export type Settings = {
  /** Where the settings that the environment lacks stand. */
  settingsFile?: string | undefined;
  host: string;
  port: number;
  runAs?: RunAs | undefined;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The address of the same database without the pooler of `databaseUrl`. */
  directDatabaseUrl?: string | undefined;
  preparedStatements?: boolean | undefined;
  replicaUrl?: string | undefined;
  /** Milliseconds. */
  replicaLag: number;
  /** The number of connections. */
  poolSize: number;
  /** Milliseconds. */
  statementTimeout: number;
  /** Milliseconds. */
  slowQuery: number;
  /** The origin of links in emails: `https://dragoman.example`. */
  publicUrl?: string | undefined;
  /** What secrets of users are encrypted with; without it a key of the database. */
  secretKey?: string | undefined;
  /** Set only together with `publicUrl`. */
  mail?: MailSettings | undefined;
  signUp: SignUpMode;
  invitationLinks: InvitationLinks;
  signupCode?: string | undefined;
  /** The services that users sign in with; only together with `publicUrl`. */
  signInServices: readonly SignInService[];
  rateLimit: boolean;
  /** For how many hours an account is new; 0: none is. */
  newAccountHours: number;
  projectsPerUser: number;
  /** For how many days a deleted project can be restored. */
  deletedProjectDays: number;
  /** Hosts, with a port if it is not 443. */
  videoHosts: readonly string[];
  sectionsPerProject: number;
  stringsPerProject: number;
  stringsPerUser: number;
  bytesPerProject: number;
  bytesPerUser: number;
  /** For how many days deleted items can be restored. */
  deletedDays: number;
  streams: number;
  streamsPerUser: number;
  streamsPerAddress: number;
  fullFetches: number;
  fullFetchesPerUser: number;
  /** The number of trusted entries of X-Forwarded-For; false if none. */
  trustProxy: number | false;
  metricsToken?: string | undefined;
  metricsAddress?: { host: string; port: number } | undefined;
  /** Networks that webhooks may be sent to besides the public internet, and whether high ports of that are allowed. */
  webhookAllowedAddresses: readonly string[];
  webhookHighPorts: boolean;
  /** A folder with spelling dictionaries besides those that the service has. */
  spellingDictionaries?: string | undefined;
  /** The base of the addresses of a server of LanguageTool, without a slash at its end. */
  languageToolUrl?: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
};

function whyNot(name: string, value: string | undefined): string {
  const setting: Setting | undefined = Object.entries<Setting>(SETTINGS).find(([key]) => key === name)?.[1];
  const shown = setting?.secret ? '' : ` is ${JSON.stringify(value)}; it`;
  return `${name}${shown} must be ${setting?.is}.`;
}

const isSetting = (name: string) =>
  name !== 'SETTINGS_FILE' && (Object.hasOwn(SETTINGS, name) || isPartOfService(name));

/** The environment with what the file of SETTINGS_FILE adds to it: what is set in the environment wins (operations.23). */
function withFile(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = env.SETTINGS_FILE?.trim();
  if (!file) return env;
  const set = Object.entries(env).filter(([, value]) => value?.trim());
  return { ...readSettingsFile(file, isSetting), ...Object.fromEntries(set) };
}

/**
 * Reads every setting from the environment and the file that it names; an empty one counts as not set. Throws StartRefused with a
 * line for each wrong one.
 */
export function readSettings(given: NodeJS.ProcessEnv): Settings {
  const env = withFile(given);
  const texts = Object.fromEntries(
    Object.entries<Setting>(SETTINGS).map(([name, setting]) => [name, env[name]?.trim() || setting.default]),
  );
  const read = SETTING_VALUES.safeParse(texts);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    throw new StartRefused([...wrong].map((name) => whyNot(name, texts[name])).join('\n'));
  }
  const {
    SETTINGS_FILE: settingsFile,
    HOST: host,
    PORT: port,
    RUN_AS: runAs,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DIRECT_DATABASE_URL: directDatabaseUrl,
    PREPARED_STATEMENTS: preparedStatements,
    REPLICA_URL: replicaUrl,
    REPLICA_LAG: replicaLag,
    POOL_SIZE: poolSize,
    STATEMENT_TIMEOUT: statementTimeout,
    SLOW_QUERY: slowQuery,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: secretKey,
    SMTP_URL: smtp,
    MAIL_FROM: from,
    SIGN_UP: signUp,
    INVITATION_LINKS: invitationLinks,
    SIGNUP_CODE: signupCode,
    OIDC_PROVIDERS,
    RATE_LIMIT: rateLimit,
    NEW_ACCOUNT_HOURS: newAccountHours,
    PROJECTS_PER_USER: projectsPerUser,
    DELETED_PROJECT_DAYS: deletedProjectDays,
    VIDEO_HOSTS,
    SECTIONS_PER_PROJECT: sectionsPerProject,
    STRINGS_PER_PROJECT: stringsPerProject,
    STRINGS_PER_USER: stringsPerUser,
    MEGABYTES_PER_PROJECT,
    MEGABYTES_PER_USER,
    DELETED_DAYS: deletedDays,
    STREAMS: streams,
    STREAMS_PER_USER: streamsPerUser,
    STREAMS_PER_ADDRESS: streamsPerAddress,
    FULL_FETCHES,
    FULL_FETCHES_PER_USER: fullFetchesPerUser,
    TRUST_PROXY: trustProxy,
    METRICS_TOKEN: metricsToken,
    METRICS_ADDRESS: metricsAddress,
    WEBHOOK_ALLOWED_ADDRESSES,
    WEBHOOK_HIGH_PORTS: webhookHighPorts,
    SPELLING_DICTIONARIES: spellingDictionaries,
    LANGUAGE_TOOL_URL: languageToolUrl,
    LOG_LEVEL: logLevel,
    ...unread
  } = read.data;
  // A setting that is missing above is a type error here.
  unread satisfies Record<string, never>;
  if (directDatabaseUrl && !databaseUrl) throw new StartRefused(whyNot('DIRECT_DATABASE_URL', undefined));
  if (replicaUrl && !databaseUrl) throw new StartRefused(whyNot('REPLICA_URL', undefined));
  if (OIDC_PROVIDERS && !publicUrl) throw new StartRefused(whyNot('OIDC_PROVIDERS', undefined));
  if (smtp && !(from && publicUrl)) throw new StartRefused(whyNot('SMTP_URL', undefined));
  return {
    settingsFile,
    host,
    port,
    runAs,
    dataDir,
    databaseUrl,
    directDatabaseUrl,
    preparedStatements,
    replicaUrl,
    replicaLag,
    poolSize,
    statementTimeout,
    slowQuery,
    publicUrl,
    secretKey,
    mail: smtp && from && { ...smtp, from },
    signUp,
    invitationLinks,
    signupCode,
    signInServices: readSignInServices(OIDC_PROVIDERS ?? [], env),
    rateLimit,
    newAccountHours,
    projectsPerUser,
    deletedProjectDays,
    videoHosts: VIDEO_HOSTS ?? [],
    sectionsPerProject,
    stringsPerProject,
    stringsPerUser,
    bytesPerProject: MEGABYTES_PER_PROJECT * MIB,
    bytesPerUser: MEGABYTES_PER_USER * MIB,
    deletedDays,
    streams,
    streamsPerUser,
    streamsPerAddress,
    fullFetches: Math.min(FULL_FETCHES, databaseUrl ? Infinity : LARGEST_EMBEDDED),
    fullFetchesPerUser,
    trustProxy,
    metricsToken,
    metricsAddress,
    webhookAllowedAddresses: WEBHOOK_ALLOWED_ADDRESSES ?? [],
    webhookHighPorts,
    spellingDictionaries,
    languageToolUrl,
    logLevel,
  };
}

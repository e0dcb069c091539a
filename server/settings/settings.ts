import { type LOG_LEVELS, SETTINGS, type Setting } from './settings-table.ts';
import { SETTING_VALUES } from './settings-values.ts';
import { StartRefused } from './start-refused.ts';

/** RUN_AS: name or number of a user, and of a group if it is not the user's own. */
export type RunAs = { user: string; group: string | undefined };

/** Connections that the embedded PostgreSQL has for large responses. */
const LARGEST_EMBEDDED = 20;

/**
 * The settings of a running server. `port` 0 takes a free one; `dataDir` is absolute and holds the embedded database
 * unless there is a `databaseUrl`.
 */
export type Settings = {
  host: string;
  port: number;
  runAs?: RunAs | undefined;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** Connections. */
  poolSize: number;
  /** Milliseconds. */
  statementTimeout: number;
  /** Milliseconds. */
  slowQuery: number;
  signupCode?: string | undefined;
  rateLimit: boolean;
  projectsPerUser: number;
  /** Hosts, with a port if it is not 443. */
  videoHosts: readonly string[];
  sectionsPerProject: number;
  stringsPerProject: number;
  stringsPerUser: number;
  bytesPerProject: number;
  bytesPerUser: number;
  streams: number;
  streamsPerUser: number;
  streamsPerAddress: number;
  fullFetches: number;
  fullFetchesPerUser: number;
  /** How many entries of X-Forwarded-For are trusted; false: none. */
  trustProxy: number | false;
  metricsToken?: string | undefined;
  metricsAddress?: { host: string; port: number } | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
};

function whyNot(name: string, value: string | undefined): string {
  const setting: Setting | undefined = Object.entries<Setting>(SETTINGS).find(([key]) => key === name)?.[1];
  const shown = setting?.secret ? '' : ` is ${JSON.stringify(value)}; it`;
  return `${name}${shown} must be ${setting?.is}.`;
}

/** Reads every setting; an empty one counts as not set. Throws StartRefused with a line for each wrong one. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries<Setting>(SETTINGS).map(([name, setting]) => [name, env[name]?.trim() || setting.default]),
  );
  const read = SETTING_VALUES.safeParse(given);
  if (!read.success) {
    const wrong = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    throw new StartRefused([...wrong].map((name) => whyNot(name, given[name])).join('\n'));
  }
  return {
    host: read.data.HOST,
    port: read.data.PORT,
    runAs: read.data.RUN_AS,
    dataDir: read.data.DATA_DIR,
    databaseUrl: read.data.DATABASE_URL,
    poolSize: read.data.POOL_SIZE,
    statementTimeout: read.data.STATEMENT_TIMEOUT,
    slowQuery: read.data.SLOW_QUERY,
    signupCode: read.data.SIGNUP_CODE,
    rateLimit: read.data.RATE_LIMIT,
    projectsPerUser: read.data.PROJECTS_PER_USER,
    videoHosts: read.data.VIDEO_HOSTS ?? [],
    sectionsPerProject: read.data.SECTIONS_PER_PROJECT,
    stringsPerProject: read.data.STRINGS_PER_PROJECT,
    stringsPerUser: read.data.STRINGS_PER_USER,
    bytesPerProject: read.data.MEGABYTES_PER_PROJECT * 1024 * 1024,
    bytesPerUser: read.data.MEGABYTES_PER_USER * 1024 * 1024,
    streams: read.data.STREAMS,
    streamsPerUser: read.data.STREAMS_PER_USER,
    streamsPerAddress: read.data.STREAMS_PER_ADDRESS,
    fullFetches: Math.min(read.data.FULL_FETCHES, read.data.DATABASE_URL ? Infinity : LARGEST_EMBEDDED),
    fullFetchesPerUser: read.data.FULL_FETCHES_PER_USER,
    trustProxy: read.data.TRUST_PROXY,
    metricsToken: read.data.METRICS_TOKEN,
    metricsAddress: read.data.METRICS_ADDRESS,
    logLevel: read.data.LOG_LEVEL,
  };
}

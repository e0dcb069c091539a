import { resolve } from 'node:path';
import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { isLongerThan } from '#domain/text.ts';
import type { RunAs } from './run-as.ts';
import { StartRefused } from './start-refused.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting is an environment variable; `is` completes the refusal "… must be", `means` is its line in README. */
type Setting = { default: string | undefined; is: string; means: string; secret?: true };

/** Every setting, as README's table lists them. DECISIONS §1, §8. */
export const SETTINGS = {
  HOST: {
    default: '127.0.0.1',
    is: 'an address or host name',
    means: 'Address to listen on; `0.0.0.0` or `::` for every network.',
  },
  PORT: {
    default: '3000',
    is: 'a number from 0 to 65535',
    means: 'Port to listen on; `0` takes a free one.',
  },
  RUN_AS: {
    default: undefined,
    is: 'a user, or user:group',
    means:
      'Whom root becomes once the ports are bound; DATA_DIR is then theirs. Without it root stays root, and is warned.',
  },
  DATA_DIR: {
    default: './data',
    is: 'a folder',
    means: 'Folder of the embedded database; one Dragoman at a time uses it.',
  },
  DATABASE_URL: {
    default: undefined,
    is: 'postgres://user:password@host:port/database',
    means:
      'A PostgreSQL of your own, 15 or newer; nothing is embedded then. Of several hosts (`@db-1:5432,db-2:5432/`) the primary is used.',
    secret: true,
  },
  POOL_SIZE: {
    default: '20',
    is: 'a number from 1 to 500',
    means:
      'The most connections that this process opens to the database for requests (50 to the embedded one); four more are for searches.',
  },
  STATEMENT_TIMEOUT: {
    default: '30',
    is: 'a number from 5 to 3600',
    means: 'Seconds after which the database stops a statement; deleting much is let finish.',
  },
  SLOW_QUERY: {
    default: '500',
    is: 'a number from 1 to 3600000',
    means: 'Milliseconds from which a statement is a line of the log, without its values.',
  },
  SIGNUP_CODE: {
    default: undefined,
    is: `a phrase of at most ${LIMITS.codePhrase.max} characters`,
    means: 'A sign-up code with this phrase exists from the start (1000 uses, one year).',
    secret: true,
  },
  RATE_LIMIT: {
    default: 'on',
    is: 'on or off',
    means: '`off` switches the rate limits off (tests, benches).',
  },
  PROJECTS_PER_USER: {
    default: String(LIMITS.projectsPerUser),
    is: 'a number from 1 to 1000000',
    means: 'How many projects one user may own.',
  },
  VIDEO_HOSTS: {
    default: undefined,
    is: 'host names between commas, as tube.example,files.example:8443',
    means:
      'Hosts of PeerTube and of video files whose videos pages may show, between commas; YouTube and Vimeo always may. The others are links.',
  },
  SECTIONS_PER_PROJECT: {
    default: String(LIMITS.sectionsPerProject),
    is: 'a number from 1 to 10000',
    means: 'How many sections a project may have.',
  },
  STRINGS_PER_PROJECT: {
    default: String(LIMITS.stringsPerProject),
    is: 'a number from 1 to 10000000',
    means: 'How many strings a project may have.',
  },
  STRINGS_PER_USER: {
    default: String(LIMITS.stringsPerUser),
    is: 'a number from 1 to 100000000',
    means: 'How many strings all projects together may have that one user owns.',
  },
  MEGABYTES_PER_PROJECT: {
    default: String(LIMITS.megabytesPerProject),
    is: 'a number from 1 to 1000000',
    means: 'How many MiB of texts a project may store: strings, translations, comments, dictionary.',
  },
  MEGABYTES_PER_USER: {
    default: String(LIMITS.megabytesPerUser),
    is: 'a number from 1 to 10000000',
    means: 'How many MiB of texts all projects together may store that one user owns.',
  },
  STREAMS: {
    default: String(LIMITS.liveStreams),
    is: 'a number from 1 to 1000000',
    means: 'How many open pages this process tells what others do; one more asks again later.',
  },
  STREAMS_PER_USER: {
    default: String(LIMITS.liveStreamsPerUser),
    is: 'a number from 1 to 1000000',
    means: 'How many of them one user may have.',
  },
  STREAMS_PER_ADDRESS: {
    default: String(LIMITS.liveStreamsPerAddress),
    is: 'a number from 1 to 1000000',
    means: 'How many guests of one address may have together.',
  },
  FULL_FETCHES: {
    default: String(LIMITS.fullFetches),
    is: 'a number from 1 to 100',
    means:
      'How many large answers, such as all texts of a project, this process sends at once; each has a connection to the database beside `POOL_SIZE` (20 at most to the embedded one).',
  },
  FULL_FETCHES_PER_USER: {
    default: String(LIMITS.fullFetchesPerUser),
    is: 'a number from 1 to 100',
    means: 'How many of them one user, or the guests of one address together, may have at once.',
  },
  TRUST_PROXY: {
    default: 'off',
    is: 'on, off or how many proxies there are, from 1 to 10',
    means:
      'How many proxies of yours stand before it, `on` for one: addresses and https are then taken from their headers.',
  },
  METRICS_TOKEN: {
    default: undefined,
    is: 'at least 16 characters without spaces',
    means:
      'Who brings it as bearer token may read `/api/metrics`; without one, programs of this machine may.',
    secret: true,
  },
  METRICS_ADDRESS: {
    default: undefined,
    is: 'host:port, such as 127.0.0.1:9464 or [::1]:9464',
    means:
      'An address of its own for the metrics, at `/metrics`; they are then not at the main one. Who reaches it may read them, unless there is a token.',
  },
  LOG_LEVEL: {
    default: 'warn',
    is: `one of ${LOG_LEVELS.join(', ')}`,
    means: 'How much is written to the log; `info` has a line for each request.',
  },
} as const satisfies Record<string, Setting>;

/** Connections that the embedded PostgreSQL has to spare for large answers. */
const LARGEST_EMBEDDED = 20;

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

/** Several hosts stand between commas, which are no part of a standard URL; the driver decodes each part. */
function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text.replace(/,[^/]*/, ''));
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return false;
  try {
    return [url.username, url.password, url.pathname].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

/** A host and a port; an IPv6 address stands in brackets. */
const ADDRESS = /^(?:\[([\w:.%]+)\]|([\w.-]+)):(\d{1,5})$/;

const hostsIn = (text: string) => text.split(',').map((host) => host.trim());

/** A host as an address names it: neither a pattern nor a path, which would let in more than is meant. */
const isHost = (host: string) =>
  /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host) && URL.parse(`https://${host}/`)?.host === host;

const environment = z.object({
  HOST: z.string().regex(/^[\w.:%-]+$/),
  PORT: number(0, 65_535),
  RUN_AS: z
    .string()
    .regex(/^[\w.-]+\$?(:[\w.-]+)?$/)
    .transform((text) => {
      const [user = '', group] = text.split(':');
      return { user, group };
    })
    .optional(),
  DATA_DIR: z.string().transform((folder) => resolve(folder)),
  DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
  POOL_SIZE: number(1, 500),
  STATEMENT_TIMEOUT: number(5, 3600).transform((seconds) => seconds * 1000),
  SLOW_QUERY: number(1, 3_600_000),
  SIGNUP_CODE: z
    .string()
    .refine((phrase) => !isLongerThan(phrase, LIMITS.codePhrase.max))
    .optional(),
  RATE_LIMIT: z.enum(['on', 'off']).transform((word) => word === 'on'),
  PROJECTS_PER_USER: number(1, 1_000_000),
  VIDEO_HOSTS: z
    .string()
    .toLowerCase()
    .transform(hostsIn)
    .refine((hosts) => hosts.every(isHost))
    .optional(),
  SECTIONS_PER_PROJECT: number(1, 10_000),
  STRINGS_PER_PROJECT: number(1, 10_000_000),
  STRINGS_PER_USER: number(1, 100_000_000),
  MEGABYTES_PER_PROJECT: number(1, 1_000_000),
  MEGABYTES_PER_USER: number(1, 10_000_000),
  STREAMS: number(1, 1_000_000),
  STREAMS_PER_USER: number(1, 1_000_000),
  STREAMS_PER_ADDRESS: number(1, 1_000_000),
  FULL_FETCHES: number(1, 100),
  FULL_FETCHES_PER_USER: number(1, 100),
  TRUST_PROXY: z.union([
    z.literal('off').transform(() => false as const),
    z.literal('on').transform(() => 1),
    number(1, 10),
  ]),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,255}$/)
    .optional(),
  METRICS_ADDRESS: z
    .string()
    .regex(ADDRESS)
    .transform((text) => {
      const [, inBrackets, plain, port] = ADDRESS.exec(text) ?? [];
      return { host: inBrackets ?? plain ?? '', port: Number(port) };
    })
    .refine(({ port }) => port <= 65_535)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS),
} satisfies Record<keyof typeof SETTINGS, z.ZodType>);

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
  /** Hosts, each with its port if it is not that of https. */
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
  /** How many proxies add to X-Forwarded-For what is to be believed; false: none. */
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
  const read = environment.safeParse(given);
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

import { INVITATION_LINKS, SIGN_UP_MODES } from '#domain/core/access/sign-up.ts';
import { LIMITS } from '#domain/core/limits.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A setting is an environment variable; `is` completes the error "… must be", `means` is its line in docs/settings.md. */
export type Setting = { default: string | undefined; is: string; means: string; secret?: true };

/** Every setting, as docs/settings.md lists them (operations.5). */
export const SETTINGS = {
  SETTINGS_FILE: {
    default: undefined,
    is: 'a file',
    means:
      'A file with the other settings ([settings from a file](docs/operations.md#settings-from-a-file)); what the environment has wins. `--settings FILE` of every command does the same.',
  },
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
      'The user that root switches to once the ports are bound; DATA_DIR then belongs to them. Without it root stays root, with a warning.',
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
  DIRECT_DATABASE_URL: {
    default: undefined,
    is: 'postgres://user:password@host:port/database, beside DATABASE_URL',
    means:
      'PostgreSQL’s own address, if DATABASE_URL is that of a pooler such as PgBouncer: for LISTEN, searches, large responses, migrations and commands ([a pooler](docs/growing.md#a-pooler)).',
    secret: true,
  },
  PREPARED_STATEMENTS: {
    default: undefined,
    is: 'on or off',
    means:
      'Whether each connection prepares its statements; `off` for a pooler in transaction mode. By default off with DIRECT_DATABASE_URL, otherwise on.',
  },
  REPLICA_URL: {
    default: undefined,
    is: 'postgres://user:password@host:port/database, beside DATABASE_URL',
    means:
      'Standbys of `DATABASE_URL` that pages for readers, exports, statistics, search and Home are read from (`@db-2:5432,db-3:5432/`); without it everything is read from the primary.',
    secret: true,
  },
  REPLICA_LAG: {
    default: '1',
    is: 'a number from 1 to 10',
    means:
      'Seconds by which a standby of `REPLICA_URL` may be behind; it is not used while it is further behind.',
  },
  POOL_SIZE: {
    default: '10',
    is: 'a number from 1 to 500',
    means:
      'The most database connections of this process for requests (50 to the embedded one); searches have four more.',
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
  PUBLIC_URL: {
    default: undefined,
    is: 'an http or https address without a path, such as https://dragoman.example',
    means:
      'Where users reach this service; links in emails and in books begin with it, and passkeys work there only.',
  },
  SECRET_KEY: {
    default: undefined,
    is: 'at least 32 characters without spaces',
    means:
      'What the secrets of second factors are encrypted with ([second factors](docs/operations.md#second-factors)); without it a key is made and stored in the database.',
    secret: true,
  },
  SMTP_URL: {
    default: undefined,
    is: 'smtp://user:password@host:port or smtps://…, with MAIL_FROM and PUBLIC_URL',
    means:
      'The server that sends the service’s email ([email](docs/operations.md#email)); without it nothing is sent, and nobody can reset a password alone.',
    secret: true,
  },
  MAIL_FROM: {
    default: undefined,
    is: 'an email address, or Name <address>',
    means: 'The sender of emails.',
  },
  SIGN_UP: {
    default: 'code',
    is: `one of ${SIGN_UP_MODES.join(', ')}`,
    means:
      'Who can sign up: `code`, who has a secret code; `invitation`, who has an invitation link of a project; `open`, everyone; `closed`, nobody. The first account always needs a code.',
  },
  INVITATION_LINKS: {
    default: 'administrators',
    is: `one of ${INVITATION_LINKS.join(', ')}`,
    means:
      'With SIGN_UP `code`: whose invitation links admit newcomers without a code ([who may sign up](docs/operations.md#who-may-sign-up)): `administrators`, those that site administrators make; `managers`, those of all managers of projects; `off`, none.',
  },
  SIGNUP_CODE: {
    default: undefined,
    is: `a phrase of at most ${LIMITS.codePhrase.max} characters`,
    means: 'A secret code with this phrase exists from the start (1000 uses, one year).',
    secret: true,
  },
  OIDC_PROVIDERS: {
    default: undefined,
    is: 'at most 10 names between commas, as keycloak,google, each of lowercase letters and digits; with PUBLIC_URL',
    means:
      'Services that users sign in with by OpenID Connect ([sign-in services](docs/operations.md#sign-in-services)). Each has four more settings, with its name in capitals: `OIDC_KEYCLOAK_ISSUER`, `OIDC_KEYCLOAK_CLIENT_ID`, `OIDC_KEYCLOAK_CLIENT_SECRET`, `OIDC_KEYCLOAK_LABEL`.',
  },
  RATE_LIMIT: {
    default: 'on',
    is: 'on or off',
    means: '`off` switches the rate limits off (tests, benches).',
  },
  NEW_ACCOUNT_HOURS: {
    default: '24',
    is: 'a number from 0 to 8760',
    means:
      'For how many hours after signing up users make fewer projects, comments, invitations, reports and mentions, and few links in comments; `0`: as all others. Off with RATE_LIMIT off.',
  },
  PROJECTS_PER_USER: {
    default: String(LIMITS.projectsPerUser),
    is: 'a number from 1 to 1000000',
    means: 'How many projects one user may own.',
  },
  DELETED_PROJECT_DAYS: {
    default: String(LIMITS.deletedProjectDays),
    is: 'a number from 0 to 365',
    means: 'For how many days a deleted project can be restored; `0`: not at all.',
  },
  VIDEO_HOSTS: {
    default: undefined,
    is: 'host names between commas, as tube.example,files.example:8443',
    means:
      'Hosts of PeerTube and of video files that pages embed, separated by commas; YouTube and Vimeo are always embedded. Other videos are links.',
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
    means: 'How many strings all projects of one owner may have together.',
  },
  MEGABYTES_PER_PROJECT: {
    default: String(LIMITS.megabytesPerProject),
    is: 'a number from 1 to 1000000',
    means: 'How many MiB of texts a project may store: strings, translations, comments, dictionary.',
  },
  MEGABYTES_PER_USER: {
    default: String(LIMITS.megabytesPerUser),
    is: 'a number from 1 to 10000000',
    means: 'How many MiB of texts all projects of one owner may store together.',
  },
  DELETED_DAYS: {
    default: String(LIMITS.deletedDays),
    is: 'a number from 1 to 3650',
    means: 'How many days deleted sections, strings, translations, comments and words can be restored.',
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
      'How many large responses, such as all texts of a project, this process sends at once; each has a database connection in addition to `POOL_SIZE` (at most 20 to the embedded one).',
  },
  FULL_FETCHES_PER_USER: {
    default: String(LIMITS.fullFetchesPerUser),
    is: 'a number from 1 to 100',
    means: 'How many of them one user, or all guests of one address together, may have at once.',
  },
  TRUST_PROXY: {
    default: 'off',
    is: 'on, off or how many proxies there are, from 1 to 10',
    means:
      'How many of your proxies are in front of it, `on` for one: client addresses and https are then taken from their headers.',
  },
  METRICS_TOKEN: {
    default: undefined,
    is: 'at least 16 characters without spaces',
    means:
      'Who brings it as bearer token, of at least 16 characters without spaces, may read `/api/metrics`; without one, programs of this machine may.',
    secret: true,
  },
  METRICS_ADDRESS: {
    default: undefined,
    is: 'host:port, such as 127.0.0.1:9464 or [::1]:9464',
    means:
      'A separate address for the metrics, at `/metrics`; the main address then has none. Anyone who reaches it may read them, unless there is a token.',
  },
  WEBHOOK_ALLOWED_ADDRESSES: {
    default: undefined,
    is: 'networks between commas, as 10.1.2.0/24,fd00::/64',
    means:
      'Networks besides the public internet that webhooks may be sent to, also by http and to any port; none by default.',
  },
  WEBHOOK_HIGH_PORTS: {
    default: 'off',
    is: 'on or off',
    means: 'Whether webhooks may be sent to the ports from 1024 of public addresses, not only to 443.',
  },
  SPELLING_DICTIONARIES: {
    default: undefined,
    is: 'a folder',
    means:
      'A folder with further spelling dictionaries of hunspell, as `/usr/share/hunspell` ([spelling](docs/operations.md#spelling)); Dragoman comes with English and Russian.',
  },
  LANGUAGE_TOOL_URL: {
    default: undefined,
    is: 'an http or https address, such as http://127.0.0.1:8081',
    means:
      'A server of LanguageTool, which may be in a private network: it checks the grammar of translations ([grammar](docs/operations.md#grammar)). Without it none is checked.',
  },
  LOG_LEVEL: {
    default: 'warn',
    is: `one of ${LOG_LEVELS.join(', ')}`,
    means: 'How much is written to the log; `info` has a line for each request.',
  },
} as const satisfies Record<string, Setting>;

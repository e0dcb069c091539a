import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readSettings } from './settings.ts';
import { StartRefused } from './start-refused.ts';

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartRefused) return error.message;
    throw error;
  }
  throw new Error('It was not refused');
}

test('nothing has to be set', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    runAs: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    directDatabaseUrl: undefined,
    preparedStatements: undefined,
    replicaUrl: undefined,
    replicaLag: 1000,
    poolSize: 10,
    statementTimeout: 30_000,
    slowQuery: 500,
    publicUrl: undefined,
    secretKey: undefined,
    mail: undefined,
    signUp: 'code',
    invitationLinks: 'administrators',
    signupCode: undefined,
    signInServices: [],
    rateLimit: true,
    newAccountHours: 24,
    projectsPerUser: 20,
    deletedProjectDays: 7,
    videoHosts: [],
    webhookAllowedAddresses: [],
    webhookHighPorts: false,
    sectionsPerProject: 2000,
    stringsPerProject: 200_000,
    stringsPerUser: 2_500_000,
    bytesPerProject: 1024 ** 3,
    bytesPerUser: 8 * 1024 ** 3,
    deletedDays: 30,
    streams: 10_000,
    streamsPerUser: 50,
    streamsPerAddress: 500,
    fullFetches: 8,
    fullFetchesPerUser: 2,
    metricsToken: undefined,
    metricsAddress: undefined,
    logLevel: 'warn',
    trustProxy: false,
  });
});

test('everything can be set', () => {
  const env = {
    HOST: '::',
    PORT: '0',
    RUN_AS: 'dragoman:books',
    DATA_DIR: '/srv/dragoman',
    DATABASE_URL: 'postgres://anna:p%40ss@db-1:5432,db-2:5433/books?sslmode=require',
    REPLICA_URL: 'postgres://anna:p%40ss@db-2:5433,db-3/books',
    REPLICA_LAG: '5',
    POOL_SIZE: '100',
    STATEMENT_TIMEOUT: '60',
    SLOW_QUERY: '50',
    PUBLIC_URL: 'https://Dragoman.example:8443/',
    SMTP_URL: 'smtps://books:p%40ss@mail.example',
    MAIL_FROM: 'Our Books <books@dragoman.example>',
    SIGN_UP: 'open',
    INVITATION_LINKS: 'managers',
    SIGNUP_CODE: 'friends only',
    RATE_LIMIT: 'off',
    NEW_ACCOUNT_HOURS: '0',
    PROJECTS_PER_USER: '5',
    DELETED_PROJECT_DAYS: '30',
    VIDEO_HOSTS: 'tube.example, Files.example:8443',
    SECTIONS_PER_PROJECT: '6',
    STRINGS_PER_PROJECT: '7',
    STRINGS_PER_USER: '8',
    MEGABYTES_PER_PROJECT: '9',
    MEGABYTES_PER_USER: '10',
    DELETED_DAYS: '7',
    STREAMS: '300',
    STREAMS_PER_USER: '3',
    STREAMS_PER_ADDRESS: '30',
    FULL_FETCHES: '40',
    FULL_FETCHES_PER_USER: '4',
    METRICS_TOKEN: 'a-token-of-metrics',
    METRICS_ADDRESS: '[::1]:9464',
    WEBHOOK_ALLOWED_ADDRESSES: '10.1.2.0/24, fd00::/64',
    WEBHOOK_HIGH_PORTS: 'on',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '2',
  };
  expect(readSettings(env)).toEqual({
    host: '::',
    port: 0,
    runAs: { user: 'dragoman', group: 'books' },
    dataDir: '/srv/dragoman',
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.REPLICA_URL,
    replicaLag: 5000,
    poolSize: 100,
    statementTimeout: 60_000,
    slowQuery: 50,
    publicUrl: 'https://dragoman.example:8443',
    mail: {
      host: 'mail.example',
      port: 465,
      isSecure: true,
      user: { name: 'books', password: 'p@ss' },
      from: { name: 'Our Books', address: 'books@dragoman.example' },
    },
    signUp: 'open',
    invitationLinks: 'managers',
    signupCode: 'friends only',
    signInServices: [],
    rateLimit: false,
    newAccountHours: 0,
    projectsPerUser: 5,
    deletedProjectDays: 30,
    videoHosts: ['tube.example', 'files.example:8443'],
    webhookAllowedAddresses: ['10.1.2.0/24', 'fd00::/64'],
    webhookHighPorts: true,
    sectionsPerProject: 6,
    stringsPerProject: 7,
    stringsPerUser: 8,
    bytesPerProject: 9 * 1024 ** 2,
    bytesPerUser: 10 * 1024 ** 2,
    deletedDays: 7,
    streams: 300,
    streamsPerUser: 3,
    streamsPerAddress: 30,
    fullFetches: 40,
    fullFetchesPerUser: 4,
    metricsToken: 'a-token-of-metrics',
    metricsAddress: { host: '::1', port: 9464 },
    logLevel: 'silent',
    trustProxy: 2,
  });
});

test('a mail server needs the sender and the address of links', () => {
  const mail = {
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'books@dragoman.example',
    PUBLIC_URL: 'http://books.example',
  };
  expect(readSettings(mail).mail).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    user: undefined,
    from: { name: '', address: 'books@dragoman.example' },
  });
  expect(refusalOf({ ...mail, MAIL_FROM: '' })).toMatch(/^SMTP_URL must be /);
  expect(refusalOf({ ...mail, PUBLIC_URL: '' })).toMatch(/^SMTP_URL must be /);
});

test.each([
  'books',
  'https://books.example/path',
  'https://anna@books.example',
  'ftp://books.example',
  'https://books.example?a',
])('links begin with an origin alone: not %s', (PUBLIC_URL) => {
  expect(refusalOf({ PUBLIC_URL })).toMatch(/^PUBLIC_URL is /);
});

test.each(['books', 'Books <books>', 'a@b.example, c@d.example', 'Books\r\nBcc: x@y.example <a@b.example>'])(
  'the sender is one address: not %j',
  (MAIL_FROM) => {
    expect(refusalOf({ MAIL_FROM })).toMatch(/^MAIL_FROM is /);
  },
);

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SIGNUP_CODE: '' })).toEqual(readSettings({}));
});

test.each([
  ['HOST', 'http://here', 'HOST is "http://here"; it must be an address or host name.'],
  ['PORT', '80a', 'PORT is "80a"; it must be a number from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536"; it must be a number from 0 to 65535.'],
  ['PORT', '-1', 'PORT is "-1"; it must be a number from 0 to 65535.'],
  ['RUN_AS', 'a b', 'RUN_AS is "a b"; it must be a user, or user:group.'],
  ['POOL_SIZE', '0', 'POOL_SIZE is "0"; it must be a number from 1 to 500.'],
  ['STATEMENT_TIMEOUT', '1', 'STATEMENT_TIMEOUT is "1"; it must be a number from 5 to 3600.'],
  ['RATE_LIMIT', 'no', 'RATE_LIMIT is "no"; it must be on or off.'],
  ['PROJECTS_PER_USER', '0', 'PROJECTS_PER_USER is "0"; it must be a number from 1 to 1000000.'],
  ...['9464', 'localhost', '::1:9464', 'a b:1', '127.0.0.1:65536'].map((wrong) => [
    'METRICS_ADDRESS',
    wrong,
    `METRICS_ADDRESS is "${wrong}"; it must be host:port, such as 127.0.0.1:9464 or [::1]:9464.`,
  ]),
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
])('%s=%s is refused in one line', (name, value, line) => {
  expect(refusalOf({ [name]: value })).toBe(line);
});

test('several wrong settings are refused together, a line each', () => {
  expect(refusalOf({ PORT: 'x', RATE_LIMIT: 'x' }).split('\n')).toHaveLength(2);
});

test.each([
  ['DATABASE_URL', 'mysql://u:secret@h/d'],
  ['DATABASE_URL', 'secret'],
  ['DATABASE_URL', 'postgres://u:%secret@h/d'],
  ['SIGNUP_CODE', 'secret'.repeat(20)],
  ['METRICS_TOKEN', 'secret'],
  ...[
    'http://secret@mail.example',
    'smtp://',
    'smtp://secret@mail.example',
    'smtp://u:%secret@h',
    'smtp://h/?secret',
    'secret',
  ].map((url) => ['SMTP_URL', url] as [string, string]),
])('a wrong %s is refused and not repeated: it is secret', (name, value) => {
  expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} must be (?!.*secret)`));
});

/** A file of settings with these lines. */
function fileOf(...lines: string[]): string {
  const file = join(temporaryFolder(), 'dragoman.env');
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('a file has settings too, and the environment wins (operations.23)', () => {
  const SETTINGS_FILE = fileOf(
    '# Where it listens',
    '',
    'PORT = 4000',
    'HOST=::1\r',
    'SIGNUP_CODE="friends # only"',
    "METRICS_TOKEN='a-token-of-metrics'",
    'MAIL_FROM=Our Books <books@dragoman.example>',
    'STREAMS=7',
    'PUBLIC_URL=https://dragoman.example',
    'OIDC_PROVIDERS=local',
    'OIDC_LOCAL_ISSUER=https://id.example',
    'OIDC_LOCAL_CLIENT_ID=dragoman',
    'OIDC_LOCAL_CLIENT_SECRET=a#b=c',
    'OIDC_LOCAL_LABEL=Books ID',
  );
  expect(readSettings({ SETTINGS_FILE, STREAMS: '8', PORT: ' ' })).toMatchObject({
    port: 4000,
    host: '::1',
    signupCode: 'friends # only',
    metricsToken: 'a-token-of-metrics',
    streams: 8,
    signInServices: [{ name: 'local', clientSecret: 'a#b=c', label: 'Books ID' }],
  });
});

test('each wrong line of a file is named by its number, without what may be secret', () => {
  const SETTINGS_FILE = fileOf(
    'PORT=1',
    'secret',
    'PROT=secret',
    'PORT=2',
    'SMTP_URL="secret',
    'SETTINGS_FILE=x',
  );
  expect(refusalOf({ SETTINGS_FILE }).split('\n')).toEqual([
    `${SETTINGS_FILE}, line 2: it must be NAME=value, or begin with #.`,
    `${SETTINGS_FILE}, line 3: there is no setting PROT.`,
    `${SETTINGS_FILE}, line 4: PORT is set in line 1 already.`,
    `${SETTINGS_FILE}, line 5: the value of SMTP_URL must be between two quotes, or without any.`,
    `${SETTINGS_FILE}, line 6: there is no setting SETTINGS_FILE.`,
  ]);
  expect(refusalOf({ SETTINGS_FILE: `${SETTINGS_FILE}.not` })).toBe(
    `SETTINGS_FILE ${SETTINGS_FILE}.not can’t be read: ENOENT.`,
  );
});

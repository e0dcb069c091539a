import { chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anotherDragoman } from '../../test/another-dragoman.ts';
import { testOnOneServer } from '../../test/citus/on-one-server.ts';
import { emptyDatabase } from '../../test/empty-database.ts';
import { pastPooler } from '../../test/pgbouncer/past-pooler.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { urlOf as urlWith } from '../../test/url-of.ts';
import { type ConnectionParameters, connect } from '../platform/database/connect.ts';
import { isOpenToAll, isRoot, namedAccount } from '../platform/database/embedded/account.ts';
import { whyNotFacts } from '../platform/database/usable.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';
import { openBeside, openDatabase, prepareDatabase } from './open-database.ts';

const SECRET = 'tell-nobody';

const urlOf = (place: ConnectionParameters) => urlWith({ password: SECRET, ...place });

const postgresDatabase = async (made?: string) => pastPooler(await emptyDatabase(made), 'starts on it');

const elsewhere: ConnectionParameters = { host: '127.0.0.1', port: 1, database: 'd', user: 'u' };

async function refusalOf(databaseUrl: string, more: { replicaUrl?: string } = {}): Promise<string> {
  const error = await openDatabase({ databaseUrl, ...more, dataDir: temporaryFolder() }).then(
    (database) => database.close(),
    (error: unknown) => error,
  );
  if (!(error instanceof StartRefused)) throw error ?? new Error('It was not refused');
  expect(error.message).not.toContain(SECRET);
  expect(error.message).not.toContain('\n');
  return error.message;
}

test('a DATA_DIR is opened, migrated, closed and opened again', async () => {
  const dataDir = temporaryFolder();
  for (const users of ['no users yet', 'and still none']) {
    const database = await openDatabase({ dataDir });
    expect([...(await database.sql`select from users`)], users).toEqual([]);
    await database.close();
  }
});

test('a DATA_DIR that a service uses is opened beside it, which goes on when that is closed (operations.14)', async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  const beside = await openBeside({ dataDir }, prepareDatabase);
  expect([...(await beside.sql`select from users`)]).toEqual([]);
  await beside.close();
  expect([...(await database.sql`select from users`)]).toEqual([]);
  await database.close();
});

test('a PostgreSQL that does not listen is refused', async () => {
  expect(await refusalOf(urlOf(elsewhere))).toBe(
    'The PostgreSQL of DATABASE_URL (127.0.0.1:1, database d, user u) can’t be reached: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('a host that nobody knows is refused', async () => {
  expect(await refusalOf(urlOf({ ...elsewhere, host: 'no-such-host.invalid' }))).toMatch(
    /can’t be reached: /,
  );
});

test('what takes connections and only closes them is refused', async () => {
  const server = createServer((socket) =>
    socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await refusalOf(urlOf({ ...elsewhere, port }))).toMatch(/can’t be reached: /);
});

test('a DATABASE_URL may name the folder of a socket, as libpq has it', async () => {
  const database = await openDatabase({ databaseUrl: urlOf(await postgresDatabase()), dataDir: '' });
  expect([...(await database.sql`select from users`)]).toEqual([]);
  await database.close();
});

test('a locale that can’t lower Cyrillic is refused', async () => {
  const place = await postgresDatabase(`LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C'`);
  expect(await refusalOf(urlOf(place))).toMatch(
    / has a locale that can’t lower Cyrillic \(character type C\)/,
  );
});

test('an encoding other than UTF-8 is refused', async () => {
  const place = await postgresDatabase(
    `LOCALE_PROVIDER libc LC_COLLATE 'C' LC_CTYPE 'C' ENCODING 'SQL_ASCII'`,
  );
  expect(await refusalOf(urlOf(place))).toMatch(/ has the encoding SQL_ASCII; Dragoman needs UTF8\.$/);
});

test('a database that is not there is refused', async () => {
  const place = await postgresDatabase();
  expect(await refusalOf(urlOf({ ...place, database: 'no_such' }))).toMatch(/ has no such database\.$/);
});

testOnOneServer('another database')(
  'replicas of a database that Citus distributes are refused (operations.20)',
  async () => {
    const place = await postgresDatabase();
    const replicaUrl = urlOf(elsewhere);
    const opened = await openDatabase({ databaseUrl: urlOf(place), replicaUrl, dataDir: '' });
    await opened.close();
    const sql = connect(place, { max: 1 });
    // As if it were installed.
    await sql`SET allow_system_table_mods = on`;
    await sql`
    INSERT INTO pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
    SELECT 99999, 'citus', extowner, extnamespace, false, '13' FROM pg_extension LIMIT 1`;
    await sql.end();
    expect(await refusalOf(urlOf(place), { replicaUrl })).toMatch(/^REPLICA_URL does not work with .* Citus/);
  },
);

test('PostgreSQL 15 will do, 14 will not, a standby neither', () => {
  const locale = { encoding: 'UTF8', lowersCyrillic: true, ctype: 'C.UTF-8' };
  const good = { version: 150_000, ...locale, standby: false, hasTimeout: true };
  expect(whyNotFacts(good)).toBeUndefined();
  expect(whyNotFacts({ ...good, version: 140_022 })).toBe('is PostgreSQL 14; Dragoman needs 15 or newer');
  expect(whyNotFacts({ ...good, standby: true })).toMatch(/standby/);
});

/** The user that root runs it as, because root's own PostgreSQL never asks for a password. */
const someone = isRoot() ? namedAccount() : undefined;

test.runIf(!someone || isOpenToAll(join(import.meta.dirname, '..', '..')))(
  'a wrong password is refused, and not repeated',
  async () => {
    const folder = temporaryFolder();
    if (someone) chownSync(folder, someone.uid, someone.gid);
    const { place, end } = await anotherDragoman(folder, { account: someone, wayIn: 'loopback' });
    onTestFinished(() => end('SIGTERM'));
    expect(await refusalOf(urlOf({ ...place, password: SECRET }))).toMatch(
      / refuses the user or the password\.$/,
    );
  },
);

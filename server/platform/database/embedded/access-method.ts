import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from '../../settings/start-refused.ts';
import type { ConnectionParameters } from '../connect.ts';

/** How the server reaches its PostgreSQL: arguments for `initdb` and `postgres`, and the connection parameters. */
export type AccessMethod = {
  initdb: string[];
  postgres: Record<string, string>;
  connection: ConnectionParameters;
};

const NAMES = { database: 'postgres', user: 'dragoman' };
const PORT = 5432;

/** The longest path of a unix socket in bytes, without the closing zero. */
const LONGEST = process.platform === 'darwin' ? 103 : 107;

/** A socket in the data folder, which only its owner and root can enter; so no password is needed. */
function socketAccess(folder: string): AccessMethod {
  const path = join(folder, `.s.PGSQL.${PORT}`);
  const length = Buffer.byteLength(path);
  if (length > LONGEST) {
    throw new StartRefused(
      `The path of DATA_DIR is too long: ${path} has ${length} bytes, a socket's path at most ${LONGEST}.`,
    );
  }
  return {
    initdb: ['--auth-local=trust', '--auth-host=reject'],
    postgres: { port: String(PORT) },
    connection: { ...NAMES, host: folder, port: PORT },
  };
}

function passwordIn(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Access through a free port of the loopback interface with a random password, for systems without unix sockets. */
async function loopbackAccess(folder: string): Promise<AccessMethod> {
  const file = `${folder}.password`;
  const password = passwordIn(file);
  const port = await freePort();
  return {
    initdb: ['--auth=scram-sha-256', `--pwfile=${file}`],
    postgres: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
    connection: { ...NAMES, host: '127.0.0.1', port, password },
  };
}

/** A private socket, or loopback with a password where unix sockets are not available (operations.8). */
export const ACCESS_METHODS = { socket: socketAccess, loopback: loopbackAccess };

import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

/**
 * The reasons why `npm start` can't start the service, as far as Node alone can tell. They are looked for before
 * minutes are spent on installing and building; the service checks all of it again. Nothing is written.
 */
export async function whyNotStart(env, args = []) {
  const settings = { ...fileOf(settingsFile(env, args)), ...withoutEmpty(env) };
  const reasons = [whyNotMail(settings), whyNotFolder(settings)];
  return [...reasons, await whyNotPort(settings), await whyNotDatabase(settings)].filter(Boolean);
}

const withoutEmpty = (env) => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

function settingsFile(env, args) {
  const index = args.findIndex((arg) => /^--settings(=|$)/.test(arg));
  if (index < 0) return env.SETTINGS_FILE;
  return args[index].includes('=') ? args[index].slice('--settings='.length) : args[index + 1];
}

/** The settings of a file. What is wrong with the file itself, the service says. */
function fileOf(path) {
  if (!path || !existsSync(path)) return {};
  const lines = readFileSync(path, 'utf8').matchAll(/^\s*([A-Z][A-Z\d_]*)\s*=\s*(["']?)(.*?)\2\s*$/gm);
  return Object.fromEntries([...lines].map(([, name, , value]) => [name, value]));
}

const ADDRESS = /^(?:[^<>"]*<)?\s*[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+\s*>?$/;

function whyNotMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }) {
  if (MAIL_FROM && !ADDRESS.test(MAIL_FROM))
    return `MAIL_FROM is ${JSON.stringify(MAIL_FROM)}; it must be an email address, or Name <address>.`;
  if (SMTP_URL && !(MAIL_FROM && PUBLIC_URL))
    return 'SMTP_URL must be smtp://user:password@host:port or smtps://…, with MAIL_FROM and PUBLIC_URL.';
  return undefined;
}

function whyNotFolder({ DATABASE_URL, DATA_DIR = './data' }) {
  if (DATABASE_URL) return undefined;
  const folder = resolve(DATA_DIR);
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  try {
    accessSync(existing, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return `DATA_DIR ${folder} can’t be used: this user may not write in ${existing}.`;
  }
}

async function whyNotPort({ HOST: host = '127.0.0.1', PORT = '3000' }) {
  const port = Number(PORT);
  if (!/^\d+$/.test(PORT) || port > 65_535)
    return `PORT is ${JSON.stringify(PORT)}; it must be a number from 0 to 65535.`;
  const server = createServer();
  const code = await new Promise((done) => {
    server.once('error', (error) => done(error.code));
    server.listen({ host, port }, () => server.close(() => done(undefined)));
  });
  return {
    EADDRINUSE: `Port ${port} of ${host} is taken: another program listens there. Set PORT to a free one.`,
    EACCES: `Port ${port} of ${host} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known to this machine.`,
  }[code];
}

/** Milliseconds in which a database must accept a connection. */
const TIMEOUT = 5000;

/** Whether any host of DATABASE_URL accepts connections. One that is no address of the network is left to the service. */
async function whyNotDatabase({ DATABASE_URL = '' }) {
  const [, hosts = ''] = /^postgres(?:ql)?:\/\/(?:[^@/]*@)?([^/?]+)/.exec(DATABASE_URL) ?? [];
  if (hosts === '' || /%2f/i.test(hosts)) return undefined;
  const refusals = await Promise.all(hosts.split(',').map(whyNotReached));
  return refusals.includes(undefined) ? undefined : `DATABASE_URL can’t be used: ${refusals.join(', ')}.`;
}

/** Why a host and port can’t be connected to. */
function whyNotReached(address) {
  const [, host = '', port = '5432'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(address) ?? [];
  return new Promise((done) => {
    const socket = createConnection({ host, port: Number(port), timeout: TIMEOUT });
    const end = (why) => {
      socket.destroy();
      done(why && `nothing answers at ${host}:${port} (${why})`);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', ({ code }) => end(code));
  });
}

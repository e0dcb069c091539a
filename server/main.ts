import { buildApp } from './app.ts';
import { prepareSignup } from './codes/first-code.ts';
import { openDatabase } from './database/open.ts';
import { keepTidy } from './keep-tidy.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartRefused } from './start-refused.ts';
import { stopPolitely } from './stop.ts';

/** Starts the service, or says in one line why it can't. */
async function start() {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const code = await prepareSignup(database.sql, settings);
    const app = await buildApp(database.sql, settings);
    const address = await app
      .listen({ host: settings.host, port: settings.port })
      .catch((error) => refuseToListen(error, settings));
    const stopTidying = keepTidy(database.sql, app.log);

    let isStopping = false;
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      await Promise.all([stopTidying(), stopPolitely(app, database)]);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    console.log(`Dragoman is at ${address}`);
    if (code)
      console.log(`Nobody has signed up yet. Sign up at ${address}/signup with the secret code: ${code}`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** In one line, why the address can't be listened on. */
function refuseToListen(error: NodeJS.ErrnoException, { host, port }: Settings): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken: another program listens there. Set PORT to a free one.`,
    EACCES: `Port ${port} of ${host} may not be used by this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known to this machine.`,
  };
  const reason = reasons[error.code ?? ''];
  throw reason ? new StartRefused(reason) : error;
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
});

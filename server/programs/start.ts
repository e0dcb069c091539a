import { prepareSignup } from '../identity/codes/first-code.ts';
import { collectGarbageAfterStart } from '../platform/http/collect-garbage.ts';
import { listenAt } from '../platform/http/listen.ts';
import { startJobs } from '../platform/jobs/run-jobs.ts';
import { openMail } from '../platform/mail/open-mail.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { buildApp } from './app.ts';
import { jobHandlers } from './job-handlers.ts';
import { openDatabase, prepareDatabase } from './open-database.ts';
import { accountOf, becomeUser, warnOfRoot } from './run-as.ts';
import { startScheduler } from './scheduler.ts';
import { answerWhileStarting } from './starting.ts';
import { stopGracefully } from './stop.ts';

/** Starts the service. Throws StartRefused if it can't. */
export async function start(): Promise<undefined> {
  const settings = readSettings(process.env);
  const account = accountOf(settings.runAs);
  const mailer = openMail(settings);
  const unreachable = await mailer?.verify();
  const starting = await answerWhileStarting(settings);
  const database = await openDatabase({ ...settings, account }, (sql) =>
    prepareDatabase(sql, starting.migrating),
  ).catch(async (error) => {
    await starting.close();
    throw error;
  });
  try {
    const code = await prepareSignup(database.sql, settings);
    const app = await buildApp(database.sql, settings);
    const { host, port } = settings;
    let address: string;
    try {
      await starting.close();
      address = await listenAt(app, { host, port, settings: { host: 'HOST', port: 'PORT' } });
      if (account) becomeUser(account, settings.databaseUrl ? undefined : settings.dataDir);
    } catch (error) {
      await app.close();
      throw error;
    }
    warnOfRoot(app.log, settings.runAs);
    if (unreachable)
      app.log.warn({ err: unreachable }, 'the mail server can’t be reached; emails wait for it');
    const { log, metrics } = app;
    const stopScheduler = startScheduler(database.sql, log);
    const stopJobs = startJobs({
      sql: database.sql,
      log,
      metrics,
      handlers: jobHandlers(settings, { mailer, log }),
    });
    collectGarbageAfterStart();

    let isStopping = false;
    const stop = async () => {
      if (isStopping) return;
      isStopping = true;
      await stopGracefully(app, database, () =>
        Promise.all([stopScheduler(), stopJobs().finally(() => mailer?.end())]),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);

    console.log(`Dragoman is at ${address}`);
    if (code) console.log(`No users yet. Sign up at ${address}/signup with the secret code: ${code}`);
  } catch (error) {
    await starting.close();
    await database.close();
    throw error;
  }
}

import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { JOB_OPTIONS } from '../../server/platform/jobs/kinds.ts';
import { startJobs } from '../../server/platform/jobs/run-jobs.ts';
import { openMail } from '../../server/platform/mail/open-mail.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { buildApp } from '../../server/programs/app.ts';
import { jobHandlers } from '../../server/programs/job-handlers.ts';
import { openDatabase } from '../../server/programs/open-database.ts';
import { startScheduler } from '../../server/programs/scheduler.ts';
import { launchOptions } from '../browser.ts';
import { cloneOfRun, lendClones } from '../clone-of-run.ts';
import { freePort } from '../free-port.ts';
import { openKeptCluster, TEMPLATE } from '../kept-cluster.ts';
import { startMailServer } from '../mail-server.ts';

/** The jobs that are run: others do what no act asks for. Emails are queued every few seconds, not every minute. */
const KINDS = {
  sendMail: JOB_OPTIONS.sendMail,
  mailNotifications: { ...JOB_OPTIONS.mailNotifications, every: 5 },
};

/**
 * The service in this process, with the web app as the development server has it: a script for each file. It does nothing in the background
 * until `startBackground` is called.
 */
export async function openPlace() {
  const cluster = await openKeptCluster();
  lendClones({ ...cluster.place, database: TEMPLATE });
  const clone = await cloneOfRun();
  if (!clone) throw new Error('There is no template to clone.');
  const mailServer = await startMailServer();
  const [port, webPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${webPort}`;
  const settings = readSettings({
    ...mailServer.env,
    PUBLIC_URL: address,
    DATABASE_URL: clone.url,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  });
  const database = await openDatabase(settings);
  const app = await buildApp(database.sql, settings);
  await app.listen({ host: '127.0.0.1', port });
  const web = await createServer({
    logLevel: 'error',
    server: { port: webPort, hmr: false, proxy: { '/api': { target: `http://127.0.0.1:${port}` } } },
  });
  await web.listen();
  Object.assign(process.env, { BASE_URL: address, BROWSER_DATABASE_URL: clone.url });
  const browser: Browser = await chromium.launch(launchOptions());
  const mailer = openMail(settings);
  const stops: (() => Promise<void>)[] = [];
  return {
    sql: database.sql,
    browser,
    mailServer,
    startBackground() {
      const { sql } = database;
      const { log, metrics } = app;
      stops.push(
        startScheduler(sql, log),
        startJobs({ sql, log, metrics, handlers: jobHandlers(settings, { mailer, log }), kinds: KINDS }),
      );
    },
    async close() {
      await browser.close();
      await Promise.all(stops.map((stop) => stop()));
      mailer?.end();
      await Promise.all([web.close(), app.close()]);
      await database.close();
      await mailServer.close();
      await clone.drop();
      await cluster.stop();
    },
  };
}

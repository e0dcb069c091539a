import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { launchOptions } from '../../browser.ts';
import { UnexpectedStatus } from '../../client.ts';
import { makeProject } from '../project.ts';
import { guarantee, type Scenario } from '../scenario.ts';
import { withTestCluster } from '../with-test-cluster.ts';

const PAGES = 3;
/** Milliseconds within which an open page shows another user's save although a server was lost meanwhile. */
const TIMEOUT = 60_000;

/** How often a save is sent. nginx answers 502 when a server dies that holds the request, and never repeats a write itself. */
const ATTEMPTS = 3;

/** Repeats a request that nginx answered with 502. It needs a key, because the server may have done it. */
async function repeated<Reply>(request: () => Promise<Reply>): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof UnexpectedStatus && error.status === 502) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Opens the editor in a browser of its own, and leaves a mark that a reload would remove. */
async function open(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('list', { name: 'Strings' }).getByRole('listitem').first().waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''));
  return page;
}

export const browsers: Scenario = {
  name: 'browsers while servers are killed and restarted',
  run: () =>
    withTestCluster({}, async (cluster) => {
      const browser = await chromium.launch(launchOptions());
      try {
        const { owner, project, section, strings } = await makeProject(cluster.address, {
          people: 1,
          strings: 10,
        });
        const address = `${cluster.address}/projects/cluster/editor/all`;
        const pages: Page[] = [];
        for (let n = 0; n < PAGES; n += 1) pages.push(await open(browser, address));

        let saved = 0;
        let longest = 0;
        const saveAndSee = async () => {
          saved += 1;
          const text = `Saved ${saved} and seen`;
          const params = { project, section, string: strings[saved % strings.length] ?? 0 };
          const key = randomUUID();
          await repeated(() => owner(cluster.address, addTranslation, { params, body: { text }, key }));
          const begun = performance.now();
          await Promise.all(pages.map((page) => page.getByText(text).first().waitFor({ timeout: TIMEOUT })));
          longest = Math.max(longest, performance.now() - begun);
        };

        await saveAndSee();
        for (const nth of cluster.servers.keys()) {
          await cluster.end(nth, nth === 0 ? 'SIGKILL' : 'SIGTERM');
          await saveAndSee();
          await cluster.startAgain(nth);
        }
        await saveAndSee();
        const stays = await Promise.all(pages.map((page) => page.locator('html[data-stays]').count()));
        guarantee(!stays.includes(0), 'A page was loaded anew');
        return { pages: PAGES, saved, 'seen by all after at most': `${Math.round(longest)} ms`, reloads: 0 };
      } finally {
        await browser.close();
      }
    }),
};

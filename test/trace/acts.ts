import type { Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { joins, projectWithStrings } from '../browser-project.ts';
import { newUser } from '../browser-user.ts';
import type { openPlace } from './open-place.ts';

type Place = Awaited<ReturnType<typeof openPlace>>;

/** Milliseconds without a request after which a page has done all that follows from an act. */
const QUIET = 1500;

/** The member's page, the editor's address, and who else is a member. */
type Stage = { page: Page; editor: string; other: string };

type Act = {
  /** What is done before it in the editor, which is open unless the act opens it. */
  prepare?: (stage: Stage, place: Place) => Promise<void>;
  run(stage: Stage, place: Place): Promise<void>;
};

/** The acts that can be traced. */
export const ACTS: Readonly<Record<string, Act>> = {
  /** A member votes for a translation. */
  vote: {
    prepare: ({ page }) => page.getByRole('button', { name: 'Vote for' }).waitFor(),
    async run({ page }) {
      await page.getByRole('button', { name: 'Vote for' }).click();
      await page.getByRole('button', { name: 'Vote for, 1 vote for', pressed: true }).waitFor();
    },
  },
  /** A member adds the translation that they have written. */
  save: {
    prepare: ({ page }) => page.getByLabel('Your translation').fill('Раз и навсегда.'),
    async run({ page }) {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('list', { name: 'Translations' }).getByText('Раз и навсегда.').waitFor();
    },
  },
  /** A comment mentions somebody, until the email has arrived. Emails are collected for two minutes, which are not waited for. */
  notice: {
    async prepare({ page, other }, { startBackground }) {
      startBackground();
      await page.keyboard.press('Alt+m');
      await page.getByRole('textbox', { name: 'Write a comment' }).fill(`What does @${other} say?`);
    },
    async run({ page }, { sql, mailServer }) {
      await page.getByRole('button', { name: 'Send' }).click();
      while (mailServer.mails.length === 0) {
        await page.waitForTimeout(500);
        await sql`UPDATE notifications SET at = at - 120000 WHERE mail IS NOT NULL`;
      }
    },
  },
  /** A member opens the editor. */
  editor: {
    async run({ page, editor }) {
      await page.goto(editor);
      await page.getByLabel('Your translation').waitFor();
    },
  },
};

/** A member's page of a project with a translation: the editor, or an empty one in which it is not loaded yet. */
export async function setStage(act: Act, place: Place): Promise<Stage> {
  const { browser, sql } = place;
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  await sql`UPDATE users SET email_confirmed_at = now_ms()`;
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  await joins(boris, project);
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL ?? '',
    storageState: await boris.state(),
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(act.prepare ? editor : '/favicon.svg');
  const stage = { page, editor, other: anna.username };
  const rest = untilQuiet(page);
  if (act.prepare) {
    await page.getByLabel('Your translation').waitFor();
    await act.prepare(stage, place);
  }
  await rest();
  return stage;
}

/** Returns a function that waits until a page has sent nothing for a while, and is not waiting for an answer but its stream. */
export function untilQuiet(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    if (!/\/events(\?|$)/.test(request.url())) pending.add(request);
  });
  const end = (request: unknown) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    while (pending.size > 0 || Date.now() - last < QUIET) await page.waitForTimeout(100);
  };
}

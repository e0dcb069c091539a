import { expect } from '@playwright/test';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('Enter chooses the active option of a list, also when the timers of a busy device are late', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project } = await projectWithStrings(anna, ['One.']);
  await joins(boris, project);
  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  const member = page.getByRole('combobox', { name: 'Member' });
  await expect(page.getByText('Start of the log.')).toBeVisible();
  // Timers without a delay wait until the option is active.
  await page.evaluate(() => {
    const plain = window.setTimeout;
    const late: (() => void)[] = [];
    const hold = (run: () => void, delay = 0) => (delay === 0 ? late.push(run) : plain(run, delay));
    Object.assign(window, {
      setTimeout: hold,
      runTimers() {
        Object.assign(window, { setTimeout: plain });
        for (const run of late) run();
      },
    });
  });
  await member.focus();
  await page.keyboard.type(boris.username);
  await expect(page.getByRole('option', { name: boris.username })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(member).toHaveAttribute('aria-activedescendant', /./);
  await page.evaluate('runTimers()');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]member=\d+/);
  await expect(member).toHaveValue(boris.username);
  await expect(member).toHaveAttribute('aria-expanded', 'false');
  // It is one step back in the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]member=/);
});

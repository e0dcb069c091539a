import { expect, type Page } from '@playwright/test';
import { listProjects } from '#contract/projects/projects.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, signIn } from '../../../test/browser-user.ts';

const _mine = (page: Page) => ask(page.request, listProjects, { query: { mine: 'true' } });

async function _choose(page: Page, label: string, language: string) {
  await page.getByRole('combobox', { name: label }).fill(language);
  await page.getByRole('option', { name: language, exact: true }).click();
}

test('a language is taken by Tab, by Enter or typed in full, and by nothing else; the one that is meant is said', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/create');
  const source = page.getByRole('combobox', { name: 'Source language' });
  const meant = () =>
    source.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  const leave = () => page.getByRole('heading', { level: 1 }).click();
  await source.fill('ital');
  await expect.poll(meant).toBe('Italian');
  await leave();
  await expect(source).toHaveValue('');
  expect(await source.getAttribute('aria-activedescendant')).toBeNull();

  await source.fill('castilian');
  await leave();
  await expect(source).toHaveValue('Spanish');

  await source.fill('ital');
  await leave();
  await expect(source).toHaveValue('Spanish');

  await source.fill('it');
  await source.press('ArrowDown');
  await source.press('ArrowDown');
  const other = (await meant()) ?? '';
  await source.press('Tab');
  await expect(source).toHaveValue(other);
  expect(['', 'Italian']).not.toContain(other);
});

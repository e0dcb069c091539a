import { expect } from '@playwright/test';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('the preview has the focus, which the button that is disabled meanwhile loses; a long text is pasted whole', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, ['One']);
  const address = `/projects/${project.id}/sections/${printSectionId(section.id)}/upload_translations`;
  const page = await owner.opens(browser, address, { permissions: ['clipboard-read', 'clipboard-write'] });
  const text = page.getByLabel('Translations to import');
  const preview = page.getByRole('region', { name: 'Preview' });
  await text.fill('Раз.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(preview).toBeFocused();
  await text.fill('');
  await page.evaluate(() => navigator.clipboard.writeText('Раз.\r\n'.repeat(20_001)));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(preview.getByRole('alert')).toContainText('20,001');
});

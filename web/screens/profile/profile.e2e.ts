import { expect } from '@playwright/test';
import { editProfile, restrictUser } from '#contract/users.ts';
import { RESTRICTIONS } from '#domain/access/restrictions.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser, siteAdmin } from '../../../test/browser-user.ts';
import { TINY_PICTURE } from '../../../test/tiny-picture.ts';

test('what one writes of oneself in the settings everyone reads, with one’s projects and role', async ({
  browser,
  page,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One']);
  const own = await anna.opens(browser, `/users/${anna.username}#settings`);
  const about = own.getByRole('textbox', { name: 'About you', exact: true });
  await about.fill('x'.repeat(1001));
  await own.getByLabel('Avatar link').fill('javascript:alert(1)');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('At most 1,000 characters.')).toBeVisible();
  await expect(own.getByText('Links must start with http:// or https://.')).toBeVisible();

  await about.fill('I translate **nonsense**.');
  await own.getByLabel('Avatar link').fill('');
  await own.getByRole('radio', { name: 'Female' }).check();
  // Another tab saves meanwhile: both values are shown, and no typed text is lost.
  await anna.does(editProfile, { body: { about: 'I sing.' } });
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Your profile was saved in another tab.')).toBeVisible();
  await expect(own.getByRole('region', { name: 'About you', exact: true })).toContainText('I sing.');
  await expect(about).toHaveValue('I translate **nonsense**.');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(own.getByText('Saved', { exact: true })).toBeVisible();
  await own.getByRole('tab', { name: 'Profile' }).click();
  await expect(own.getByText('I translate nonsense.')).toBeVisible();

  await page.goto(`/users/${anna.username}#settings`);
  await expect(page.getByText('I translate nonsense.')).toBeVisible();
  await expect(page.getByText('Female')).toBeVisible();
  await expect(page.getByRole('link', { name: project.name })).toContainText('Owner');
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('who has written nothing of themselves is offered to, on their own page alone', async ({
  browser,
  page,
}) => {
  const anna = await newUser('anna');
  await page.goto(`/users/${anna.username}`);
  await expect(page.getByText('No projects yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').locator('section').locator('xpath=preceding-sibling::*')).toHaveText([
    new RegExp(anna.username),
  ]);

  const own = await anna.opens(browser, '/user');
  await own.getByRole('button', { name: 'Add a few words about you' }).press('Enter');
  await expect(own.getByRole('tab', { name: 'Settings' })).toBeFocused();
  const about = own.getByRole('textbox', { name: 'About you', exact: true });
  await about.fill('I sing.');
  await own.getByRole('button', { name: 'Save', exact: true }).click();
  await own.getByRole('tab', { name: 'Profile' }).click();
  await expect(own.getByText('I sing.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Add a few words about you' })).toHaveCount(0);
});

test('one’s picture is sent and taken away; the videos of one’s text play in a frame that is let do little', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const videos = [
    '[video](https://youtu.be/dQw4w9WgXcQ)',
    '[video](https://vimeo.com/76979871)',
    '[video](https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d)',
  ];
  await anna.does(editProfile, { body: { about: videos.join('\n\n') } });
  const page = await anna.opens(browser, '/user');
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    // A page in place of the player that tries to open a window.
    const body = `<p>${new URL(route.request().url()).host}</p><script>document.write(String(open('about:blank')))</script>`;
    return route.fulfill({ contentType: 'text/html', body });
  });

  const picture = page.getByRole('main').locator('header img');
  await expect(page.getByRole('heading', { name: anna.username })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await page.getByRole('tab', { name: 'Settings' }).click();
  const avatar = page.getByRole('group', { name: 'Avatar' });
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(TINY_PICTURE) };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    avatar.getByRole('button', { name: 'Upload image' }).click(),
  ]);
  await chooser.setFiles({ ...file, buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(avatar.getByRole('alert')).toContainText('Can’t read this image');
  await avatar.locator('input[type=file]').setInputFiles(file);
  await expect(avatar.locator('img')).toHaveAttribute('src', /^\/api\/images\//);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await avatar.getByRole('button', { name: 'Remove' }).click();
  await expect(avatar.locator('img')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(picture).toHaveCount(0);

  await expect(page.getByRole('link', { name: 'video' })).toHaveAttribute(
    'href',
    'https://tube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
  );
  expect(asked).toEqual([]);
  for (const [host, player] of [
    ['youtu.be', 'www.youtube-nocookie.com'],
    ['vimeo.com', 'player.vimeo.com'],
  ]) {
    await page.getByRole('button', { name: `Play video from ${host}` }).click();
    const frame = page.locator(`iframe[src^="https://${player}/"]`);
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
    await expect(frame.contentFrame().locator('body')).toHaveText(`${player}null`);
  }
  expect(asked).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://player.vimeo.com/video/76979871?dnt=1',
  ]);
  const refused = await page.evaluate(async () => {
    const frame = Object.assign(document.createElement('iframe'), { src: 'https://tube.example/' });
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)),
    );
    document.body.append(frame);
    return violation;
  });
  expect(refused).toBe('frame-src');
});

test('who is limited in editing the profile has no settings of it there, but the account, security, notifications and API tokens', async ({
  browser,
}) => {
  const boris = await newUser('boris');
  const admin = await siteAdmin();
  await admin.does(restrictUser, {
    params: { user: boris.username },
    body: { limitations: RESTRICTIONS.editingProfile },
  });
  const page = await boris.opens(browser, '/user');
  await expect(page.getByRole('heading', { name: boris.username })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Profile',
    'Account',
    'Security',
    'Notifications',
    'API tokens',
    'My data',
  ]);
});

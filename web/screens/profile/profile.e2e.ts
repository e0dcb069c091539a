import { expect } from '@playwright/test';
import { editProfile } from '#contract/identity/users.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('the videos of one’s text play in a frame that is let do little', async ({ browser }) => {
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

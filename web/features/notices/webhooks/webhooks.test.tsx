import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listWebhooks } from '#contract/notices/webhooks.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { afterJobs } from '../../../../test/page/run-jobs.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();

test('a manager adds a webhook by the keyboard, copies its secret once, tries it, edits and deletes it (webhooks.14)', async () => {
  const anna = await testApp.signUp('anna');
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}#webhooks`);
  const url = () => screen.getByLabelText(/^URL/);
  const isRefused = () => waitFor(() => expect(url()).toHaveAttribute('aria-invalid', 'true'));
  const findList = () => screen.findByRole('list', { name: 'Webhooks' });
  const hasFocus = (name: string, level: number) =>
    waitFor(() => expect(screen.getByRole('heading', { name, level })).toHaveFocus());
  await enter('Add webhook');
  await waitFor(() => expect(url()).toHaveFocus());
  await page.user.keyboard('ftp://example.org{Enter}');
  await isRefused();
  await page.fill(url(), 'http://hooks.example.org/x');
  await page.user.keyboard('{Enter}');
  await isRefused();
  await page.fill(url(), 'https://hooks.example/services/secret');
  await page.fill(/^Description/, 'Of our chat');
  await pressOn(screen.getByLabelText('Comments'), '[Space]');
  await expectAccessible();
  await pressOn(url());

  const secret = /^whsec_/;
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your webhook’s secret' })).toHaveFocus());
  await screen.findByText(secret);
  await expectAccessible();
  await page.press('Done');
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());

  expect(await findList()).toHaveTextContent('hooks.example');
  expect(await findList()).toHaveTextContent('Active');
  const [made] = await anna.does(listWebhooks, { params: { project: project.id } });
  expect(made?.groups).toEqual(['translations', 'approvals', 'comments']);

  await page.press('Send test to hooks.example');
  const messages = await screen.findByRole('list', { name: 'Messages to hooks.example' });
  expect(await within(messages).findByRole('listitem')).toHaveTextContent('ping');
  // The service has no such host to connect to.
  await afterJobs(testApp, () => expect(messages).toHaveTextContent('no connection'));
  await page.press(/^Details of ping/, within(messages));
  await waitFor(() => expect(messages).toHaveTextContent('"type": "ping"'));
  await expectAccessible();

  await page.press('Edit the webhook to hooks.example');
  await pressOn(await screen.findByLabelText('Enabled'), '[Space]');
  await page.press('Save');
  await waitFor(async () => expect(await findList()).toHaveTextContent('Switched off'));
  await page.press('New secret for hooks.example');
  await page.press('Make new secret');
  await screen.findByText(secret);
  await page.press('Done');
  await page.press('Delete the webhook to hooks.example');
  await page.press('Delete webhook');
  await screen.findByText('No webhooks yet.');
  await hasFocus('Webhooks', 2);
});

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pushFile } from '#contract/files/files.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { deleteString } from '#contract/texts/strings.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { findItem } from '../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const findLog = () => screen.findByRole('region', { name: 'Log, newest first' });
const shows = async (text: string) => waitFor(async () => expect(await findLog()).toHaveTextContent(text));
const hides = async (text: string) =>
  waitFor(async () => expect(await findLog()).not.toHaveTextContent(text));
const findFilter = () => screen.findByLabelText('Filter the log');
const field = (name: string) => screen.findByRole('combobox', { name });
const holds = (name: string, value: string) =>
  waitFor(async () => expect(await field(name)).toHaveValue(value));
const inAddress = (name: string) => new URLSearchParams(location.search).get(name);

/** A project that Boris has joined, and the addresses of its strings. */
async function joined(strings: string[]) {
  const made = await projectOf(anna, { strings });
  await joinAs(testApp, boris, made.project, 'translator');
  const [first, second, third] = made.strings;
  if (!first || !second) throw new Error('There are two strings.');
  return { ...made, first, second, third };
}

test('a manager reads who did what, opens a group and what changed, and asks for less', async () => {
  const { project, strings, first } = await joined(['One white rabbit.', 'Two.', 'Three.']);
  let id = 0;
  for (const params of strings.toReversed()) {
    const body = { text: 'Один чёрный кролик бежал домой.', status: 0 } as const;
    ({ id } = await boris.does(addTranslation, { params, body }));
  }
  const text = 'Один белый кролик бежал домой.';
  await anna.does(editTranslation, { params: { ...first, translation: id }, body: { text } });

  const page = await openPage(testApp, anna, `/projects/${project.id}#log`);
  const edit = await findItem('anna edited a translation in “One”');
  await page.press('Details', within(edit));
  await waitFor(() => expect(edit.querySelector('del')).toHaveTextContent('чёрный'));
  expect(edit.querySelector('ins')).toHaveTextContent('белый');

  const group = within(await findItem('boris added 3 translations'));
  await enter('Details', group);
  expect(await group.findAllByRole('listitem')).toHaveLength(3);
  expect(group.getAllByRole('link', { name: 'a translation' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/editor/[0-9a-f]+\\?string=${first.string}$`)),
  );
  await shows('Start of the log.');

  await page.choose('Member', 'boris');
  await hides('edited a translation');
  await shows('joined the project');
  await page.choose('Action', 'Approvals');
  const none = (await screen.findByText('No matching entries')).closest<HTMLElement>('[role=status]');
  await page.press('Clear filters', within(none ?? document.body));
  await shows('edited a translation');

  const his = await openPage(testApp, boris, `/projects/${project.id}#log`);
  expect(await screen.findByRole('tab', { name: 'Project' })).toHaveAttribute('aria-selected', 'true');
  await his.user.click(screen.getByRole('tab', { name: 'Log' }));
  const parts = within(await screen.findByRole('navigation', { name: 'Log' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Deleted', 'Past']);
});

test('a group is counted to its end, or says that there may be more (log.11)', async () => {
  const { project, strings } = await projectOf(anna);
  const [params = expect.fail()] = strings;
  for (let at = 0; at < 60; at++) {
    await anna.does(addTranslation, { params, body: { text: `Раз ${at}.`, status: 0 } });
  }
  await openPage(testApp, anna, `/projects/${project.id}#log`, {
    prepare: (network) => network.reply(/[?&]before=/, Response.json({}, { status: 400 })),
  });
  await shows('added 50 translations or more');
  await enter('Try again');
  await shows('added 60 translations');
  await hides('or more');
});

test('a batch is one line, which opens with what it has changed (batches.7)', async () => {
  const { project, strings } = await projectOf(anna, {
    strings: Array.from({ length: 60 }, (_, at) => `Line ${at}`),
  });
  const body = { strings: strings.map(({ string }) => string) };
  // Both are done before the page opens: a live change would load the entries again and take the refusal below away.
  for (const action of ['copySource', 'approve'] as const) {
    await anna.does(startBatch, { params: { project: project.id }, body: { ...body, action } });
    await runJobs(testApp);
  }

  const page = await openPage(testApp, anna, `/projects/${project.id}#log`);
  await shows('approved the translations of');
  await shows('Start of the log.');
  const copied = within(await findItem('copied the source texts of 60 strings'));
  await enter('Details', copied);
  await waitFor(() => expect(copied.getAllByRole('listitem')).toHaveLength(50));
  expect(copied.getAllByRole('listitem')[0]).toHaveTextContent('Line 59');
  page.network.reply(/[?&]before=/, Response.json({}, { status: 400 }));
  await enter('Show older entries', copied);
  await enter('Try again', copied);
  await waitFor(() => expect(copied.getAllByRole('listitem')).toHaveLength(60));
});

test('an update of a book is one line, which opens with its sections and their strings (updates.8)', async () => {
  const { project } = await projectOf(anna);
  const push = (...texts: string[]) =>
    anna.does(pushFile, {
      params: { project: project.id },
      query: { path: 'tale.html' },
      body: Buffer.from(
        `<body>${texts.map((text, at) => `<h1>Part ${at}</h1><p>${text}</p>`).join('')}</body>`,
      ),
    });
  await push('The Rabbit took a watch out.', 'She began to cry again.');
  await push('The Rabbit took a big watch out.', 'She began to cry once again.');
  const page = await openPage(testApp, anna, `/projects/${project.id}#log`);
  const line = await findItem('anna updated the source from a newer file of a book');
  expect(line).toHaveTextContent('tale.html2 changed');
  await page.press('Details', within(line));
  const part = await waitFor(() => {
    const found = within(line).getAllByRole('listitem')[0];
    expect(found).toHaveTextContent('updated the source of “Part 1”');
    return found as HTMLElement;
  });
  await page.press('Details', within(part));
  await waitFor(() => expect(part).toHaveTextContent(/edited a string/));
});

test('the filter is chosen by keyboard, stands in the address and goes back (log.20)', async () => {
  const { project, first, second } = await joined(['One.', 'Two.']);
  await boris.does(addTranslation, { params: first, body: { text: 'Раз.', status: 0 } });
  await anna.does(addTranslation, { params: second, body: { text: 'Два.', status: 0 } });

  const page = await openPage(testApp, anna, `/projects/${project.id}#log`);
  const choose = async (label: string, typed: string) => {
    (await field(label)).focus();
    await page.user.keyboard(`${typed}{ArrowDown}{Enter}`);
  };
  await shows('Start of the log.');
  await choose('Member', 'boris');
  await waitFor(() => expect(inAddress('member')).toBe(String(boris.id)));
  await shows('joined the project');
  await hides('created the project');

  await page.user.tab();
  expect(await field('Action')).toHaveFocus();
  await choose('Action', 'All about translations');
  await shows('added a translation');
  await hides('joined the project');
  await choose('Section', 'One');
  await choose('Period', '');
  await waitFor(() => expect(inAddress('period')).toBe('today'));
  await shows('added a translation');

  // What is added meanwhile is shown if it matches.
  await waitFor(() => expect(page.network.answered.join()).toContain('/events?'));
  await anna.does(addTranslation, { params: first, body: { text: 'Один.', status: 0 } });
  await boris.does(addTranslation, { params: second, body: { text: 'Второй.', status: 0 } });
  await shows('added 2 translations');

  for (const name of ['period', 'section', 'kind']) {
    expect(inAddress(name), name).not.toBeNull();
    history.back();
    await waitFor(() => expect(inAddress(name)).toBeNull());
  }
  await shows('joined the project');
  await enter('Clear filters', within(await findFilter()));
  await shows('created the project');
  expect(await field('Member')).toHaveFocus();

  // Another tab has no filter in its address.
  await choose('Member', 'boris');
  await waitFor(() => expect(inAddress('member')).not.toBeNull());
  await page.user.click(screen.getByRole('tab', { name: 'Statistics' }));
  expect(inAddress('member')).toBeNull();
  history.back();
  await holds('Member', 'boris');

  const shared = `?member=${boris.id}&kind=translations&section=${printSectionId(first.section)}&period=today#log`;
  await page.load(`/projects/${project.id}${shared}`);
  await holds('Member', 'boris');
  await holds('Action', 'All about translations');
  await holds('Section', 'One');
  await shows('added 2 translations');
});

test('a string is shown in the log from its menu, and entries lead back to it while it is there (log.21)', async () => {
  const { project, first, second } = await joined(['One white rabbit.', 'Two.']);
  await anna.does(addTranslation, { params: first, body: { text: 'Раз.', status: 0 } });
  await anna.does(addTranslation, { params: second, body: { text: 'Два.', status: 0 } });
  const body = {
    word: 'rabbit',
    translate: 'кролик',
    word_key: 'rabbit*',
    translate_key: 'кролик*',
    desc: '',
  };
  await anna.does(addEntry, { params: { project: project.id }, body });

  const inEditor = `/projects/${project.id}/editor/${printSectionId(first.section)}?string=${first.string}`;
  const page = await openPage(testApp, anna, inEditor);
  const menus = await screen.findAllByRole('button', { name: 'More actions for string 1' });
  await pressOn(menus.at(-1) as HTMLElement);
  await enter('Show in the log', undefined, 'menuitem');
  await waitFor(async () => expect(await findFilter()).toHaveTextContent('String: One white rabbit.'));
  const log = within(await findLog());
  expect(await log.findAllByRole('listitem')).toHaveLength(1);

  await enter('Details', log);
  await enter('Open in the editor', log, 'link');
  await waitFor(() => expect(page.address()).toBe(inEditor));
  history.back();
  expect(await findFilter()).toHaveTextContent('String: One white rabbit.');

  await waitFor(() => expect(page.network.answered.join()).toContain('/events?'));
  await anna.does(deleteString, { params: first });
  await waitFor(async () => expect(await findFilter()).toHaveTextContent('A deleted string'));
  const deleted = await findItem('deleted a string');
  await enter('Details', within(deleted));
  await waitFor(() => expect(deleted).toHaveTextContent('This string is no longer there.'));
  expect(
    within(await findItem('added a translation')).queryByRole('link', { name: 'a translation' }),
  ).toBeNull();

  await enter('Show all strings', within(await findFilter()));
  expect(await field('Member')).toHaveFocus();
  const word = within(await findItem('added “rabbit” to the dictionary'));
  await enter('Details', word);
  await enter('Show in the dictionary', word, 'link');
  expect(await screen.findByLabelText('Search dictionary')).toHaveValue('rabbit');
  expect(screen.getByRole('tab', { name: 'Dictionary' })).toHaveAttribute('aria-selected', 'true');
});

test('while its first entries load, the log is a box with lines as they will be', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const goOn = page.network.hold(/^GET .*\/logs/);
  await page.user.click(await screen.findByRole('tab', { name: 'Log' }));
  const box = await waitFor(
    () => document.querySelector('[data-pending]:has([aria-hidden])') ?? expect.fail('no box'),
  );
  expect(box).toHaveTextContent('Loading');
  expect(box.querySelectorAll('[aria-hidden] > div').length).toBeGreaterThan(5);
  await findFilter();
  goOn();
  await screen.findByText(/added the section/);
  expect(document.querySelector('[data-pending]')).toBeNull();
});

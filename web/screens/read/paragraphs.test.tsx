import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { seeAll } from '../../../test/page/in-view.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
seeAll();

test('strings of one paragraph are read as one in each view, are marked in the editor, and each leads to itself', async () => {
  const anna = await testApp.signUp('anna');
  const { project, params } = await projectOf(anna, { strings: ['Before.'] });
  const [first, second] = await anna.does(addStrings, {
    params,
    body: [{ text: 'First half.' }, { text: 'Second half.', continues: true }, { text: 'After.' }],
  });
  const string = first?.id ?? 0;
  await anna.does(addTranslation, { params: { ...params, string }, body: { text: 'Первая половина.' } });
  const hex = printSectionId(params.section);
  const page = await openPage(testApp, anna, `/projects/${project.id}/read/${hex}`);
  const paragraphs = () => screen.getByRole('main').querySelectorAll('p');
  const middle = () => paragraphs()[1] as HTMLElement;
  await waitFor(() => expect(paragraphs()).toHaveLength(3));
  expect(middle()).toHaveTextContent('Первая половина. Second half.');

  await page.user.click(screen.getByText('Both'));
  await waitFor(() =>
    expect(middle().querySelector(':scope > span[lang=en]')).toHaveTextContent(/^First half. Second half.$/),
  );
  expect(paragraphs()).toHaveLength(3);
  expect(middle()).toHaveTextContent('Первая половина.');
  await waitFor(() => within(middle()).getAllByRole('link', { name: 'Translate #3' }));
  await expectAccessible();

  await page.user.click(within(middle()).getAllByText('Second half.')[0] as HTMLElement);
  await waitFor(() =>
    expect(page.address()).toBe(`/projects/${project.id}/editor/${hex}?string=${second?.id}`),
  );
  const marks = await screen.findAllByRole('img', { name: 'Continues the previous string' });
  for (const mark of marks) expect(mark.closest('li')).toHaveTextContent('Second half.');
});

import { expect, test } from 'vitest';
import { HELP_TOPICS } from '#domain/core/addresses/help-topics.ts';
import type { HelpPages } from './help-page.ts';
import { searchHelp } from './search-help.ts';

const pages = Object.fromEntries(
  HELP_TOPICS.map((topic) => [topic, { title: topic, summary: 'A page.', html: '<p>Nothing special.</p>' }]),
) as HelpPages;

test('nothing sought finds every page, in their order', () => {
  expect(searchHelp(pages, ' ')).toEqual(HELP_TOPICS);
});

test('pages with the words in the title come first, then those with them in the text', () => {
  const found = searchHelp(
    {
      ...pages,
      roles: {
        title: 'Members and roles',
        summary: 'Who may do what.',
        html: '<p>Approve own translations</p>',
      },
      approve: { title: 'Review and approve', summary: 'Editors approve.', html: '' },
    },
    'APPROVE',
  );
  expect(found).toEqual(['approve', 'roles']);
});

test('other forms of a word are found, and letters with and without diacritics are the same', () => {
  const russian = { title: 'Субтитры', summary: 'Перевод субтитров.', html: '' };
  const italian = { title: 'Perché', summary: 'Sì.', html: '' };
  const all = { ...pages, subtitles: russian, account: italian };
  expect(searchHelp(all, 'субтитрами')).toEqual(['subtitles']);
  expect(searchHelp(all, 'perche')).toEqual(['account']);
});

test('every word is asked for, and tags are no words', () => {
  const all = {
    ...pages,
    import: { title: 'Import', summary: 'Bring a text in.', html: '<strong>JSON</strong>' },
  };
  expect(searchHelp(all, 'json import')).toEqual(['import']);
  expect(searchHelp(all, 'json chapters')).toEqual([]);
  expect(searchHelp(all, 'strong')).toEqual([]);
});

test('an extension, with or without its dot, finds the page on its format first (screens.22)', () => {
  const text = '<p>Import a template.</p>';
  const all = {
    ...pages,
    import: { title: 'Import po', summary: '', html: '<code>.po</code>' },
    po: { title: 'gettext', summary: '', html: `<dd><code>.po</code></dd>${text}` },
    books: { title: 'Books', summary: 'Positions of points.', html: '' },
    translate: { title: 'Translate', summary: 'Important.', html: '' },
  };
  expect(searchHelp(all, '.po')).toEqual(['po', 'import']);
  expect(searchHelp(all, 'po')).toEqual(['po', 'import', 'books']);
  expect(searchHelp(all, '.PO import')).toEqual(['po', 'import']);
});

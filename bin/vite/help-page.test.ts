import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isPage } from '#domain/addresses/addresses.ts';
import { HELP_TOPICS } from '#domain/addresses/help-topics.ts';
import { INTERFACE_LANGUAGES } from '#domain/languages/interface-languages.ts';
import { textsOf } from '../../test/texts-of.ts';
import { all as en } from '../../web/language/en/all.ts';
import { readHelpPage } from './help-page.ts';

const HELP = join(import.meta.dirname, '..', '..', 'web', 'screens', 'help');
const read = (language: string, topic: string) =>
  readHelpPage(readFileSync(join(HELP, 'pages', language, `${topic}.md`), 'utf8'));
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found]) => found);

test('a page is a title, a summary and HTML, with the same ids of headings in every language', () => {
  const page = readHelpPage(
    '# Title\n\nIn short.\n\n## One\n\n![Look](editor)\n\n## Two **b**\n\n[more](/help/roles)\n',
  );
  expect(page).toMatchObject({ title: 'Title', summary: 'In short.', pictures: ['editor'] });
  expect(page.html).toContain('<h2 id="part-2">Two <strong>b</strong></h2>');
  expect(page.html).toContain('<img src="picture:editor" alt="Look"');
  expect(() => readHelpPage('No title')).toThrow('begins with a heading');
});

describe.each(INTERFACE_LANGUAGES)('the guide in %s', (language) => {
  test('has a page for every topic and no other', () => {
    const files = readdirSync(join(HELP, 'pages', language)).map((name) => name.replace(/\.md$/, ''));
    expect(files.toSorted()).toEqual(HELP_TOPICS.toSorted());
  });

  test.each(HELP_TOPICS)(
    '%s names labels, pages and pictures that exist, the same as in English',
    (topic) => {
      const { title, summary, html, pictures } = read(language, topic);
      expect(title + summary).not.toMatch(/[*_`{}[\]<>]/);
      const english = read('en', topic);
      const labels = all(/\{\{([\w.]+)\}\}/g, html);
      expect(labels.filter((key) => !textsOf(en).has(key ?? ''))).toEqual([]);
      expect(labels.toSorted()).toEqual(all(/\{\{([\w.]+)\}\}/g, english.html).toSorted());
      expect(
        all(/href="([^"]+)"/g, html).filter((path) => !isPage(path ?? '') && path !== '/api/docs'),
      ).toEqual([]);
      expect(pictures).toEqual(english.pictures);
      const missing = pictures.filter(
        (name) => !existsSync(join(HELP, 'pictures', language, `${name}.webp`)),
      );
      expect(missing).toEqual([]);
      expect(all(/<h2 id="([^"]+)"/g, html)).toEqual(all(/<h2 id="([^"]+)"/g, english.html));
      expect(html.match(/<li>/g)?.length).toBe(english.html.match(/<li>/g)?.length);
    },
  );
});

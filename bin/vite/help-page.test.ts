import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  FORMAT_KINDS,
  FORMAT_TOPICS,
  HELP_TOPICS,
  type HelpTopic,
  kindOfTopic,
  TASK_TOPICS,
} from '#domain/core/addresses/help-topics.ts';
import { isPage } from '#domain/core/addresses/pages.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import { extensionsOf, TOPIC_OF } from '#domain/formats/format-topics.ts';
import { TEXTS, textsOf } from '../../test/texts-of.ts';
import { readHelpPage } from './help-page.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const HELP = join(ROOT, 'web', 'screens', 'help');
/** The folder of the pages on formats: in English they are documentation of the code too (screens.21). */
const formatsIn = (language: InterfaceLanguage) =>
  language === 'en' ? join(ROOT, 'docs', 'formats') : join(HELP, 'pages', language, 'formats');

function fileOf(language: InterfaceLanguage, topic: HelpTopic): string {
  if (topic === 'formats') return join(formatsIn(language), 'README.md');
  return kindOfTopic(topic)
    ? join(formatsIn(language), `${topic}.md`)
    : join(HELP, 'pages', language, `${topic}.md`);
}

const read = (language: InterfaceLanguage, topic: HelpTopic) =>
  readHelpPage(readFileSync(fileOf(language, topic), 'utf8'));
const namesIn = (folder: string) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [name.replace(/\.md$/, '')] : []));
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

test('a table without names of columns is a list of terms, and links by file are addresses of pages', () => {
  const { html } = readHelpPage(
    '# Title\n\nIn short.\n\n| | |\n|---|---|\n| Read | [all](po.md), `a\\|b` |\n\n[one](../x/en/import.md) [all](README.md) [site](https://example.com/a.md)\n',
  );
  expect(html).toContain('<dl><dt>Read</dt><dd><a href="/help/po">all</a>, <code>a|b</code></dd>\n</dl>');
  expect(all(/href="([^"]+)"/g, html)).toEqual([
    '/help/po',
    '/help/import',
    '/help/formats',
    'https://example.com/a.md',
  ]);
});

test('every format has a page of the guide, and every page on a format has a format (screens.21)', () => {
  expect([...new Set(Object.values(TOPIC_OF))].toSorted()).toEqual(
    Object.values(FORMAT_TOPICS).flat().toSorted(),
  );
});

describe.each(INTERFACE_LANGUAGES)('the guide in %s', (language) => {
  test('has a page for every topic and no other', () => {
    const tasks = TASK_TOPICS.filter((topic) => topic !== 'formats');
    expect(namesIn(join(HELP, 'pages', language)).toSorted()).toEqual(tasks.toSorted());
    const formats = ['README', ...Object.values(FORMAT_TOPICS).flat()];
    expect(namesIn(formatsIn(language)).toSorted()).toEqual(formats.toSorted());
  });

  test('lists the formats of each kind, with the title of each page (screens.21)', () => {
    const { html } = read(language, 'formats');
    const tables = all(/<table>(.*?)<\/table>/gs, html);
    const listed = tables.map((table) => all(/href="\/help\/([^"]+)">/g, table ?? ''));
    expect(listed).toEqual(FORMAT_KINDS.map((kind) => [...FORMAT_TOPICS[kind]]));
    const titles = tables.flatMap((table) => all(/href="[^"]+">([^<]+)</g, table ?? ''));
    expect(titles).toEqual(
      Object.values(FORMAT_TOPICS)
        .flat()
        .map((topic) => read(language, topic).title),
    );
  });

  test.each(Object.values(FORMAT_TOPICS).flat())('%s names the extensions of its files', (topic) => {
    const [files = ''] = all(/<dl><dt>[^<]+<\/dt><dd>(.*?)<\/dd>/g, read(language, topic).html);
    for (const extension of extensionsOf(topic)) expect(files).toContain(`<code>.${extension}</code>`);
  });

  test.each(HELP_TOPICS)(
    '%s names labels, pages and pictures that exist, the same as in English',
    (topic) => {
      const { title, summary, html, pictures } = read(language, topic);
      expect(title + summary).not.toMatch(/[*_`{}[\]<>]/);
      const english = read('en', topic);
      const labels = all(/\{\{([\w.]+)\}\}/g, html);
      expect(labels.filter((key) => !textsOf(TEXTS.en).has(key ?? ''))).toEqual([]);
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
      for (const tag of ['<li>', '<dt>', '<tr>', '<table>', '</p>'])
        expect({ tag, amount: html.split(tag).length }).toEqual({
          tag,
          amount: english.html.split(tag).length,
        });
    },
  );
});

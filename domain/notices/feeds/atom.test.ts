import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { atomFeed, type Feed } from './atom.ts';

const FEED: Feed = {
  self: 'https://example.org/api/projects/7/feed',
  page: 'https://example.org/projects/7',
  title: 'Алиса & "Co" <b>',
  subtitle: 'A ]]> \u0007 text',
  lang: 'ru',
  author: 'Dragoman',
  since: 1000,
  entries: [
    {
      link: 'https://example.org/projects/7/read/3?a=1&b=2',
      title: '<script>alert(1)</script>',
      published: 86_400_000,
      updated: 172_800_000,
      author: "o'neil",
      summary: 'One & two',
    },
    { link: 'https://example.org/projects/7/read/2', title: 'Two', published: 2000, updated: 2000 },
  ],
};

/** Every element with its text, as a reader of feeds sees it. */
function elementsOf(xml: string): string[] {
  const found: string[] = [];
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    const { href } = attributes;
    if (href && typeof href !== 'string') found.push(`${path.join('/')} → ${href.value}`);
  });
  parser.on('text', (text) => {
    if (text.trim()) found.push(`${path.join('/')}: ${text}`);
  });
  parser.on('closetag', () => path.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

test('a feed has its titles as plain text, whatever is in them, and the time of its newest entry (feeds.4)', () => {
  expect(elementsOf(atomFeed(FEED))).toEqual([
    'feed/id: https://example.org/api/projects/7/feed',
    'feed/title: Алиса & "Co" <b>',
    'feed/subtitle: A ]]>  text',
    'feed/link → https://example.org/api/projects/7/feed',
    'feed/link → https://example.org/projects/7',
    'feed/updated: 1970-01-03T00:00:00.000Z',
    'feed/author/name: Dragoman',
    'feed/entry/id: https://example.org/projects/7/read/3?a=1&b=2',
    'feed/entry/title: <script>alert(1)</script>',
    'feed/entry/link → https://example.org/projects/7/read/3?a=1&b=2',
    'feed/entry/published: 1970-01-02T00:00:00.000Z',
    'feed/entry/updated: 1970-01-03T00:00:00.000Z',
    "feed/entry/author/name: o'neil",
    'feed/entry/summary: One & two',
    'feed/entry/id: https://example.org/projects/7/read/2',
    'feed/entry/title: Two',
    'feed/entry/link → https://example.org/projects/7/read/2',
    'feed/entry/published: 1970-01-01T00:00:02.000Z',
    'feed/entry/updated: 1970-01-01T00:00:02.000Z',
  ]);
});

test('a feed without entries has the time since which it is there', () => {
  expect(elementsOf(atomFeed({ ...FEED, entries: [] }))).toContain('feed/updated: 1970-01-01T00:00:01.000Z');
});

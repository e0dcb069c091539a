import { expect, test } from 'vitest';
import { withLinkPreview } from './link-preview.ts';

const HTML = `<head>
    <title>Dragoman</title>
    <meta name="description" content="Of the site" />
    <script src="/first.js"></script>
</head>`;
const PREVIEW = {
  title: ['Chapter $& 1', 'Alice'],
  description: 'A girl\n\nfalls   down.',
  address: 'https://example.org/projects/7/read/1f',
  image: 'https://example.org/api/images/abc',
};

test('a page has the title, the description, the address and the image of its preview', () => {
  expect(withLinkPreview(HTML, PREVIEW, 'Dragoman')).toBe(`<head>
    <title>Chapter $&amp; 1 · Alice · Dragoman</title>
    <meta name="description" content="A girl falls down." />
    <meta property="og:site_name" content="Dragoman" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="Chapter $&amp; 1 · Alice" />
    <meta property="og:description" content="A girl falls down." />
    <meta property="og:url" content="https://example.org/projects/7/read/1f" />
    <meta property="og:image" content="https://example.org/api/images/abc" />
    <meta name="twitter:card" content="summary" />
    <script src="/first.js"></script>
</head>`);
});

test('without a description the site’s stays; without an address there is no link to the page or its image', () => {
  const bare = { ...PREVIEW, description: ' ', address: undefined, image: undefined };
  const html = withLinkPreview(HTML, bare, 'Dragoman');
  expect(html).toContain('content="Of the site"');
  expect(html).not.toMatch(/og:(description|url|image)/);
});

test('what users wrote is text, and a long description ends after a word', () => {
  const texts = { ...PREVIEW, title: ['</title><script>'], description: `"><b> ${'слово '.repeat(60)}` };
  const html = withLinkPreview(HTML, texts, 'Dragoman');
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; · Dragoman</title>');
  expect(html).toContain('content="&quot;&gt;&lt;b&gt; слово');
  expect(html).toMatch(/слово…" \/>/);
  expect(html.match(/<script/g)).toHaveLength(1);
});

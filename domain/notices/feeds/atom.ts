import { greatest } from '../../core/long-lists.ts';
import { permanentId } from '../../files/exports/books/permanent-id.ts';
import { escapeText } from '../../files/exports/books/xhtml.ts';

/** An entry of a feed; times in milliseconds. */
export type FeedEntry = {
  /** Its permanent id, and the address it leads to; a path where the service doesn't know its own address. */
  readonly link: string;
  readonly title: string;
  readonly published: number;
  readonly updated: number;
  /** Plain text. */
  readonly summary?: string | undefined;
  readonly author?: string | undefined;
};

/** A feed, its entries newest first. */
export type Feed = {
  /** The address of the feed itself, which is its permanent id. */
  readonly self: string;
  /** The page that shows the same. */
  readonly page: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** The language of the entries' titles, if they have one. */
  readonly lang?: string | undefined;
  /** Who stands for entries without an author. */
  readonly author: string;
  /** Milliseconds; the feed's time while it has no entries. */
  readonly since: number;
  readonly entries: readonly FeedEntry[];
};

/**
 * Writes a feed as Atom (RFC 4287). All titles and summaries are plain text (`type="text"`, the default), so that no reader
 * takes what a user wrote for HTML.
 */
export function atomFeed(feed: Feed): string {
  const updated = greatest([feed.since, ...feed.entries.map((entry) => entry.updated)]);
  const lang = feed.lang === undefined ? '' : ` xml:lang="${escapeText(feed.lang)}"`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom"${lang}>`,
    element('id', permanentId(feed.self)),
    element('title', feed.title),
    ...(feed.subtitle ? [element('subtitle', feed.subtitle)] : []),
    `<link rel="self" type="application/atom+xml" href="${escapeText(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeText(feed.page)}"/>`,
    element('updated', time(updated)),
    author(feed.author),
    ...feed.entries.map(entryXml),
    '</feed>\n',
  ].join('\n');
}

function entryXml(entry: FeedEntry): string {
  return [
    '<entry>',
    element('id', permanentId(entry.link)),
    element('title', entry.title),
    `<link rel="alternate" type="text/html" href="${escapeText(entry.link)}"/>`,
    element('published', time(entry.published)),
    element('updated', time(entry.updated)),
    ...(entry.author === undefined ? [] : [author(entry.author)]),
    ...(entry.summary ? [element('summary', entry.summary)] : []),
    '</entry>',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${escapeText(text)}</${name}>`;
const author = (name: string) => `<author>${element('name', name)}</author>`;
const time = (at: number) => new Date(at).toISOString();

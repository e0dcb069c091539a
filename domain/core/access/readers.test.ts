import { expect, test } from 'vitest';
import { FEED_SHOWS } from './project-settings.ts';
import { offersBooks, tellsOfPublished } from './readers.ts';
import { VISIBILITIES } from './visibility.ts';

test('only readers of a public project are offered books, and told of what is published (exports.37, feeds.8)', () => {
  for (const visibility of VISIBILITIES) {
    const isPublic = visibility === 'public';
    for (const guest_books of [true, false])
      expect(offersBooks({ visibility, guest_books })).toBe(isPublic && guest_books);
    for (const feed_shows of FEED_SHOWS)
      expect(tellsOfPublished({ visibility, feed_shows })).toBe(isPublic && feed_shows === 'published');
  }
});

import type { FeedShows } from './project-settings.ts';
import type { Visibility } from './visibility.ts';

/** The settings that decide what readers get without being members. */
type ForReaders = {
  readonly visibility: Visibility;
  readonly guest_books: boolean;
  readonly feed_shows: FeedShows;
};

/** Whether everyone who reads a project may download it as a book (exports.37). */
export const offersBooks = ({
  visibility,
  guest_books,
}: Pick<ForReaders, 'visibility' | 'guest_books'>): boolean => visibility === 'public' && guest_books;

/** Whether readers are told of the sections that managers publish (feeds.8). */
export const tellsOfPublished = ({
  visibility,
  feed_shows,
}: Pick<ForReaders, 'visibility' | 'feed_shows'>): boolean =>
  visibility === 'public' && feed_shows === 'published';

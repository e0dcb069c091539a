import { endpoint } from '../core/endpoint.ts';
import * as routes from './feeds.routes.ts';

/** Declares no reply because the response is an Atom feed (feeds.1). Everyone is a guest here. */
export const readProjectFeed = endpoint(routes.readProjectFeed, {
  summary: 'Read the Atom feed of a public project: its newest sections',
  isPublic: true,
});

/** Declares no reply, as `readProjectFeed` (feeds.3). */
export const readSiteFeed = endpoint(routes.readSiteFeed, {
  summary: 'Read the Atom feed of the site: its newest public projects',
  isPublic: true,
});

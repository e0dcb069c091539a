import { examples, inProject } from '../example.ts';
import * as calls from './feeds.ts';

export const feedsExamples = [
  examples(calls.readSiteFeed, 'noAuthentication | nothing | 1')(() => ({})),
  examples(calls.readProjectFeed, 'guestWhoReads | nothing | 3')(inProject),
];

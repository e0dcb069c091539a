import { examples, inProject, inSection } from '../example.ts';
import * as calls from './reading.ts';

export const readingExamples = [
  examples(
    calls.readSection,
    'readsProject | read | 2; ?limit ?int(1..10000); ?after ?id 9007199254740991:unknown $string:ok',
  )(inSection),
  examples(calls.readLooks, 'readsProject | read | 2')(inSection),
  examples(
    calls.readPicture,
    'readsProject | read | 2; ?picture string(1200)',
  )((filled) => ({ ...inProject(filled), query: { picture: filled.bookPicture } })),
  examples(calls.getReadingPlace, 'userWhoReads | read | 2')(inProject),
  examples(
    calls.setReadingPlace,
    'userWhoReads | translate | 3; string_id id 9007199254740991:404/string@gone',
  )((filled) => ({ ...inProject(filled), body: { string_id: filled.string } })),
];

import { examples, inProject } from '../example.ts';
import * as calls from './live.ts';

export const liveExamples = [
  examples(
    calls.readEvents,
    `readsProject | read | 1
    ?client ?string(1000) "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a page !":illegal`,
  )((filled) => ({ ...inProject(filled), query: { client: 'a_page_of_theirs' } })),
  examples(
    calls.showPresence,
    `userWhoReads | translate | 1
    client string(1000) "":illegal x*7:illegal x*8:ok x*40:ok x*41:illegal "a\\u0000bcdefgh":illegal
    string_id id|null $string:ok 9007199254740991:ok; is_writing,is_leaving ?bool`,
  )((filled) => ({ ...inProject(filled), body: { client: 'a_page_of_theirs', string_id: filled.string } })),
];

import { examples, inProject } from '../example.ts';
import * as calls from './past.ts';

export const pastExamples = [
  examples(
    calls.readPast,
    'readsProject | read | 4; ?at int(0..) -:number 0:409/notRecorded 9007199254740991:max',
  )((filled) => ({ ...inProject(filled), query: { at: Date.now() } })),
  examples(
    calls.readPastStrings,
    `readsProject | read | 5
    ?limit ?int(1..500); ?after ?id 9007199254740991:unknown $string:ok
    ?at int(0..) -:number 0:409/notRecorded 9007199254740991:max; ?section id -:number`,
  )((filled) => ({ ...inProject(filled), query: { at: Date.now(), section: filled.section } })),
];

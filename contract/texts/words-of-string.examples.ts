import { examples, type Filled, inProject } from '../example.ts';
import * as calls from './words-of-string.ts';

const onString = (filled: Filled) => ({
  params: { ...inProject(filled).params, section: filled.section, string: filled.string },
});

export const wordsOfStringExamples = [
  examples(calls.listWordsOfString, 'readsProject | read | 3')(onString),
  examples(
    calls.listMissingWords,
    'userWhoReads | translate | 3; text text(1..2000)',
  )((filled) => ({ ...onString(filled), body: { text: 'Текст' } })),
];

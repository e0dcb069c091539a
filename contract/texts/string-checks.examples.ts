import { examples, inProject } from '../example.ts';
import * as calls from './string-checks.ts';

export const stringCheckExamples = [
  examples(
    calls.checkTranslation,
    'userWhoReads | translate | 4; text text(1..2000)',
  )((filled) => ({
    params: { ...inProject(filled).params, section: filled.section, string: filled.string },
    body: { text: 'Текст' },
  })),
];

import { examples, inProject, OTHERS, OWN } from '../example.ts';
import * as calls from './deleted.ts';

export const deletedExamples = [
  examples(
    calls.listDeleted,
    `memberWith can_translate manage | read | 2
    ?before ?id 1:ok; ?limit ?int(1..200); ?kind ?one(section|string|translation|comment|entry)`,
  )(inProject),
  examples(calls.restoreDeleted, 'memberWith can_translate manage | translate | 8')(
    {
      is: 'one’s own',
      rights: '11 3333 ++++++  11 3333 ++++++  11 4334 ++++++ | 11 3333 ++++++  11 3333 333333',
      limited: { 8: '403 comment limited' },
      ask: (filled, who) => ({
        params: { project: filled.project, event: filled.deletionOf(OWN(filled, who)) },
      }),
    },
    {
      is: 'another’s',
      rights: '11 3333 ++++44  11 3333 ++++44  11 4334 ++++44 | 11 3333 ++++44  11 3333 333344',
      asks: 'can_manage_strings',
      ask: (filled, who) => ({
        params: { project: filled.project, event: filled.deletionOf(OTHERS(filled, who)) },
      }),
    },
  ),
];

import { examples, inProject, OTHERS, OWN } from '../example.ts';
import * as calls from './undo.ts';

export const undoExamples = [
  examples(calls.listMyEvents, 'anyMember | read | 2')(inProject),
  examples(calls.undoEvent, 'memberWith can_translate comment | translate | 9')(
    {
      is: 'one’s own',
      ask: (filled, who) => ({
        params: { project: filled.project, event: filled.eventOf(OWN(filled, who)) },
      }),
    },
    {
      is: 'another’s',
      rights: '11 3333 333333  11 3333 333333  11 4334 333333 | 11 3333 333333  11 3333 333333',
      ask: (filled, who) => ({
        params: { project: filled.project, event: filled.eventOf(OTHERS(filled, who)) },
      }),
    },
  ),
];

import { examples, inProject } from '../example.ts';
import * as calls from './batches.ts';

export const batchesExamples = [
  examples(
    calls.previewBatch,
    `memberWith can_translate | translate | 3
    action one(approve|unapprove|setInitial|clearInitial|copySource|retime|move|delete) "retime":by@required "move":section_id@required
    strings list(1..10000) [1.5]:number ["1"]:number [0]:min [9007199254740991]:ok; author ?id 1:ok
    section_id,before,after ?id 1:choice; pos ?int(1..10000) 1:choice 10000:choice
    by ?num(-360000000..360000000) 1.5:choice -1:choice; factor ?own "x":number 0:min 101:max 2:choice
    times ?one(source|target) "source":choice "target":choice`,
  )((filled) => ({ ...inProject(filled), body: { action: 'approve', strings: filled.strings.slice(0, 3) } })),
  examples(
    calls.startBatch,
    `memberWith can_translate | translate | 15
    action one(approve|unapprove|setInitial|clearInitial|copySource|retime|move|delete) "retime":by@required "move":section_id@required
    strings list(1..10000) [1.5]:number ["1"]:number [0]:min [9007199254740991]:ok; section_id,before,after ?id 1:choice
    pos ?int(1..10000) 1:choice 10000:choice; by ?num(-360000000..360000000) 1.5:choice -1:choice
    factor ?own "x":number 0:min 101:max 2:choice; times ?one(source|target) "source":choice "target":choice
    author ?id 1:choice`,
  )(
    {
      is: 'on translations',
      ask: (filled) => ({
        ...inProject(filled),
        body: { action: 'copySource', strings: filled.strings.slice(0, 3) },
      }),
    },
    {
      is: 'on strings',
      rights: '11 3333 ++++33  11 3333 ++++33  11 4334 ++++33 | 11 3333 ++3333  11 3333 333333',
      asks: 'can_manage_strings',
      needsTwoScopes: true,
      trips: 30,
      ask: (filled) => ({
        ...inProject(filled),
        body: { action: 'delete', strings: filled.strings.slice(0, 3) },
      }),
    },
  ),
  examples(
    calls.getBatch,
    'anyMember | read | 2',
  )((filled, who) => ({ params: { project: filled.project, batch: filled.eventOf(who) } })),
];

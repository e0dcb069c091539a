import { examples } from '../example.ts';
import * as calls from './blocks.ts';

export const blocksExamples = [
  examples(calls.listBlocks, 'signedIn | read | 2')(() => ({})),
  examples(
    calls.blockUser,
    'signedIn | translate | 7',
  )(({ cast }) => ({ params: { user: cast.newcomer.id } })),
  examples(
    calls.unblockUser,
    'signedIn | translate | 2',
  )(({ cast }) => ({ params: { user: cast.newcomer.id } })),
];

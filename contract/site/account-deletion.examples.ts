import { examples, PASSWORD } from '../example.ts';
import * as calls from './account-deletion.ts';

export const accountDeletionExamples = [
  examples(calls.getAccountDeletion, 'sessionOnly | session | 2')(() => ({})),
  examples(calls.downloadMyData, 'sessionOnly | session | 1')(() => ({})),
  examples(
    calls.askAccountDeletion,
    `sessionOnly | session | 13
    current_password string(1000) "":required "wrong":wrong; texts ?one(keep|erase)`,
  )({ by: 'anew', ask: () => ({ body: { current_password: PASSWORD, texts: 'keep' } }) }),
  examples(calls.cancelAccountDeletion, 'sessionOnly | session | 8')({ by: 'leaving', ask: () => ({}) }),
];

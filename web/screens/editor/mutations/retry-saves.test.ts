import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import type { Me } from '#contract/identity/users.ts';
import { type DraftTarget, EMPTY_DRAFT, withFailure, withSave } from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { sessionQuery } from '../../../data/session/session.ts';
import { retrySaves, startRetryingSaves } from './retry-saves.ts';

afterEach(() => {
  changeDraft('one', () => EMPTY_DRAFT);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const target: DraftTarget = {
  kind: 'translation',
  user: 1,
  project: { id: 1, at: '1' },
  section: 1,
  string: 1,
};
const why = { status: 500, errors: [{ key: 'general', kind: 'broken' }] } as const;

test('the first save that fails is sent again within two seconds, however long the page has been open', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  vi.stubGlobal('document', { cookie: `${SESSION_HINT}=1` });
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address);
    return Response.json({ status: 500, errors: why.errors }, { status: 500 });
  });
  const queries = new QueryClient();
  queries.setQueryData(sessionQuery.queryKey, { id: 1 } as Me);
  startRetryingSaves(queries);
  // As with a connection that is lost again and again.
  for (let times = 0; times < 10; times++) await retrySaves(queries);
  expect(sent).toEqual([]);

  const save = { key: 'one', text: 'One.', isInitial: false, begun: Date.now(), failures: 0 };
  changeDraft('one', (draft) => withFailure(withSave({ ...draft, target }, save), 'one', why));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).not.toEqual([]);
});

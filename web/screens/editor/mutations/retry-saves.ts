import type { QueryClient } from '@tanstack/react-query';
import { type DraftTarget, withSaveMovedToField } from '../../../data/drafts/draft.ts';
import { changeDraft, draftNames, getDraft, onDrafts } from '../../../data/drafts/draft-store.ts';
import { isKeyExpired, retryAfterOf } from '../../../data/drafts/retry-policy.ts';
import { type StoredSave, sendSave } from '../../../data/drafts/send-save.ts';
import { tryTabLock } from '../../../data/drafts/tab-lock.ts';
import { fetchCurrentUser, sessionQuery } from '../../../data/session/session.ts';
import { createEmitter } from '../../../data/store/store.ts';
import { connection, onConnection } from '../../../data/wire/connection.ts';
import { retryDelay } from '../../../data/wire/retry-delay.ts';
import { onServiceEvent } from '../../../data/wire/service-events.ts';
import { withTranslation } from '../state/rows.ts';
import { settleRow, showRow } from './row-updates.ts';

let isWatched = false;
let isSending = false;
/** How often in a row no save succeeded. */
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const retried = createEmitter<number>();

/** Calls back with the number of failed saves that have succeeded; returns the function that stops it. */
export const onSavesRetried = retried.subscribe;

/**
 * Retries failed saves, and those that a closed page left: at once, when the connection is back, and after a growing
 * delay. Only those of the signed-in user, and each in one tab.
 */
export function startRetryingSaves(queries: QueryClient): void {
  if (isWatched) return;
  isWatched = true;
  onConnection(() => connection() === 'there' && void retrySaves(queries));
  onServiceEvent((event) => event === 'signedIn' && void retrySaves(queries));
  onDrafts(() => {
    if (timer === undefined && !isSending && failedOf(queries).length > 0) wait(queries);
  });
  void retrySaves(queries);
}

/** Sends all stored saves now, or only the one with a key. */
export async function retrySaves(queries: QueryClient, only?: string): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (isSending || connection() !== 'there') return;
  isSending = true;
  let saved = 0;
  try {
    const isAny = draftNames().some((name) => getDraft(name).saves.length > 0);
    const user = isAny ? await userNow(queries) : undefined;
    for (const { name, target, save } of storedSavesOf(user)) {
      if (only !== undefined && save.key !== only) continue;
      await tryTabLock(save.key, async () => {
        if (await send(queries, name, target, save.key)) saved++;
      });
      if (connection() !== 'there') break;
    }
  } finally {
    isSending = false;
  }
  if (saved > 0) retried.emit(saved);
  const isAnyLeft = failedOf(queries).length > 0;
  failures = saved > 0 || !isAnyLeft ? 0 : failures + 1;
  if (isAnyLeft) wait(queries);
}

/** Sends a save as it is stored now, since another tab may have ended it. Returns whether it was saved. */
async function send(queries: QueryClient, name: string, target: DraftTarget, key: string): Promise<boolean> {
  const save = getDraft(name).saves.find((one) => one.key === key);
  if (!save) return false;
  if (isKeyExpired(save, Date.now())) {
    changeDraft(name, (draft) => withSaveMovedToField(draft, key, save.why));
    return false;
  }
  const { project, string } = target;
  try {
    const saved = await sendSave({ name, target, save });
    showRow(queries, project.id, string, (row) => withTranslation(row, saved));
    settleRow(queries, project.id, string);
    return true;
  } catch {
    return false;
  }
}

/** The signed-in user, if they are the user of the page: another tab may have signed in somebody else. */
async function userNow(queries: QueryClient): Promise<number | undefined> {
  const known = queries.getQueryData(sessionQuery.queryKey);
  if (known === null) return undefined;
  const current = await fetchCurrentUser().catch(() => undefined);
  return known === undefined || known.id === current?.id ? current?.id : undefined;
}

/** A user's stored saves, the oldest first. */
function storedSavesOf(user: number | undefined): StoredSave[] {
  if (user === undefined) return [];
  return draftNames()
    .flatMap((name) => {
      const { target, saves } = getDraft(name);
      return target?.user === user && target.kind !== 'newString'
        ? saves.map((save) => ({ name, target, save }))
        : [];
    })
    .sort((one, other) => one.save.begun - other.save.begun);
}

const failedOf = (queries: QueryClient) =>
  storedSavesOf(queries.getQueryData(sessionQuery.queryKey)?.id).filter(({ save }) => save.why !== undefined);

function wait(queries: QueryClient): void {
  const delays = failedOf(queries).map(({ save }) => (save.why && retryAfterOf(save.why)) ?? 0);
  const pause = Math.max(retryDelay('failed', failures + 1, Math.random()), ...delays);
  timer = setTimeout(() => void retrySaves(queries), pause);
}

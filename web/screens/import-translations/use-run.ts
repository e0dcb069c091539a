import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { importTranslationsToProject } from '#contract/files/translation-imports.ts';
import { batchesOf } from '#domain/files/imports/translation-pairs.ts';
import type { PairInText } from '#domain/files/previews/pair-texts.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { newIdempotencyKey } from '../../data/wire/new-idempotency-key.ts';
import { isRepeatedInput } from '../../data/writes/repeated-input.ts';

type Body = BodyOf<typeof importTranslationsToProject>;
type Reply = ReplyOf<typeof importTranslationsToProject>;
/** Sends one call of an import. */
export type Send = (body: Body, key: string) => Promise<Reply>;

/** What the server did with a translation: `blocked` if it added it, but not as what it was to be, because of checks (severities.9). */
export type Outcome = Reply[number]['outcome'] | 'blocked';

/** Whether all are initial, and whether what a file says is approved is approved (imports.55). */
type States = { isInitial: boolean; approves: boolean };

/** A run of an import: its pairs, their outcomes so far, and its state. */
export type RunState = {
  state: 'running' | 'stopping' | 'stopped' | 'failed' | 'done';
  pairs: readonly PairInText[];
  outcomes: ReadonlyMap<PairInText, Outcome>;
  states: States;
  /** The idempotency key of the run; each call appends its number, so that a repeated call has the same key. */
  key: string;
  error?: Error;
};

/**
 * Imports pairs call by call, until all are sent or the user stops it. A call is stored whole or not at all, and a run that
 * failed or was stopped can be continued (imports.35).
 */
export function useRun(send: Send) {
  const queries = useQueryClient();
  const [run, setRun] = useState<RunState>();
  const isStopped = useRef(false);
  const isRunning = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const go = async ({
    pairs,
    outcomes,
    states,
    key,
  }: Pick<RunState, 'pairs' | 'outcomes' | 'states' | 'key'>) => {
    if (isRunning.current || isRepeatedInput()) return;
    isRunning.current = true;
    isStopped.current = false;
    const became = new Map(outcomes);
    const report = (state: RunState['state'], error?: Error) =>
      setRun({ state, pairs, outcomes: new Map(became), states, key, error });
    report('running');
    try {
      const remaining = pairs.filter((pair) => pair.status === 'new' && !outcomes.has(pair));
      const next = remaining.values();
      for (const batch of batchesOf(remaining.flatMap((pair) => itemOf(pair, states)))) {
        if (isStopped.current) return report('stopped');
        for (const { outcome, checks } of await send(batch, `${key}-${became.size}`)) {
          const { value: pair } = next.next();
          if (pair) became.set(pair, checks ? 'blocked' : outcome);
        }
        report(isStopped.current ? 'stopping' : 'running');
      }
      report('done');
    } catch (error) {
      report('failed', error instanceof Error ? error : new Error(String(error)));
    } finally {
      isRunning.current = false;
      for (const queryKey of [cacheKeys.projects(), cacheKeys.sections(), cacheKeys.editor()])
        void queries.invalidateQueries({ queryKey });
    }
  };
  return {
    run,
    start: (pairs: readonly PairInText[], states: States) =>
      void go({ pairs, outcomes: new Map(), states, key: newIdempotencyKey() }),
    goOn: () => {
      if (run) void go(run);
    },
    stop: () => {
      isStopped.current = true;
      setRun((run) => run && { ...run, state: 'stopping' });
    },
    end: () => setRun(undefined),
  };
}

/** A run with the actions on it. */
export type Run = ReturnType<typeof useRun>;

function itemOf(
  { string, text, isDraft, isApproved, proofread }: PairInText,
  { isInitial, approves }: States,
): Body {
  const status = isInitial || isDraft ? INITIAL : isApproved && approves ? APPROVED : REGULAR;
  return string ? [{ string_id: string.id, text, status, replaces: proofread?.edits }] : [];
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useReader } from '../import-shared/use-reader.ts';
import type { Matched } from './planned-update.ts';

type Given = Omit<Matched, 'pairs'>;

/** How far matching is: its share from 0 to 1, that it has failed, or the pairs. */
type State = { of: Given } & ({ share: number } | { error: Error } | { matched: Matched });

/** Matches a file with a section in a worker, because by text a long section takes seconds. */
export function useMatched(given: Given | undefined) {
  const read = useReader();
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  const [stopped, setStopped] = useState<Given>();
  const isStopped = given !== undefined && stopped === given;
  const match = useEffectEvent(async (of: Given, abort: AbortController) => {
    setState({ of, share: 0 });
    const onProgress = (share: number) => setState({ of, share });
    // What matching doesn't depend on stays here.
    const stored = of.stored.map(({ text, key, context, max_length, continues }) => {
      return { text, key, context, max_length, continues };
    });
    const strings = of.strings.map(({ text, key, context }) => ({ text, key, context }));
    try {
      const request = { stored, strings, by: of.by };
      const pairs = await read('matchStrings', request, { onProgress, signal: abort.signal });
      if (!abort.signal.aborted) setState({ of, matched: { ...of, pairs } });
    } catch (error) {
      if (!abort.signal.aborted) setState({ of, error: error as Error });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (!given || isStopped) return;
    const abort = new AbortController();
    void match(given, abort);
    return () => abort.abort();
  }, [given, isStopped, attempt]);
  const now = state?.of === given && !isStopped ? state : undefined;
  const isOpen = given !== undefined && !isStopped && now === undefined;
  return {
    matched: now && 'matched' in now ? now.matched : undefined,
    /** The share that is done, while it runs. */
    share: now && 'share' in now ? now.share : isOpen ? 0 : undefined,
    isStopped,
    error: now && 'error' in now ? now.error : undefined,
    stop: () => setStopped(given),
    again: () => {
      setStopped(undefined);
      setAttempt((attempt) => attempt + 1);
    },
  };
}

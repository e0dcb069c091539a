import { useEffect, useEffectEvent, useState } from 'react';
import { previewMatches } from '#contract/files/previews.routes.ts';
import type { Section } from '#contract/texts/sections.ts';
import { usePreview } from '../import-shared/use-preview.ts';
import type { Matched } from './planned-update.ts';

type Given = Omit<Matched, 'pairs'>;

/** A text without what no call takes (strings.22); the page says at its row that it can't be imported. */
const sendable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** That matching has failed, or the pairs. */
type Ended = { of: Given } & ({ error: Error } | { matched: Matched });

/** Matches a file with a section, which takes the service seconds for a long one that is matched by text. */
export function useMatched({ project_id: project, id: section }: Section, given: Given | undefined) {
  const ask = usePreview();
  const [ended, setEnded] = useState<Ended>();
  const [attempt, setAttempt] = useState(0);
  const [stopped, setStopped] = useState<Given>();
  const isStopped = given !== undefined && stopped === given;
  const match = useEffectEvent(async (of: Given, { signal }: AbortController) => {
    const strings = of.strings.map(({ text, key = '', context = '' }) => ({
      text: sendable(text),
      key: sendable(key),
      context: sendable(context),
    }));
    try {
      const { matches } = await ask(previewMatches, {
        params: { project, section },
        body: { by: of.by, strings },
        signal,
      });
      // A string that is new there is refused by the update, which says that the section has changed.
      const places = new Map(of.stored.map(({ id }, at) => [id, at]));
      const pairs = matches.map((id) => (id === null ? undefined : places.get(id)));
      if (!signal.aborted) setEnded({ of, matched: { ...of, pairs } });
    } catch (error) {
      if (!signal.aborted) setEnded({ of, error: error as Error });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (!given || isStopped) return;
    const abort = new AbortController();
    void match(given, abort);
    return () => abort.abort();
  }, [given, isStopped, attempt]);
  const result = ended?.of === given && !isStopped ? ended : undefined;
  return {
    matched: result && 'matched' in result ? result.matched : undefined,
    isRunning: given !== undefined && !isStopped && result === undefined,
    isStopped,
    error: result && 'error' in result ? result.error : undefined,
    stop: () => setStopped(given),
    again: () => {
      setEnded(undefined);
      setStopped(undefined);
      setAttempt((attempt) => attempt + 1);
    },
  };
}

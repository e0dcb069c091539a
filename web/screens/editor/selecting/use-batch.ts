import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Batch } from '#contract/texts/batches.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { refreshContent } from '../../../features/history/undo/undo-step.ts';
import { useFollowBatch } from '../../../features/history/undo/use-follow-batch.ts';
import { useDropStringPages } from '../mutations/use-drop-string-pages.ts';
import { useEditor } from '../state/editor-context.ts';

type Options<Body> = {
  start: (body: Body) => Promise<Batch>;
  /** Says how many things a batch has changed. */
  words: (changed: number) => string;
  /**
   * Called when it has ended, if the component is still there that started it, or the one that its dialog was opened
   * from.
   */
  onEnd: () => void;
};

/**
 * Starts a batch and follows it to its end, also when its dialog is closed or another page is opened: then a toast says
 * what it has changed, with *Undo*, and what is shown of it is fetched again.
 */
export function useBatch<Body>({ start, words, onEnd }: Options<Body>) {
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const dropStringPages = useDropStringPages();
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const refresh = () => {
    dropStringPages();
    void queries.invalidateQueries({ queryKey: cacheKeys.editorRowsOf(project) });
    void queries.invalidateQueries({ queryKey: cacheKeys.matchingStrings(project) });
    return refreshContent(queries, project);
  };
  const follow = useFollowBatch(project, { words, refresh, onEnd: () => ended.current() });
  return useWrite({ mutationFn: start, onSuccess: (batch) => void follow(batch) });
}

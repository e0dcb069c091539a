// biome-ignore lint/style/noRestrictedImports: this is what others use instead.
import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isRepeatedInput } from './repeated.ts';

type Options<Reply, Asked, Shown> = UseMutationOptions<Reply, Error, Asked, Shown> & {
  /** What makes two writes the same, where several may be under way at once; left out, one at a time. */
  sameBy?: (asked: Asked) => string;
};

/**
 * A write that a person starts (editor.20). It is never sent twice: not while the same is under way, and not by the second
 * click of a double-click or by a held key. Otherwise TanStack's `useMutation`, which no other file of the app uses for
 * writes.
 */
export function useWrite<Reply, Asked = void, Shown = unknown>({
  sameBy,
  ...options
}: Options<Reply, Asked, Shown>) {
  // State would be that of the last drawing: two clicks may come before the next one.
  const underWay = useRef(new Set<string>());
  const nameOf = (asked: Asked) => sameBy?.(asked) ?? '';
  const writing = useMutation<Reply, Error, Asked, Shown>({
    ...options,
    onSettled: async (...settled) => {
      try {
        return await options.onSettled?.(...settled);
      } finally {
        underWay.current.delete(nameOf(settled[2]));
      }
    },
  });
  const { mutate: start } = writing;
  const mutate = useCallback(
    (asked: Asked, then?: MutateOptions<Reply, Error, Asked, Shown>) => {
      const name = sameBy?.(asked) ?? '';
      if (isRepeatedInput() || underWay.current.has(name)) return;
      underWay.current.add(name);
      start(asked, then);
    },
    [start, sameBy],
  );
  return { ...writing, mutate };
}

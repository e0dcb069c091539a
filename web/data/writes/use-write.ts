// biome-ignore lint/style/noRestrictedImports: this is what others use instead.
import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isRepeatedInput } from './repeated-input.ts';

type Options<Reply, Asked, Shown> = UseMutationOptions<Reply, Error, Asked, Shown> & {
  /** Writes with the same result are the same, of which one may be pending at a time. Left out: all are. */
  sameBy?: (asked: Asked) => string;
};

/**
 * TanStack's `useMutation` for writes that the user starts (editor.20). The same write is not sent while it is pending, nor by the
 * second click of a double-click or by a held key.
 */
export function useWrite<Reply, Asked = void, Shown = unknown>({
  sameBy,
  ...options
}: Options<Reply, Asked, Shown>) {
  // A ref, since two clicks may come before the next rendering.
  const pending = useRef(new Set<string>());
  const nameOf = (asked: Asked) => sameBy?.(asked) ?? '';
  const writing = useMutation<Reply, Error, Asked, Shown>({
    ...options,
    onSettled: async (...settled) => {
      try {
        return await options.onSettled?.(...settled);
      } finally {
        pending.current.delete(nameOf(settled[2]));
      }
    },
  });
  const { mutate: start } = writing;
  const mutate = useCallback(
    (asked: Asked, then?: MutateOptions<Reply, Error, Asked, Shown>) => {
      const name = sameBy?.(asked) ?? '';
      if (isRepeatedInput() || pending.current.has(name)) return;
      pending.current.add(name);
      start(asked, then);
    },
    [start, sameBy],
  );
  return { ...writing, mutate };
}

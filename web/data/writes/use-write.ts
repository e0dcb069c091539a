// biome-ignore lint/style/noRestrictedImports: this is what others use instead.
import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { isRepeatedInput } from './repeated-input.ts';

type Options<Reply, Input, Shown> = UseMutationOptions<Reply, Error, Input, Shown> & {
  /** Two writes for which this is equal are one, which is not sent again while it is pending. Left out: every two are. */
  sameBy?: (input: Input) => string;
};

/**
 * TanStack's `useMutation` for writes that the user starts (editor.20). One is not sent again while it is pending, nor
 * by the second click of a double-click or by a held key.
 */
export function useWrite<Reply, Input = void, Shown = unknown>({
  sameBy,
  ...options
}: Options<Reply, Input, Shown>) {
  // A ref, since two clicks may come before the next rendering.
  const pending = useRef(new Set<string>());
  const nameOf = (input: Input) => sameBy?.(input) ?? '';
  const writing = useMutation<Reply, Error, Input, Shown>({
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
    (input: Input, then?: MutateOptions<Reply, Error, Input, Shown>) => {
      const name = sameBy?.(input) ?? '';
      if (isRepeatedInput() || pending.current.has(name)) return;
      pending.current.add(name);
      start(input, then);
    },
    [start, sameBy],
  );
  return { ...writing, mutate };
}

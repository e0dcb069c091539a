import { type MutateOptions, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { writeKeys } from '../cache-keys.ts';
import { useWrite } from './use-write.ts';

type Options<Reply, Asked, Shown> = Omit<
  Parameters<typeof useWrite<Reply, Asked, Shown>>[0],
  'mutationKey' | 'sameBy'
>;

/**
 * A write that is pending for the whole page, not only for the component that sent it, so that a form that is closed and opened
 * again doesn't send it twice. Writes of the same `name` are the same.
 */
export function useNamedWrite<Reply, Asked, Shown>(name: string, options: Options<Reply, Asked, Shown>) {
  const mutationKey = writeKeys.named(name);
  const queries = useQueryClient();
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate: start, error, reset } = useWrite<Reply, Asked, Shown>({ ...options, mutationKey });
  const mutate = (asked: Asked, then?: MutateOptions<Reply, Error, Asked, Shown>) => {
    if (queries.isMutating({ mutationKey }) === 0) start(asked, then);
  };
  return { mutate, isPending, error, reset };
}

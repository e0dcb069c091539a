import { type MutateOptions, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { writeKeys } from '../cache-keys.ts';
import { useWrite } from './use-write.ts';

type Options<Reply, Input, Shown> = Omit<
  Parameters<typeof useWrite<Reply, Input, Shown>>[0],
  'mutationKey' | 'sameBy'
>;

/**
 * A write that is pending for the whole page, not only for the component that sent it, so that a form that is closed
 * and opened again doesn't send it twice. Writes of the same `name` are the same.
 */
export function useNamedWrite<Reply, Input, Shown>(name: string, options: Options<Reply, Input, Shown>) {
  const mutationKey = writeKeys.named(name);
  const queries = useQueryClient();
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate: start, error, reset } = useWrite<Reply, Input, Shown>({ ...options, mutationKey });
  const mutate = (input: Input, then?: MutateOptions<Reply, Error, Input, Shown>) => {
    if (queries.isMutating({ mutationKey }) === 0) start(input, then);
  };
  return { mutate, isPending, error, reset };
}

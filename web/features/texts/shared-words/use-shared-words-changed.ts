import { useQueryClient } from '@tanstack/react-query';
import { cacheKeys } from '../../../data/cache-keys.ts';

/** Returns a function that fetches the shared words again, whichever project shows them. */
export function useSharedWordsChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: cacheKeys.dictionaries() });
}

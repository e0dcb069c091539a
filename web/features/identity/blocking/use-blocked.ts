import { useQuery } from '@tanstack/react-query';
import { blocksQuery } from '../../../data/queries/blocks.ts';
import { useMe } from '../../../data/session/session.ts';

/** The ids of the users whom the viewer has blocked; undefined until that is known. Guests have blocked nobody. */
export function useBlocked(): ReadonlySet<number> | undefined {
  return useBlocksQuery().data;
}

/** Whether the blocked users are being asked for: until then nobody knows what is to be collapsed. */
export const useBlockedLoading = (): boolean => useBlocksQuery().isLoading;

function useBlocksQuery() {
  const me = useMe();
  return useQuery({
    ...blocksQuery,
    enabled: me != null,
    select: (blocks) => new Set(blocks.map(({ user }) => user.id)),
  });
}

import { useQuery } from '@tanstack/react-query';
import { blocksQuery } from '../../data/queries/blocks.ts';
import { useMe } from '../../data/session/session.ts';

/** The ids of the users whom the viewer has blocked; undefined until that is known. Guests have blocked nobody. */
export function useBlocked(): ReadonlySet<number> | undefined {
  const me = useMe();
  const { data } = useQuery({
    ...blocksQuery,
    enabled: me != null,
    select: (blocks) => new Set(blocks.map(({ user }) => user.id)),
  });
  return data;
}

import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/**
 * The id of the chosen string, and the function to call before the address changes to another (`undefined`: to one of
 * another page). That one counts at once, since the router takes its time and typing must not go to the string before.
 */
export function useChosenId(): readonly [id: number | undefined, isGoneTo: (id: number | undefined) => void] {
  const { string } = route.useSearch();
  const router = useRouter();
  const [ahead, setAhead] = useState<number>();
  useEffect(() => router.subscribe('onResolved', () => setAhead(undefined)), [router]);
  return [ahead ?? string, (to) => setAhead(to === string ? undefined : to)];
}

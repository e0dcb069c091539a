import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/**
 * The id of the chosen string as the address has it, and what is called when the address is changed to have another, or one
 * of another page (`undefined`). One that is called for counts at once: the router takes its time, and what is typed
 * meanwhile must not go to the string before.
 */
export function useChosenId(): readonly [id: number | undefined, isGoneTo: (id: number | undefined) => void] {
  const { string } = route.useSearch();
  const router = useRouter();
  const [ahead, goAhead] = useState<number>();
  useEffect(() => router.subscribe('onResolved', () => goAhead(undefined)), [router]);
  return [ahead ?? string, (to) => goAhead(to === string ? undefined : to)];
}

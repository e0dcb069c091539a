import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/**
 * The id of the chosen string as the address has it, and a function to be called when the address is changed to another, or
 * to one of another page (`undefined`). The other one counts at once: the router takes its time, and what is typed meanwhile
 * must not go to the string before.
 */
export function useChosenId(): readonly [id: number | undefined, isGoneTo: (id: number | undefined) => void] {
  const { string } = route.useSearch();
  const router = useRouter();
  const [ahead, goAhead] = useState<number>();
  useEffect(() => router.subscribe('onResolved', () => goAhead(undefined)), [router]);
  return [ahead ?? string, (to) => goAhead(to === string ? undefined : to)];
}

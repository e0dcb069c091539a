import { Refused } from '../platform/http/failures.ts';

/** Refuses a name or handle that another project has, both at once if both are taken (projects.2, projects.3). */
export function refuseDuplicates(taken: string[]) {
  if (taken.length === 0) return;
  throw new Refused(
    400,
    taken.map((key) => ({ key, kind: 'notUnique' })),
  );
}

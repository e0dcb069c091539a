import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAuditLog, verifyAuditLog } from '#contract/site/audit.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const PAGE = 50;

/** The audit log, newest first. For site administrators. */
export const auditLogQuery = infiniteQueryOptions({
  queryKey: cacheKeys.auditLog(),
  queryFn: ({ pageParam: before, signal }) =>
    call(listAuditLog, { query: { limit: PAGE, ...(before === undefined ? {} : { before }) }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
});

/** Checks the whole audit log, part by part: how many entries there are, and the first that is not as it was written. */
export async function verifyWholeAuditLog(): Promise<{
  checked: number;
  broken: number | null;
  head: string;
}> {
  let after: number | undefined;
  for (;;) {
    const part = await call(verifyAuditLog, { query: after === undefined ? {} : { after } });
    if (part.is_end) return part;
    after = part.checked;
  }
}

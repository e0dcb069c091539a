import { listAuditLog, verifyAuditLog } from '#contract/site/audit.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { siteAdmin } from '../../core/guards/guards.ts';
import { auditPage } from './queries.ts';
import { verifyAfter } from './verify.ts';

/** The audit log, as site administrators read and check it (administration.11, administration.12). */
export const audit: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listAuditLog, siteAdmin, ({ query }) => auditPage(sql, query));

  registerEndpoint(context, verifyAuditLog, siteAdmin, async ({ query }) => {
    const verification = await verifyAfter(sql, query.after ?? 0, SERVICE_LIMITS.auditChecked);
    const { checked, broken, isEnd: is_end, head } = verification;
    return { checked, broken, is_end, head };
  });
};

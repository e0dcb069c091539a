import { examples } from '../example.ts';
import * as calls from './audit.ts';

export const auditExamples = [
  examples(
    calls.listAuditLog,
    'siteAdmin | session | 2 | siteAdmin; ?before ?id 1:ok; ?limit ?int(1..200)',
  )(() => ({ query: { limit: 2 } })),
  examples(calls.verifyAuditLog, 'siteAdmin | session | 2 | siteAdmin; ?after ?id 1:ok')(() => ({})),
];

import { route } from '../core/route.ts';

export const listAuditLog = route('GET', '/api/admin/audit');
export const verifyAuditLog = route('GET', '/api/admin/audit/verification');

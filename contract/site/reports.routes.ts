import { route } from '../core/route.ts';

const STRING = '/api/projects/:project/sections/:section/strings/:string' as const;

export const reportProject = route('POST', '/api/projects/:project/reports');
export const reportString = route('POST', `${STRING}/reports`);
export const reportTranslation = route('POST', `${STRING}/translations/:translation/reports`);
export const reportComment = route('POST', `${STRING}/comments/:comment/reports`);
export const reportUser = route('POST', '/api/users/:user/reports');
export const listReportCases = route('GET', '/api/admin/reports');
export const decideReports = route('POST', '/api/admin/reports/:report_case/decision');

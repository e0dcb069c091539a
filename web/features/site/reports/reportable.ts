import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import {
  reportComment,
  reportProject,
  reportString,
  reportTranslation,
  reportUser,
} from '#contract/site/reports.routes.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { call } from '../../../data/wire/call.ts';

/** What can be reported, with its address and whose it is (reports.1). */
export type Reportable =
  | { target: 'project'; project: number }
  | { target: 'profile'; user: number; username: string }
  | { target: 'string'; at: StringParams }
  | { target: 'translation'; at: StringParams; id: number; username: string }
  | { target: 'comment'; at: StringParams; id: number; username: string };

export type ReportBody = BodyOf<EndpointOf<typeof reportProject>>;

/** Sends a report. */
export function sendReport(of: Reportable, body: ReportBody): Promise<unknown> {
  switch (of.target) {
    case 'project':
      return call(reportProject, { params: { project: of.project }, body });
    case 'profile':
      return call(reportUser, { params: { user: of.user }, body });
    case 'string':
      return call(reportString, { params: of.at, body });
    case 'translation':
      return call(reportTranslation, { params: { ...of.at, translation: of.id }, body });
    case 'comment':
      return call(reportComment, { params: { ...of.at, comment: of.id }, body });
  }
}

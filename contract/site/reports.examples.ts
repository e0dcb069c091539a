import {
  examples,
  type Filled,
  inProject,
  next,
  OTHERS,
  onString,
  type Visitor,
  type Whose,
} from '../example.ts';
import * as calls from './reports.ts';

const onTranslation = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, translation: filled.translationOf(whose(filled, who)) },
});

const onComment = (whose: Whose) => (filled: Filled, who: Visitor) => ({
  params: { ...onString(filled).params, comment: filled.commentOf(whose(filled, who)) },
});

export const reportsExamples = [
  examples(
    calls.reportUser,
    'signedIn | translate | 8; reason one(spam|abuse|copyright|illegal|other); note ?text(0..1000)',
  )(({ cast }) => ({ params: { user: cast.author.id }, body: { reason: 'spam', note: `Note ${next()}` } })),
  examples(
    calls.listReportCases,
    `siteAdmin | session | 2 | siteAdmin
    ?limit ?int(1..100); ?before ?id 1:ok; ?state ?one(open|decided)`,
  )(() => ({})),
  examples(
    calls.decideReports,
    'siteAdmin | session | 11 | siteAdmin; note ?text(0..1000); decision one(removed|dismissed)',
  )(async ({ cast }) => {
    await cast.siteAdmin.does(calls.reportUser, {
      params: { user: cast.author.id },
      body: { reason: 'other' },
    });
    const [found] = await cast.siteAdmin.does(calls.listReportCases, {});
    return { params: { report_case: found?.id ?? 0 }, body: { decision: 'dismissed' } };
  }),
  examples(
    calls.reportProject,
    'userWhoSees | translate | 8; reason one(spam|abuse|copyright|illegal|other); note ?text(0..1000)',
  )((filled) => ({ ...inProject(filled), body: { reason: 'illegal' } })),
  examples(
    calls.reportString,
    'userWhoReads | translate | 8; reason one(spam|abuse|copyright|illegal|other); note ?text(0..1000)',
  )((filled) => ({ ...onString(filled), body: { reason: 'copyright' } })),
  examples(
    calls.reportTranslation,
    'userWhoReads | translate | 8; reason one(spam|abuse|copyright|illegal|other); note ?text(0..1000)',
  )((filled, who) => ({ ...onTranslation(OTHERS)(filled, who), body: { reason: 'abuse' } })),
  examples(
    calls.reportComment,
    'userWhoReads | translate | 7; reason one(spam|abuse|copyright|illegal|other); note ?text(0..1000)',
  )((filled, who) => ({ ...onComment(OTHERS)(filled, who), body: { reason: 'spam' } })),
];

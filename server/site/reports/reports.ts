import type { BodyOf } from '#contract/core/endpoint.ts';
import type { Me } from '#contract/identity/users.ts';
import {
  decideReports,
  listReportCases,
  reportComment,
  reportProject,
  reportString,
  reportTranslation,
  reportUser,
} from '#contract/site/reports.ts';
import { isDeleted } from '#domain/texts/comments/comments.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { signedIn, siteAdmin, userWhoReads, userWhoSees } from '../../core/guards/guards.ts';
import { findUser } from '../../identity/users/queries.ts';
import { conflict, forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { countOfNewAccount } from '../../platform/limits/new-accounts.ts';
import { decideCase, READ_TARGET, type Reported, reportCases, storeReport } from './queries.ts';

/** Reports by users, and the queue in which site administrators decide them (reports.1 to reports.8). */
export const reports: Feature = (context) => {
  const { sql, live } = context;

  const report = async (me: Me, reported: Reported, body: BodyOf<typeof reportProject>) => {
    await countOfNewAccount(context, me, 'reports');
    if (!(await storeReport(sql, me.id, reported, body))) throw forbidden('report', 'tooMany');
  };

  registerEndpoint(context, reportProject, userWhoSees, async ({ me, project, body }) => {
    const { name, description, owner_id } = orNotFound(await READ_TARGET.project(sql, project.id), 'project');
    const text = description === '' ? name : `${name}\n\n${description}`;
    const author = owner_id ?? undefined;
    await report(me, { target: 'project', project: project.id, author, text }, body);
  });

  registerEndpoint(context, reportString, userWhoReads, async ({ me, project, section, string, body }) => {
    const place = { project: project.id, section: section.id, string: string.id };
    const text = await READ_TARGET.string(sql, project.id, string.id);
    await report(me, { target: 'string', ...place, text }, body);
  });

  registerEndpoint(
    context,
    reportTranslation,
    userWhoReads,
    async ({ me, project, section, string, translation, body }) => {
      const place = { project: project.id, section: section.id, string: string.id };
      const text = await READ_TARGET.translation(sql, project.id, translation.id);
      const { id, author_id: author } = translation;
      await report(me, { target: 'translation', ...place, translation: id, author, text }, body);
    },
  );

  registerEndpoint(
    context,
    reportComment,
    userWhoReads,
    async ({ me, project, section, string, comment, body }) => {
      if (isDeleted(comment)) throw invalid('comment', 'deleted');
      const place = { project: project.id, section: section.id, string: string.id };
      const { id, author_id: author, text } = comment;
      await report(me, { target: 'comment', ...place, comment: id, author, text }, body);
    },
  );

  registerEndpoint(context, reportUser, signedIn, async ({ me, params, body }) => {
    const { id, username, about } = orNotFound(await findUser(sql, params.user), 'user');
    const text = about === '' ? username : `${username}\n\n${about}`;
    await report(me, { target: 'profile', author: id, text }, body);
  });

  registerEndpoint(context, listReportCases, siteAdmin, ({ query }) => reportCases(sql, query));

  registerEndpoint(context, decideReports, siteAdmin, async ({ me, params, body }) => {
    const { isDone, decidedCase, reporters } = orNotFound(
      await decideCase(sql, params.report_case, me.id, body),
      'case',
    );
    if (!isDone) throw conflict('case', 'changed', decidedCase);
    for (const reader of reporters) live.notifyReader(reader);
    return decidedCase;
  });
};

import { listSourceVersions } from '#contract/history/source-versions.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { sourceVersionsOf } from './queries.ts';

/** The source versions of sections (updates.11). */
export const sourceVersions: Feature = (context) => {
  // Reading is allowed in every status of a project.
  registerEndpoint(
    context,
    listSourceVersions,
    memberWith('can_manage_strings', 'manage'),
    ({ project, section, query }) =>
      sourceVersionsOf(context.sql, { project: project.id, section: section.id }, query),
  );
};

import type { BodyOf } from '#contract/core/endpoint.ts';
import type { importTranslationsToProject } from '#contract/files/translation-imports.ts';
import type { StoredUsage } from '#domain/core/access/quotas.ts';
import type { Viewer } from '#domain/core/access/roles.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import type { Once } from '../../platform/idempotency/once.ts';
import type { WorkerContext } from '../../platform/import-workers/messages.ts';
import { refuseApproving } from '../../texts/translations/refuse-approving.ts';
import type { CheckedProject } from '../../texts/translations/require-checks.ts';
import { importOnce } from './import-once.ts';

type Call = {
  project: CheckedProject & { use?: StoredUsage };
  me: { id: number };
  viewer: Viewer;
  body: BodyOf<typeof importTranslationsToProject>;
  once: Once | undefined;
};

const of = (project: CheckedProject) => ({ project: project.id, checkedBy: project });

/** Handles importTranslationsToProject, in the server or, for large bodies, in a worker. */
export const handleImportToProject =
  ({ sql, settings }: WorkerContext) =>
  ({ project, me, viewer, body, once }: Call) => {
    refuseApproving(viewer, body);
    const refuse = () => refuseByQuota(project, settings, { bytes: 1 });
    return importOnce(sql, { ...of(project), actor: me.id, viewer, refuse }, body, once);
  };

/** Handles importTranslationsToSection, in the server or, for large bodies, in a worker. */
export const handleImportToSection =
  ({ sql, settings }: WorkerContext) =>
  ({ project, section, me, viewer, body, once }: Call & { section: { id: number } }) => {
    refuseApproving(viewer, body);
    const refuse = () => refuseByQuota(project, settings, { bytes: 1 });
    return importOnce(sql, { ...of(project), section: section.id, actor: me.id, viewer, refuse }, body, once);
  };
